import { expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readCitations } from './read-citations.js'

const entries = ['Lee, A. B. (2018). Quiet streets. Oxford University Press.', 'Roe, C. (1999). On rivers. Fjord Press.']
const index = new EntryIndex(entryKeys(entries.map((text, place) => ({ id: `r${place + 1}`, text }))))
const cited = (text: string): string[] =>
  readCitations([{ text }], index).clusters[0]!.map(({ from, to, cites }) => `${text.slice(from, to)} → ${cites.map(({ link, locator }) => [...link.references, locator?.value ?? ''].join(' ').trim()).join(', ')}`)

test.each([
  ['It was quiet (Lee, 2018, p. 4), and cold (ibid., p. 5).', '(ibid., p. 5) → r1 5'],
  ['It was quiet (Lee, 2018, p. 4), and cold (ibid.).', '(ibid.) → r1 4'],
  ['Lee (2018) was quiet; it was cold (Ibid: 5–6).', '(Ibid: 5–6) → r1 5–6'],
  ['Es war still (Lee 2018, S. 4) und kalt (ebd., S. 5).', '(ebd., S. 5) → r1 5'],
  ['It was quiet (Lee, 2018), cold (ibid., p. 5), and dark (ibid., p. 6).', '(ibid., p. 6) → r1 6'],
])('%s says the work before it once more', (text, wanted) => {
  expect(cited(text).at(-1)).toBe(wanted)
})

test('in papers that cite by page, a page stands behind it without a sign', () => {
  expect(cited('It was quiet (Lee 4), and cold (ibid. 5), and dark (ibid.).').slice(1)).toEqual(['(ibid. 5) → r1 5', '(ibid.) → r1 5'])
  expect(cited('It was quiet [1], and cold (ibid. 5).')).not.toContain('(ibid. 5) → r1 5')
})

test.each([
  ['where several are cited before it', 'It was quiet (Lee, 2018; Roe, 1999), and cold (ibid., p. 5).'],
  ['where the work before it is cited in another', 'It was quiet (Poe, 1970, as cited in Lee, 2018), and cold (ibid., p. 5).'],
  ['where somebody else of the list is named in between', 'It was quiet (Lee, 2018), and Roe thought it cold (ibid., p. 5).'],
  ['where more stands in the bracket', 'It was quiet (Lee, 2018), and cold (ibid., p. 5, on the ice).'],
  ['where nothing is cited before it', 'It was cold (ibid., p. 5).'],
])('it is of nobody %s', (_, text) => {
  expect(cited(text).filter((each) => each.startsWith('(ibid'))).toEqual([])
})

test('a second author whom the first look at the entry does not find is known from its reading', () => {
  const entry = { id: 'r1', text: 'Muster, Karen D. and John. S. Quayle-Berg, (editors) 2006 Quay Ethics. Fjord Press, Oldtown.' }
  const kindFor = (listed: Parameters<typeof entryKeys>[0][number]): string =>
    readCitations([{ text: 'It was fair (Muster & Quayle-Berg 2006).' }], new EntryIndex(entryKeys([listed]))).clusters[0]![0]!.cites[0]!.link.kind
  expect(kindFor(entry)).toBe('authors')
  expect(kindFor({ ...entry, surnames: ['Muster', 'Quayle-Berg'] })).toBe('exact')
})
