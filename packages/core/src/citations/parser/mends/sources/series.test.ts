import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

type Stretch = [Label, string]

test('a second “in” leads to the series of a book', () => {
  const chapter = read(['author', 'A. Berg,'], ['title', '“Ropes,”'], ['container-title', 'in Ships of the North, in Harbour Studies.'], ['location', 'Bergen:'], ['publisher', 'Fjord Press,'], ['date', '2021,'], ['pages', 'pp. 27–43.']).csl
  expect(chapter).toMatchObject({ 'container-title': 'Ships of the North', 'collection-title': 'Harbour Studies', 'type': 'chapter' })
  const edited = read(['title', '“Ropes,”'], ['container-title', 'in Ships of the North,'], ['editor', 'C. Roe, Ed.,'], ['container-title', 'in Harbour Studies,'], ['volume', 'no. 2,'], ['publisher', 'Fjord Press,'], ['date', '2021,'], ['pages', 'pp. 27–43.']).csl
  expect(edited).toMatchObject({ 'container-title': 'Ships of the North', 'collection-title': 'Harbour Studies, no. 2' })
  expect(edited.issue).toBeUndefined()
  const book = read(['author', 'A. Berg,'], ['title', 'Ships of the North.'], ['journal', 'in Harbour Studies,'], ['volume', 'no. 7.'], ['location', 'Bergen:'], ['publisher', 'Fjord Press,'], ['date', '2021.']).csl
  expect(book).toMatchObject({ 'title': 'Ships of the North', 'collection-title': 'Harbour Studies, no. 7', 'type': 'book' })
})

test('the “in” behind a whole title leads to what it stands in where nothing counts the volumes of a series', () => {
  expect(read(['title', 'Ropes of the north.'], ['container-title', 'in Ships and Harbours.'], ['pages', 'pp. 27–43.'], ['publisher', 'Fjord Press.']).csl).toMatchObject({ 'container-title': 'Ships and Harbours' })
})

test('engineers announce a series, and physicians have it in brackets last of all', () => {
  const engineers = read(['author', 'A. Berg,'], ['title', 'Ships of the North, ser.'], ['container-title', 'Harbour Studies,'], ['volume', 'vol. 88.'], ['location', 'Bergen:'], ['publisher', 'Fjord Press,'], ['date', '2021.'])
  expect(engineers).toMatchObject({ csl: { 'title': 'Ships of the North', 'collection-title': 'Harbour Studies, vol. 88', 'type': 'book' }, leftovers: [] })
  expect(engineers.csl.volume).toBeUndefined()
  const physicians = read(['title', 'Ships of the North.'], ['location', 'Bergen:'], ['publisher', 'Fjord Press;'], ['date', '2021.'], ['genre', '(HBR Technical Report'], ['note', 'Series; no. 13).']).csl
  expect(physicians).toMatchObject({ 'collection-title': 'HBR Technical Report Series; no. 13', 'type': 'book' })
})

test('between pages or a volume and a place stands a series', () => {
  const chapter = read(['title', '“Ropes.”'], ['container-title', 'In Ships of the North,'], ['pages', '27–43.'], ['publisher', 'Harbour Studies.'], ['location', 'Bergen:'], ['publisher', 'Fjord Press,'], ['date', '2021.']).csl
  expect(chapter).toMatchObject({ 'collection-title': 'Harbour Studies', 'publisher': 'Fjord Press' })
})

test('a name in brackets behind the publisher is that of a series, and its place or an abbreviation is none', () => {
  const book = (publisher: string) => read(['author', 'Berg, A.'], ['date', '(2021)'], ['title', 'Ships of the north.'], ['location', 'Bergen:'], ['publisher', publisher]).csl
  expect(book('Fjord Press (Harbour studies, 2).')).toMatchObject({ 'publisher': 'Fjord Press', 'collection-title': 'Harbour studies, 2' })
  expect(book('Harbour Bureau (HB).')['collection-title']).toBeUndefined()
  expect(read(['author', 'Berg, A.,'], ['title', 'Ships: A history of the north'], ['location', '(Bergen:'], ['publisher', 'Fjord Press,'], ['date', '2021).']).csl).toMatchObject({ publisher: 'Fjord Press', issued: { 'date-parts': [[2021]] } })
})

