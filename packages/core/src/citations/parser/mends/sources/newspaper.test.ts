import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

test('the first of the pages of a newspaper is no volume', () => {
  const { csl } = read(['date', '(2013, April 2).'], ['title', 'Ice comes.'], ['journal', 'The Northern Post,'], ['volume', 'A1,'], ['pages', 'A4.'])
  expect(csl).toMatchObject({ type: 'article-newspaper', page: 'A1, A4' })
  expect(csl.volume).toBeUndefined()
  expect(read(['date', '(2013, April 2).'], ['title', 'Ice comes.'], ['journal', 'The Northern Post,'], ['volume', 'B3.']).csl).toMatchObject({ page: 'B3' })
  expect(read(['date', '(2013).'], ['title', 'Ice comes.'], ['journal', 'Acta Glacialia,'], ['volume', 'A1,'], ['pages', '4.']).csl).toMatchObject({ volume: 'A1', page: '4' })
})

test('a town in brackets behind its name tells a newspaper from others', () => {
  const of = (name: string) => read(['title', '“Ice.”'], ['container-title', name], ['location', '(Bergen),'], ['date', 'March 12, 1833.']).csl.type
  expect([of('The Northern Times'), of('Ropes of the North')]).toEqual(['article-newspaper', 'chapter'])
})

test('what has no year and was seen on a site is a page, whatever the site is called', () => {
  const seen = (...rest: [Label, string][]) => read(['title', '“Ice.”'], ['journal', 'The Northern Archives.'], ...rest, ['url', 'https://example.org/ice']).csl.type
  expect(seen(['note', 'Accessed March 4, 2021.'])).toBe('webpage')
  expect(read(['title', '“Ice,”'], ['container-title', 'Harbour Forum.'], ['note', 'Accessed: May 4, 2020.'], ['url', 'https://example.org/ice']).csl.type).toBe('webpage')
  expect(seen(['date', '2020.'], ['note', 'Accessed March 4, 2021.'])).toBe('article-journal')
})

test('a number behind a month is the day, where no semicolon makes it a volume', () => {
  const after = (date: string, volume: string) => read(['title', 'Ice comes.'], ['journal', 'The Northern Post.'], ['date', date], ['volume', volume], ['pages', '7.']).csl
  expect(after('2020 Feb', '11:')).toMatchObject({ issued: { 'date-parts': [[2020, 2, 11]] }, page: '7' })
  expect(after('2020 Feb', '11:').volume).toBeUndefined()
  expect(after('2020 Feb;', '11:')).toMatchObject({ type: 'article-journal', volume: '11' })
  expect(after('2020 Feb', '45:')).toMatchObject({ volume: '45' })
  expect(after('2020', '11:')).toMatchObject({ volume: '11' })
})

test('what counts no volumes and came out on a day is a magazine or a newspaper, which keeps the day', () => {
  const type = (...rest: [Label, string][]) => read(['title', 'Ice comes.'], ['journal', 'Northern Review,'], ...rest).csl.type
  expect(type(['date', 'April 17, 2017,'], ['pages', '38–47.'])).toBe('article-magazine')
  expect(type(['date', 'April 2017,'], ['pages', '38–47.'])).toBe('article-magazine')
  expect(type(['date', '17 April 2017,'], ['pages', 'p. D7.'])).toBe('article-newspaper')
  expect(type(['date', 'April 17, 2017.'], ['url', 'https://example.org/ice'])).toBe('article-newspaper')
  expect(type(['date', '2017,'], ['pages', '38–47.'])).toBe('article-journal')
  expect(type(['volume', '12,'], ['date', 'April 2017,'], ['pages', '38–47.'])).toBe('article-journal')
  expect(type(['date', 'April 2017,'], ['doi', 'https://doi.org/10.1234/ice'])).toBe('article-journal')
})

test('what a publisher has brought out in one piece, in a year, is a book', () => {
  expect(read(['title', '“The Ice.”'], ['journal', 'Northern Tales,'], ['publisher', 'Fjord Press,'], ['date', '1991,'], ['pages', 'pp. 9–52.']).csl)
    .toMatchObject({ type: 'chapter', 'container-title': 'Northern Tales', publisher: 'Fjord Press' })
  expect(read(['title', '“The Ice.”'], ['journal', 'Northern Tales,'], ['volume', '3,'], ['date', '1991,'], ['pages', 'pp. 9–52.'], ['publisher', 'Fjord Press.']).csl.type).toBe('article-journal')
})

