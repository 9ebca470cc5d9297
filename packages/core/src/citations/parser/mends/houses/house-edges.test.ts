import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

test('a given name and an initial behind the sentence of a title begin the name of the publisher', () => {
  expect(read(['author', 'Berg, A.'], ['title', 'Tides of the North. William B.'], ['publisher', 'Fjordmans,'], ['date', '1999.']).csl).toMatchObject({ title: 'Tides of the North', publisher: 'William B. Fjordmans' })
  expect(read(['author', 'Berg, A.'], ['title', 'Tides of the North.'], ['journal', 'Wm. B.'], ['publisher', 'Fjordmans,'], ['date', '1999.']).csl).toMatchObject({ title: 'Tides of the North', publisher: 'Wm. B. Fjordmans', type: 'book' })
  expect(read(['author', 'Berg, A.'], ['title', 'Letters to William B.'], ['publisher', 'Fjord Press,'], ['date', '1999.']).csl).toMatchObject({ title: 'Letters to William B', publisher: 'Fjord Press' })
})

test('initials behind an editor who is spoken of are those of the publisher', () => {
  expect(read(['author', 'Berg, A.'], ['title', 'Der Hafen.'], ['editor', 'Edited by Max Roe, S.'], ['publisher', 'Lund Verlag,'], ['date', '1953.']).csl)
    .toMatchObject({ editor: [{ family: 'Roe', given: 'Max' }], publisher: 'S. Lund Verlag' })
  expect(read(['author', 'Berg,'], ['title', 'The Tides,'], ['editor', 'E. Lund,'], ['translator', 'Trans. W.'], ['publisher', 'W. Fjord,'], ['date', '2018.']).csl)
    .toMatchObject({ translator: [{ family: 'Lund', given: 'E.' }], publisher: 'W. W. Fjord' })
  expect(read(['author', 'Berg,'], ['title', 'The Tides,'], ['translator', 'E. Lund, Trans. W.'], ['publisher', 'W. Fjord,'], ['date', '2018.']).csl)
    .toMatchObject({ translator: [{ family: 'Lund', given: 'E.' }], publisher: 'W. W. Fjord' })
})

test('a town behind the sentence of a title is not of it', () => {
  expect(read(['author', 'A. Berg,'], ['title', 'Passing the Rope: Crews That Last. East Fjord,'], ['location', 'Calif:'], ['publisher', 'Harbour Institute,'], ['date', '1993.']).csl)
    .toMatchObject({ 'title': 'Passing the Rope: Crews That Last', 'publisher-place': 'East Fjord, Calif' })
})

test('a part of a university behind the sentence of a title published the work with it', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(1993)'], ['title', 'Planning with tides. Institute for Harbours,'], ['publisher', 'Fjord University.']).csl)
    .toMatchObject({ title: 'Planning with tides', publisher: 'Institute for Harbours, Fjord University' })
  expect(read(['author', 'Berg, A.'], ['date', '(1993)'], ['title', 'Planning. Ropes, sails,'], ['publisher', 'Fjord University.']).csl).toMatchObject({ publisher: 'Fjord University' })
})

test('what was taken for the place of an institution is a part of its name', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(1993)'], ['title', 'Tides.'], ['location', 'Bergen:'], ['publisher', 'Teaching Unit,'], ['location', 'Fjord Polytechnic.']).csl)
    .toMatchObject({ 'publisher': 'Teaching Unit, Fjord Polytechnic', 'publisher-place': 'Bergen' })
  expect(read(['author', 'Berg, A.'], ['title', 'Tides.'], ['publisher', 'Department of Ropes, University of'], ['location', 'Washington,'], ['date', '1993.']).csl)
    .toMatchObject({ publisher: 'Department of Ropes, University of Washington' })
})

test('what a company is by law was not taken for the company', () => {
  expect(read(['author', 'Berg A.'], ['title', 'Fifty years of tides.'], ['journal', 'Harbour Pub.'], ['publisher', 'Ltd;'], ['date', '2005.']).csl).toMatchObject({ publisher: 'Harbour Pub. Ltd', type: 'book' })
})

test('behind those who edited it stands the book, and behind its sentence who published it', () => {
  const chapter: [Label, string][] = [['author', 'Berg A.'], ['title', 'Knots.'], ['editor', 'In: Roe C, Lund P, eds.']]
  expect(read(...chapter, ['publisher', 'Northern Ropes. HFV;'], ['date', '2013:'], ['pages', '199-213.']).csl).toMatchObject({ 'container-title': 'Northern Ropes', 'publisher': 'HFV' })
  expect(read(...chapter, ['location', 'Northern Ropes:'], ['publisher', 'Tides and Sails. Fjord Press;'], ['date', '2013:'], ['pages', '199-213.']).csl)
    .toMatchObject({ 'container-title': 'Northern Ropes: Tides and Sails', 'publisher': 'Fjord Press' })
  expect(read(['author', 'Berg, A.'], ['date', '(2000)'], ['title', '‘Knots’,'], ['editor', 'in C. Roe and P. Lund (eds)'], ['container-title', 'Northern ropes. East Fjord: Lund & Lund,'], ['pages', 'pp. 3–9.']).csl)
    .toMatchObject({ 'container-title': 'Northern ropes', 'publisher-place': 'East Fjord', 'publisher': 'Lund & Lund' })
})

test('houses that are called by their partners keep their commas', () => {
  expect(read(['author', 'Berg, A.'], ['title', 'Ropes.'], ['location', 'Farrar,'], ['publisher', 'Straus and Giroux,'], ['date', '1986.']).csl).toMatchObject({ publisher: 'Farrar, Straus and Giroux' })
})

test('a division is no place, but a part of who is named before it', () => {
  const report = (place: string) => read(['author', 'Roe, C.'], ['date', '(1938).'], ['title', 'Floods.'], ['publisher', 'Fjord Corps of Engineers,'], ['location', place]).csl
  expect(report('North Coast Division.')).toMatchObject({ publisher: 'Fjord Corps of Engineers, North Coast Division' })
  expect(report('Bergen.')).toMatchObject({ 'publisher': 'Fjord Corps of Engineers', 'publisher-place': 'Bergen' })
})