test('a name in brackets at the end, behind the pages or the year, is that of a series', () => {
  expect(read(['title', 'Ropes.'], ['container-title', 'In: Ships of the North.'], ['publisher', 'Fjord Press;'], ['date', '2021.'], ['pages', 'p. 27-43.'], ['note', '(Harbour studies; vol. 2).']).csl)
    .toMatchObject({ 'collection-title': 'Harbour studies; vol. 2', 'page': '27-43' })
})

test('a chapter stands in one book, and what has a number before its publisher or its editors is the series of that', () => {
  const series = { 'type': 'chapter', 'container-title': 'Ships of the North', 'collection-title': 'Harbour Studies 12' }
  const ends: Stretch[] = [['publisher', 'Fjord Press,'], ['date', '2021.']]
  expect(read(['title', '“Ropes.”'], ['container-title', 'In Ships of the North,'], ['editor', 'edited by C. Roe.'], ['journal', 'Harbour Studies'], ['volume', '12.'], ...ends).csl).toMatchObject(series)
  expect(read(['title', '“Ropes.”'], ['container-title', 'In Ships of the North,'], ['editor', 'edited by C. Roe.'], ['container-title', 'Harbour Studies 12.'], ...ends).csl).toMatchObject(series)
  expect(read(['title', 'Ropes.'], ['editor', 'In: Roe C, ed.'], ['container-title', 'Ships of the North. Harbour Studies'], ['volume', '12.'], ...ends).csl).toMatchObject(series)
  expect(read(['title', '“Ropes.”'], ['container-title', 'in Ships of the North, Harbour Studies 12,'], ['editor', 'edited by C. Roe.'], ...ends).csl).toMatchObject(series)
  expect(read(['title', '“Ropes.”'], ['container-title', 'in Ships of the North, Part 2,'], ['editor', 'edited by C. Roe.'], ...ends).csl).toMatchObject({ 'container-title': 'Ships of the North, Part 2' })
})

test('behind a title whose editors stand first stands its series, unless that has issues', () => {
  const edited = (container: Stretch, volume?: Stretch) => read(['editor', 'Berg, Ada, and Per Roe, eds.'], ['title', 'Ropes and Selves.'], container, ...(volume ? [volume] : []), ['location', 'Bergen:'], ['publisher', 'Fjord Press,'], ['date', '2016.']).csl
  expect(edited(['container-title', 'Fjord Studies in Rope 12.'])).toMatchObject({ 'title': 'Ropes and Selves', 'collection-title': 'Fjord Studies in Rope 12', 'type': 'book' })
  expect(edited(['journal', 'Rope Design,'], ['volume', '80(4).'])).toMatchObject({ 'container-title': 'Rope Design', 'volume': '80', 'issue': '4' })
})

test('a name with a number between a title and its publisher, or behind the year of a book, is surely its series', () => {
  const between = read(['editor', 'Roe, Ada, ed.'], ['title', 'Ropes: A Study.'], ['collection-title', 'Trends in Harbours 127.', 0.4], ['publisher', 'Fjord Press,'], ['date', '2000.'])
  expect(between).toMatchObject({ csl: { 'collection-title': 'Trends in Harbours 127' }, confidence: 0.8 })
  const behind = (label: Label, series: string) => read(['author', 'Roe, Ada.'], ['title', 'Ropes: A Study.'], ['publisher', 'Fjord Press,'], ['date', '2000.'], [label, series, 0.4])
  expect(behind('note', 'Harbour Studies 12.')).toMatchObject({ csl: { 'collection-title': 'Harbour Studies 12', 'type': 'book' }, confidence: 0.8 })
  expect(behind('note', 'Reprinted by Roe 12.').csl['collection-title']).toBeUndefined()
  expect(behind('note', 'Originally published 1987.').csl['collection-title']).toBeUndefined()
})

test('an “in” behind a whole title leads to a series where a place follows and nothing has pages', () => {
  const printed = (...behind: readonly Stretch[]) => read(['author', 'A. Berg,'], ['title', 'Ropes.'], ['container-title', 'in Northern Ships.'], ['location', 'Bergen:'], ['publisher', 'Fjord Press,'], ['date', '1982.'], ...behind).csl
  expect(printed()).toMatchObject({ 'title': 'Ropes', 'collection-title': 'Northern Ships', 'type': 'book' })
  expect(printed(['pages', 'pp. 27–43.'])).toMatchObject({ 'container-title': 'Northern Ships', 'type': 'chapter' })
})
