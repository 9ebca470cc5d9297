import { expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readCitations } from './read-citations.js'

const entries = ['Lee, A. (2018). Quiet streets. Harbour Press.', 'Roe, C. (2019). Rivers. Harbour Press.']
const index = new EntryIndex(entryKeys(entries.map((text, at) => ({ id: `r${at + 1}`, text, number: at + 1 }))))
const found = (...texts: string[]): number[] => readCitations([...texts, 'The streets were quiet (Lee, 2018).'].map((text) => ({ text })), index).clusters.map(({ length }) => length)

test('words and a year that are a whole line among others with a year are no citation, unless one of them is listed', () => {
  expect(found('Type 2 diabetes mellitus (2011)', 'Hypertension (2015)', 'Appendectomy (1974)')).toEqual([0, 0, 0, 1])
  expect(found('Marlowe (2015)', 'Roe (2019)')).toEqual([1, 1, 1])
  expect(found('It was so.', 'Marlowe (2015)', 'It was not.')).toEqual([0, 1, 0, 1])
  expect(found('Marlowe (2015) saw the streets.', 'Hale (1974) saw none.')).toEqual([1, 1, 1])
})
