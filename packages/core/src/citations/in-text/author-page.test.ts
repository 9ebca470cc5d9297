import { expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readCitations } from './read-citations.js'

const index = new EntryIndex(entryKeys([
  { id: 'lee', text: 'Lee, Ann. Quiet Streets. Oxford UP, 2018.' },
  { id: 'roe', text: 'Müller, Jörg, and Carl Roe. “On Rivers.” Waters, vol. 4, 1999, pp. 5-9.' },
  { id: 'poe', text: 'Poe, Eve. Ravens. Fjord Press, 2015.' },
]))
const cited = (text: string): string[] => readCitations([{ text }], index).clusters[0]!.map(({ from, to }) => text.slice(from, to))

test('a bracket that begins with a page of whom the sentence names, and goes on with another work, is not understood in part', () => {
  expect(cited('Others agree (Poe 3). Müller and Roe see only “a tall house” (203; see also Lee 88-91).')).toEqual(['(Poe 3)'])
  expect(cited('Others agree (Poe 3). It is only “a tall house” (Müller and Roe 203; see also Lee 88-91).')).toEqual(['(Poe 3)', '(Müller and Roe 203; see also Lee 88-91)'])
})
