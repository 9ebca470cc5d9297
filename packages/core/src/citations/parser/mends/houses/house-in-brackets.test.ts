import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('a bracket that a place closes was opened by the publisher', () => {
  const book = read(['author', 'Berg A'], ['date', '(2011)'], ['title', 'Ships, Slow and Fast (Roe, Lund and Sail,'], ['location', 'New York).']).csl
  expect(book).toMatchObject({ 'title': 'Ships, Slow and Fast', 'publisher': 'Roe, Lund and Sail', 'publisher-place': 'New York', 'type': 'book' })
  const paper = read(['author', 'Berg A'], ['date', '(2010)'], ['title', 'Ropes.'], ['container-title', 'Fifth Conf. Harbours (CH) (IEEE,'], ['location', 'Piscataway, NJ),'], ['pages', '1–3.']).csl
  expect(paper).toMatchObject({ 'container-title': 'Fifth Conf. Harbours (CH)', 'publisher': 'IEEE', 'publisher-place': 'Piscataway, NJ' })
})

test('a bracket that is closed within the title is the title’s', () => {
  expect(read(['author', 'Berg A'], ['date', '(2011)'], ['title', 'Ships (slow, fast),'], ['location', 'New York.']).csl).toMatchObject({ title: 'Ships (slow, fast)' })
})
