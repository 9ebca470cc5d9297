import { expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readCitations } from './read-citations.js'

const entries = ['Lee, A. B. (2018). Quiet streets. Oxford University Press.', 'Roe, C. (1999). On rivers. Fjord Press.']
const index = new EntryIndex(entryKeys(entries.map((text, place) => ({ id: `r${place + 1}`, text }))))

/** The place that a quotation ends with, and the work in which it is one. */
const placeUnder = (lead: string, end: string, below = true): string[] => {
  const texts = [lead, `No ship could leave the harbour, and nobody who saw it forgot it. ${end}`]
  const [, clusters] = readCitations(texts.map((text) => ({ text, below })), index).clusters
  return clusters!.map(({ from, to, cites: [cite] }) => `${texts[1]!.slice(from, to)}: ${cite!.locator?.value} of ${cite!.link.references.join()}`)
}

test('a place behind the stop of a quotation that is set off is one in the work that the sentence above it names alone', () => {
  expect(placeUnder('So Lee (2018) saw it:', '(p. 5)')).toEqual(['(p. 5): 5 of r1'])
  expect(placeUnder('So Lee (2018) saw it:', '(5–6)')).toEqual(['(5–6): 5–6 of r1'])
})

test('it is of nobody where other text stands between the two', () => expect(placeUnder('So Lee (2018) saw it:', '(p. 5)', false)).toEqual([]))

test.each([
  ['where the sentence leads to nothing', 'So Lee (2018) saw it.', '(p. 5)'],
  ['where the work stands in brackets, and somebody else may speak', 'It is so (Lee, 2018), as a sailor says:', '(p. 5)'],
  ['where another author is named behind it', 'So Lee (2018) saw it, and Roe said:', '(p. 5)'],
  ['where it may be a year', 'So Lee (2018) saw it:', '(1709)'],
])('it is of nobody %s', (_, lead, end) => expect(placeUnder(lead, end)).toEqual([]))

test('a page right behind the bracket of a year is one in that work, and what is counted otherwise is none', () => {
  const cited = (text: string) => readCitations([{ text }], index).clusters[0]!.map(({ from, to, cites: [cite] }) => `${text.slice(from, to)}: ${cite!.locator?.value ?? 'no page'}`)
  expect(cited('Lee (2018), p. 33')).toEqual(['(2018), p. 33: 33'])
  expect(cited('As Lee (2018), pp. 3–4, says, it is cold.')).toEqual(['(2018), pp. 3–4: 3–4'])
  expect(cited('Lee (2018, p. 2), p. 33 of the paper')).toEqual(['(2018, p. 2): 2'])
  expect(cited('In Lee (2018), 33 harbours froze; Lee (2018), Table 3, counts them.')).toEqual(['(2018): no page', '(2018): no page'])
})
