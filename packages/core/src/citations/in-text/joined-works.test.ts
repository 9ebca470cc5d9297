import { expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readCitations } from './read-citations.js'

const index = new EntryIndex(entryKeys([
  { id: 'lee', text: 'Lee, A. B. (2018). Quiet streets. Oxford University Press.' },
  { id: 'roe', text: 'Müller, J., & Roe, C. (1999). On rivers. Waters, 4, 5–9.' },
]))
const meantIn = (entries: EntryIndex) => (text: string): string[] =>
  readCitations([{ text }], entries).clusters[0]!.flatMap(({ cites }) => cites.flatMap(({ link }) => link.references))
const cited = meantIn(index)

test.each(['It was quiet (Lee, 2018 and Müller & Roe, 1999).', 'Es war still (Lee, 2018 und Müller & Roe, 1999).', 'Era calmo (Lee, 2018 e Müller e Roe, 1999).'])(
  'works are joined by the “and” of the language: %s',
  (text) => expect(cited(text)).toEqual(['lee', 'roe']),
)

test('the year in which a work came out first tells it from another edition', () => {
  const meant = meantIn(new EntryIndex(entryKeys([
    { id: 'first', text: 'Fox, Robert. 1959. Lamps of the Coast. Harbour Press.' },
    { id: 'reprint', text: 'Fox, Robert. (1959) 1997. Lamps of the Coast. Harbour Press. Reprint, Fjord Press.' },
    { id: 'new', text: 'Fox, Robert. 1997. Lamps of the Coast. Fjord Press.' },
  ])))
  expect(meant('It was quiet (Fox 1959).')).toEqual(['first'])
  expect(meant('It was quiet (Fox [1959] 1997, 12).')).toEqual(['reprint'])
  expect(meant('It was quiet (Fox 1997).')).toEqual(['reprint', 'new'])
})