test('what has a publisher, a month and an address is a page', () => {
  const type = (date: string) => read(['date', date], ['title', 'Fear of ice.'], ['publisher', 'Harbour Office.'], ['url', 'https://example.org/fear']).csl.type
  expect(type('(2018, July).')).toBe('webpage')
  expect(type('(2018).')).toBe('book')
})

test('a newspaper is told by its name, behind a title and before its page', () => {
  expect(read(['author', 'Lund, P.'], ['title', 'Ice Comes. The Northern Times.'], ['date', 'March 4, 2020.'], ['url', 'https://example.org/ice']).csl)
    .toMatchObject({ 'type': 'article-newspaper', 'title': 'Ice Comes', 'container-title': 'The Northern Times' })
  const page = read(['author', 'Lund, P.'], ['date', '(2020, March 4).'], ['title', 'Ice comes.'], ['journal', 'Harbour Gazette,'], ['volume', '12.']).csl
  expect(page).toMatchObject({ type: 'article-newspaper', page: '12' })
  expect(page.volume).toBeUndefined()
  expect(read(['author', 'Lund, P.'], ['date', '2020.'], ['title', 'Ice Comes. The Northern Times.'], ['url', 'https://example.org/ice']).csl).toMatchObject({ title: 'Ice Comes. The Northern Times' })
})

test('what a work of a month stands in is a periodical, but behind “In”', () => {
  const type = (container: string) => read(['title', '“Who Owns the Ice?”'], ['container-title', container], ['date', 'May 2019.']).csl.type
  expect(type('Northern Monthly,')).toBe('article-magazine')
  expect(type('In Ships of the North,')).toBe('chapter')
})

test('what stands on a site that counts nothing is a page', () => {
  const type = (journal: string, ...rest: [Label, string][]) => read(['author', 'Lund, P.'], ['title', '“Ice Comes.”'], ['journal', journal], ...rest, ['date', '2020,'], ['url', 'https://example.org/ice']).csl.type
  expect(type('Harbour Watch,')).toBe('webpage')
  expect(type('Harbour Watch,', ['volume', '12,'])).toBe('article-journal')
  expect(type('Journal of Harbours,')).toBe('article-journal')
})

test('behind a title in quotation marks and its year stands the site of a page that nobody signed', () => {
  expect(read(['title', '“How to Read Tide Tables.”'], ['date', '2016.'], ['location', 'Harbour Watch.'], ['url', 'https://example.org/tides']).csl)
    .toMatchObject({ 'type': 'webpage', 'container-title': 'Harbour Watch' })
})

test('a day before a semicolon is none of a volume', () => {
  expect(read(['title', 'Ice comes.'], ['journal', 'The Northern Post.'], ['date', '2022 Jan'], ['volume', '14;376:'], ['pages', '12.']).csl).toMatchObject({ issued: { 'date-parts': [[2022, 1, 14]] }, volume: '376', page: '12' })
})

test('a newspaper before its year is no person, where a day stands behind the title', () => {
  const first = (name: string, ...behind: [Label, string][]) => read(['author', name], ['date', '(2015)'], ['title', '‘Tram brings life’,'], ...behind).csl
  const tram = first('Northport Gazette', ['date', '6 May.'])
  expect(tram).toMatchObject({ 'type': 'article-newspaper', 'container-title': 'Northport Gazette', 'issued': { 'date-parts': [[2015, 5, 6]] } })
  expect(tram.author).toBeUndefined()
  expect(first('Emily Post').author).toHaveLength(1)
})

test('the town may stand in square brackets, as MLA has it', () => {
  const { csl, confidence } = read(['author', 'Tarn, Lena.'], ['title', '“The Port That Sank.”'], ['container-title', 'The Northern Post'], ['location', '[Bergen],', 0.5], ['date', '2 Oct. 2020,'], ['pages', 'p. A4.'])
  expect(csl).toMatchObject({ 'type': 'article-newspaper', 'container-title': 'The Northern Post', 'publisher-place': 'Bergen' })
  expect(confidence).toBeGreaterThan(0.6)
})
