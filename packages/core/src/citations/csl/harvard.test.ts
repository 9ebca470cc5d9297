import { expect, test } from 'vitest'
import { listed } from '../../../test/citations/listed.js'
import type { CitedItem } from '../engine.js'

test('in the place of an author stands the title alone, and its edition behind the year', async () => {
  const lexicon: Omit<CitedItem, 'id'> = { type: 'book', title: 'Fjord lexicon', edition: '2', issued: { 'date-parts': [[1989]] } }
  expect(await listed('harvard', lexicon)).toBe('Fjord lexicon (1989) 2nd ed.')
  expect(await listed('harvard', { ...lexicon, volume: '3', publisher: 'Quay Press' })).toBe('Fjord lexicon (1989) 2nd ed. Vol. 3. Quay Press.')
  expect(await listed('harvard', { ...lexicon, author: [{ family: 'Berg', given: 'A.' }] })).toBe('Berg, A. (1989) Fjord lexicon. 2nd ed.')
})

test('what a program is stands behind the year, too, where nobody has written it', async () => {
  expect(await listed('harvard', { type: 'software', title: 'Tidal', version: '3.2', genre: 'Computer program', issued: { 'date-parts': [[2020]] } })).toBe('Tidal (2020) (Version 3.2) [Computer program].')
})
