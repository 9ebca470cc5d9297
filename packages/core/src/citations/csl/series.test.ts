import { describe, expect, test } from 'vitest'
import { listed } from '../../../test/citations/listed.js'
import type { CitedItem } from '../engine.js'

const author = [{ family: 'Bell', given: 'A.' }]
const press = { 'publisher': 'Fjord Press', 'publisher-place': 'Bergen', 'issued': { 'date-parts': [[2010]] } } as const
const chapter: Omit<CitedItem, 'id'> = { 'type': 'chapter', 'title': 'Salt and rye', author, ...press, 'container-title': 'Bread at sea', 'page': '1-9', 'editor': [{ family: 'Roe', given: 'B.' }] }

describe('a series says which of its volumes a chapter stands in', () => {
  const numbered = { ...chapter, 'collection-title': 'Coastal Studies', 'collection-number': '12' }
  test.each([
    ['ama-11', 'Bell A. Salt and rye. In: Roe B, ed. Bread at Sea. Coastal Studies 12. Fjord Press; 2010:1-9.'],
    ['acs', 'Bell, A. Salt and Rye. In Bread at Sea; Roe, B., Ed.; Coastal Studies 12; Fjord Press: Bergen, 2010; pp 1–9.'],
    ['asa-7', 'Bell, A. 2010. “Salt and Rye.” Pp. 1–9 in Bread at Sea, Coastal Studies 12, edited by B. Roe. Bergen: Fjord Press.'],
    ['apsa', 'Bell, A. 2010. “Salt and Rye.” In Bread at Sea, Coastal Studies 12, ed. B. Roe. Bergen: Fjord Press, 1–9.'],
    ['ieee', 'A. Bell, “Salt and rye,” in Bread at sea, B. Roe, Ed., in Coastal Studies, no. 12. Bergen: Fjord Press, 2010, pp. 1–9.'],
  ])('in %s', async (style, entry) => expect(await listed(style, numbered)).toBe(entry))

  test('and APSA names the volume of the book', async () => {
    expect(await listed('apsa', { ...chapter, volume: '3' })).toBe('Bell, A. 2010. “Salt and Rye.” In Bread at Sea, vol. 3, ed. B. Roe. Bergen: Fjord Press, 1–9.')
  })
})

describe('who edited and translated a book is joined by a word', () => {
  const both = { type: 'book' as const, title: 'Salt and rye', author, ...press, editor: [{ family: 'Roe', given: 'B.' }], translator: [{ family: 'Roe', given: 'B.' }] }
  test.each([
    ['mla-9', 'Bell, A. Salt and Rye. Edited and translated by B. Roe, Fjord Press, 2010.'],
    ['harvard', 'Bell, A. (2010) Salt and rye. Edited and translated by B. Roe. Bergen: Fjord Press.'],
    ['asa-7', 'Bell, A. 2010. Salt and Rye. Edited and translated by B. Roe. Bergen: Fjord Press.'],
    ['apsa', 'Bell, A. 2010. Salt and Rye. Ed. and trans. B. Roe. Bergen: Fjord Press.'],
    ['ama-11', 'Bell A. Salt and Rye. Roe B, ed and trans. Fjord Press; 2010.'],
  ])('in %s', async (style, entry) => expect(await listed(style, both)).toBe(entry))
})

test('MLA names what keeps a thesis before its address', async () => {
  const thesis = { type: 'thesis' as const, title: 'Salt and rye', author, genre: 'PhD dissertation', publisher: 'U of Bergen', issued: press.issued, archive: 'Fjord Repository', URL: 'https://repo.example.org/12' }
  expect(await listed('mla-9', thesis)).toBe('Bell, A. Salt and Rye. 2010. U of Bergen, PhD dissertation. Fjord Repository, https://repo.example.org/12.')
})

test('Harvard says which volume of a book something stands in', async () => {
  const book = { type: 'book' as const, title: 'Salt and rye', author, ...press, edition: '2', volume: '3' }
  expect(await listed('harvard', book)).toBe('Bell, A. (2010) Salt and rye. 2nd ed. Vol. 3. Bergen: Fjord Press.')
})
