import { expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readCitations } from './read-citations.js'

const entries = [
  'Harbours Act of 2009, 12 U.S.C. § 345 (2009).',
  'Tides of 2007. (2011). Harbour Review, 12(3), 45–52.',
  'Lee, A. B. (2007). Quiet streets. Fjord Press.',
  'Lee, A. B. (2011). Loud streets. Fjord Press.',
]
const index = new EntryIndex(entryKeys(entries.map((text, place) => ({ id: `r${place + 1}`, text }))))
const cited = (text: string): string[] =>
  readCitations([{ text }], index).clusters[0]!.map(({ from, to, cites }) => `${text.slice(from, to)} → ${cites.map(({ link, year }) => [...link.references, year].join(' ')).join(', ')}`)

test.each([
  ['It froze (Harbours Act of 2009, 2009).', '(Harbours Act of 2009, 2009) → r1 2009'],
  ['It froze (see “Tides of 2007,” 2011; Lee, 2007).', '(see “Tides of 2007,” 2011; Lee, 2007) → r2 2011, r3 2007'],
])('a year that is a word of a title is not that of its work: %s', (text, wanted) => {
  expect(cited(text)).toEqual([wanted])
})

test('two years behind a name are two works', () => {
  expect(cited('It froze (Lee, 2007, 2011).')).toEqual(['(Lee, 2007, 2011) → r3 2007, r4 2011'])
})
