import { expect, test } from 'vitest'
import { listed } from '../../../test/citations/listed.js'
import type { CitedItem } from '../engine.js'

const author = [{ family: 'Bell', given: 'A.' }]
const issued = { 'date-parts': [[2021]] } as const
const article: Omit<CitedItem, 'id'> = { type: 'article-journal', title: 'Rye at sea', 'container-title': 'Br. J. Bread', author, issued }
const chapter: Omit<CitedItem, 'id'> = { type: 'chapter', title: 'Rye at sea', 'container-title': 'The harbour', author, issued, edition: '2', volume: '3', page: '5-28', publisher: 'Fjord Press' }
const book: Omit<CitedItem, 'id'> = { type: 'book', title: 'Rye at sea', author, issued, volume: '2', publisher: 'Fjord Press' }

test('an article without volume and pages ends with its date', async () => {
  expect(await listed('vancouver', article)).toBe('Bell A. Rye at sea. Br J Bread. 2021.')
  expect(await listed('vancouver', { ...article, volume: '3' })).toBe('Bell A. Rye at sea. Br J Bread. 2021;3.')
})

test('an address and a DOI stand apart', async () =>
  expect(await listed('vancouver', { ...article, URL: 'https://example.org/rye', DOI: '10.1000/rye' })).toBe('Bell A. Rye at sea. Br J Bread [Internet]. 2021. Available from: https://example.org/rye doi:10.1000/rye'))

test('a chapter says which volume it is in', async () =>
  expect(await listed('vancouver', chapter)).toBe('Bell A. Rye at sea. In: The harbour. 2nd ed. Vol. 3. Fjord Press; 2021. p. 5–28.'))

test('proceedings keep the stops of their name', async () =>
  expect(await listed('vancouver', { ...chapter, 'type': 'paper-conference', 'container-title': 'Proc. of the 7th Conf. on Bread' }))
    .toBe('Bell A. Rye at sea. In: Proc. of the 7th Conf. on Bread. 2nd ed. Vol. 3. Fjord Press; 2021. p. 5–28.'))

test('a book has its volume, and its series the number in it', async () => {
  expect(await listed('vancouver', { ...book, 'collection-title': 'Bread series', 'collection-number': '4' })).toBe('Bell A. Rye at sea. Vol. 2. Fjord Press; 2021. (Bread series; no. 4).')
  expect(await listed('vancouver', { ...book, 'collection-title': 'Bread series' })).toBe('Bell A. Rye at sea. Fjord Press; 2021. (Bread series; vol. 2).')
  expect(await listed('vancouver', book)).toBe('Bell A. Rye at sea. Vol. 2. Fjord Press; 2021.')
})

test('the pages of a report stand behind a stop', async () =>
  expect(await listed('vancouver', { type: 'report', title: 'Rye at sea', author, issued, page: '5-9', publisher: 'Harbour Board' })).toBe('Bell A. Rye at sea. Harbour Board; 2021. p. 5–9.'))

test('who has put a page on the web has published it', async () => {
  const page: Omit<CitedItem, 'id'> = { type: 'webpage', title: 'Rye at sea', 'container-title': 'Harbour Watch', author, issued, URL: 'https://harbour.example/rye', accessed: { 'date-parts': [[2021, 5, 3]] } }
  expect(await listed('vancouver', page)).toBe('Bell A. Rye at sea [Internet]. Harbour Watch; 2021 [cited 2021 May 3]. Available from: https://harbour.example/rye')
})

test('a thesis has its place without brackets, and data say what they are before their version', async () => {
  const thesis: Omit<CitedItem, 'id'> = { type: 'thesis', title: 'Rye at sea', genre: 'dissertation', author, issued, publisher: 'Fjord University', 'publisher-place': 'Bergen' }
  expect(await listed('vancouver', thesis)).toBe('Bell A. Rye at sea [dissertation]. Bergen: Fjord University; 2021.')
  const data: Omit<CitedItem, 'id'> = { type: 'dataset', title: 'Rye at sea', genre: 'Data set', version: '2', author, issued, publisher: 'Harbour Archive', DOI: '10.1000/rye' }
  expect(await listed('vancouver', data)).toBe('Bell A. Rye at sea [data set]. Version 2. Harbour Archive; 2021. doi:10.1000/rye')
})
