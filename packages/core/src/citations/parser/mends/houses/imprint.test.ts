import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

const published = (...imprint: [Label, string][]) => read(['author', 'Berg, A.'], ['date', '(2000).'], ['title', 'Salt and rye.'], ...imprint).csl

test('a town behind the colon is where a work was published', () => {
  expect(published(['publisher', 'Fjord Press: Cambridge MA.'])).toMatchObject({ 'publisher': 'Fjord Press', 'publisher-place': 'Cambridge MA' })
  expect(published(['publisher', 'Fjord Press: Books of the North.']).publisher).toBe('Fjord Press: Books of the North')
})

test('a name in brackets before the publisher is that of a series', () => {
  expect(published(['publisher', '(Harbour Archaeology). Fjord Publishing Ltd.'])).toMatchObject({ 'collection-title': 'Harbour Archaeology', 'publisher': 'Fjord Publishing Ltd' })
})

test('a state that is abbreviated before its publisher keeps its stop', () => {
  expect(read(['title', 'Tides.'], ['location', 'Cambridge, Mass.:'], ['publisher', 'Fjord Press,'], ['date', '1979.']).csl).toMatchObject({ 'publisher-place': 'Cambridge, Mass.' })
})

test('what stands in brackets behind a subtitle is no series', () => {
  expect(read(['author', 'Berg, A.'], ['date', '(2022).'], ['title', 'Palabras: el puerto'], ['genre', '(Doctoral dissertation,'], ['publisher', 'Fjord University).']).csl)
    .toMatchObject({ title: 'Palabras: el puerto', genre: 'Doctoral dissertation', publisher: 'Fjord University', type: 'thesis' })
})

test('where and by whom a book was published stands behind the word for its editors', () => {
  expect(read(['author', 'A. Lee,'], ['title', '“Tides,”'], ['container-title', 'in Ropes of the North,'], ['editor', 'M. Berg and C. Roe, Eds., Bergen: Fjord Harbour Society,'], ['date', '1985,'], ['pages', 'pp. 3–9.']).csl)
    .toMatchObject({ 'editor': [{ family: 'Berg' }, { family: 'Roe' }], 'publisher-place': 'Bergen', 'publisher': 'Fjord Harbour Society' })
})

test('what a company is by law belongs to its name', () => {
  expect(published(['location', 'Boston, MA:'], ['publisher', 'Harbour Labs,'], ['location', 'PBC.'])).toMatchObject({ 'publisher-place': 'Boston, MA', 'publisher': 'Harbour Labs, PBC' })
  expect(published(['publisher', 'Fjord Press,'], ['location', 'Cork.'])).toMatchObject({ 'publisher': 'Fjord Press', 'publisher-place': 'Cork' })
})

test('the year of a copyright is that of the work', () => {
  const { csl, leftovers } = read(['author', 'Blue Harbour.'], ['title', 'Calm'], ['medium', '[Internet].'], ['location', 'Bergen:'], ['publisher', 'Blue Harbour;'], ['date', 'c2021'], ['url', 'https://fjord.example/calm'])
  expect(csl.issued).toEqual({ 'date-parts': [[2021]] })
  expect(leftovers).toEqual([])
})
