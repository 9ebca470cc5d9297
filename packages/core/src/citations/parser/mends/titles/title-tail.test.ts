import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

const names: [Label, string] = ['author', 'Berg, A.']

test('pages at the end of a title are those of the work', () => {
  expect(read(names, ['title', 'Ropes across the toddler years (pp. 66–99).'], ['editor', 'In Roe, C. (Ed.).'], ['container-title', 'Knots.'], ['publisher', 'Fjord Press,'], ['date', '2007.']).csl)
    .toMatchObject({ title: 'Ropes across the toddler years', page: '66-99' })
})

test('years behind the comma of a book’s title are of it', () => {
  expect(read(names, ['date', '(2004).'], ['title', 'First the rope: the harbours of the north,'], ['pages', '1492–1850'], ['edition', '(2nd ed.).'], ['publisher', 'Fjord Press.']).csl)
    .toMatchObject({ title: 'First the rope: the harbours of the north, 1492–1850', edition: '2' })
  expect(read(names, ['date', '(2004).'], ['title', 'Ropes,'], ['container-title', 'Knots,'], ['pages', '1492–1850.'], ['publisher', 'Fjord Press.']).csl).toMatchObject({ page: '1492-1850' })
})

test('a year behind the colon of a title is of it', () => {
  expect(read(names, ['date', '(2020).'], ['title', 'Landings in the north:'], ['note', '2019.'], ['url', 'https://fjord.example/landings']).csl).toMatchObject({ title: 'Landings in the north: 2019', issued: { 'date-parts': [[2020]] } })
})

test('a title in quotation marks ends where they do, though the name behind them has a comma', () => {
  expect(read(names, ['date', '2001,'], ['title', '« Ropes of the north », Studies in Tides,'], ['journal', 'Ropes and Sails,'], ['volume', 'vol. 7,'], ['pages', 'p. 159–198.']).csl)
    .toMatchObject({ 'title': 'Ropes of the north', 'container-title': 'Studies in Tides, Ropes and Sails' })
  expect(read(names, ['title', '« What are tides ? » Answers from the north,'], ['journal', 'RHD,'], ['date', '1986,'], ['volume', 'vol. 64,'], ['pages', 'p. 71–78.']).csl).toMatchObject({ 'container-title': 'RHD' })
})

test('what is announced within a quotation is a part of it', () => {
  expect(read(names, ['date', '2016.'], ['title', '“The press on ‘tides’ in Harbour Reports.”'], ['url', 'https://fjord.example/press']).csl).toMatchObject({ title: 'The press on ‘tides’ in Harbour Reports' })
})

test('a title that goes on in capitals up to a comma has run into the name of the journal', () => {
  expect(read(names, ['title', 'Iron particles for seeing and finding ropes. Nanoscience: Tools,'], ['journal', 'Ropes and Sails.'], ['date', '2012.'], ['volume', '8(3):'], ['pages', '275–290.']).csl)
    .toMatchObject({ 'title': 'Iron particles for seeing and finding ropes', 'container-title': 'Nanoscience: Tools, Ropes and Sails' })
})

test('what is registered stands in something that is named in capitals behind its title', () => {
  expect(read(['author', 'Berg, A.; Roe, C.,'], ['date', '2012.'], ['title', 'Keeping shores clean in the north. Harbour Letters.'], ['doi', 'https://doi.org/10.5555/h.12']).csl)
    .toMatchObject({ 'title': 'Keeping shores clean in the north', 'container-title': 'Harbour Letters' })
})

test('pages in a bracket stand behind the book that a chapter is in', () => {
  expect(read(names, ['date', '(1994).'], ['title', 'Hell. A dictionary of beliefs'], ['pages', '(pp. 234–235).'], ['location', 'Bergen:'], ['publisher', 'Fjord Press.']).csl)
    .toMatchObject({ 'title': 'Hell', 'container-title': 'A dictionary of beliefs', 'type': 'chapter' })
})

test('before the day of what is online, and no place, stands the name of a periodical', () => {
  expect(read(names, ['title', 'Ice explained. The Harbour Talk'], ['medium', '[Internet].'], ['date', '2018 Apr 12'], ['url', 'https://talk.example/ice']).csl)
    .toMatchObject({ 'title': 'Ice explained', 'container-title': 'The Harbour Talk' })
  expect(read(names, ['title', 'Ice explained. A guide'], ['medium', '[Internet].'], ['date', '2018'], ['url', 'https://talk.example/ice']).csl).toMatchObject({ title: 'Ice explained. A guide' })
})

test('the address of a site for its name makes no chapter of what stands there', () => {
  expect(read(names, ['title', '“Ropes.”'], ['container-title', 'harbour.example.'], ['url', 'https://harbour.example/ropes']).csl).toMatchObject({ 'container-title': 'harbour.example', 'type': 'webpage' })
})
