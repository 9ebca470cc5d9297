import { expect, test } from 'vitest'
import { nodeCodec } from '../node/index.js'
import { audit, format } from '../src/index.js'
import { makeDocx } from './notation/make-docx.js'

/** A document is hostile input: what is found in a paragraph thousands of times is judged by what stands beside it, not by all that stands before. */
const english = 'It was a quiet year for the harbour, and nobody of the town that was there expected the ice to come so early from the sea.'
const list = ['[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.']
const captions = ['[caption] Table 1\nShips of the Town', '[caption] Table 2\nYears of Ice']

// Each took a minute or more when all of the paragraph before it was read.
test.each([
  ['numbers at the beginning of sentences', [english, 'The ice came to the town. 12 ships were lost. '.repeat(20_000), ...list]],
  ['tables that a note names', [`${english}{footnote: ${'Table 1, and so '.repeat(40_000)}}`, ...captions, ...list]],
  ['addresses that begin one in the other', [english, ...list, 'https://'.repeat(60_000)]],
])('%s in one paragraph take no time that grows with its square', async (_, lines) => {
  const { summary } = await audit(await makeDocx(lines), { style: 'apa-7' }, nodeCodec)
  expect(summary.verdict).not.toBe('blocked')
}, 15_000)

test('citations in one paragraph take no time that grows with its square', async () => {
  const lines = [english, 'The ice came early in that year (Lee, 2018). '.repeat(5_000), ...list]
  const { report } = await format(await makeDocx(lines), { style: 'ieee' }, nodeCodec)
  expect(report.summary.verdict).not.toBe('blocked')
}, 15_000)
