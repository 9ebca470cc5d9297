import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, compareReports, format, groupReport } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'

const [quiet, loud, ice] = ['a quiet', 'a loud', 'an icy'].map((word) => `It was ${word} year for the harbour, and nobody expected the ships to come so early.`) as [string, string, string]
const justified = (text: string) => `{align=both} ${text}`
const ofDraft = async (...lines: string[]) => audit(await makeDocx(['[heading 1] Ships', ...lines]), { style: 'apa-7' }, nodeCodec)
const alignments = (findings: readonly { check_id: string; finding: { excerpt: string } }[]) =>
  findings.filter(({ check_id: id }) => id === 'type.alignment').map(({ finding }) => finding.excerpt)

test('what only the older draft has is gone, what only the newer has is new, and what both have stands, wherever it moved', async () => {
  const first = await ofDraft(justified(quiet), justified(ice))
  const { new: appeared, gone, standing } = compareReports(first, await ofDraft(justified(loud), quiet, justified(ice)))
  expect(alignments(appeared)).toEqual([loud])
  expect(alignments(gone)).toEqual([quiet])
  expect(alignments(standing)).toEqual([ice])
})

test('the same report twice has nothing new and nothing gone, however it is grouped', async () => {
  const report = await ofDraft(justified(quiet))
  const { new: appeared, gone, standing, unsure } = compareReports(report, groupReport(report, 'aspect'))
  expect([appeared, gone, unsure]).toEqual([[], [], []])
  expect(standing.length).toBeGreaterThan(0)
})

test('what formatting put right is gone when its output is audited', async () => {
  const { document, report } = await format(await makeDocx(['[heading 1] Ships', justified(quiet)]), { style: 'apa-7' }, nodeCodec)
  const { gone } = compareReports(report, await audit(document, { style: 'apa-7' }, nodeCodec))
  expect(alignments(gone)).toEqual([quiet])
})

test('what formatting left to a person stands, though it set the capitals and marks of the words that it was found in', async () => {
  const draft = await makeDocx(['[heading 1] a year of ships', quiet, '[heading 2] what the ships brought', quiet, '[heading 1] the ice', ice])
  const { document, report } = await format(draft, { style: 'apa-7' }, nodeCodec)
  const single = ({ check_id: id }: { check_id: string }) => id === 'head.lone-subheading'
  const comparison = compareReports(report, await audit(document, { style: 'apa-7' }, nodeCodec))
  const { new: appeared, gone, standing } = comparison
  expect(appeared.filter(single)).toEqual([])
  expect(gone.filter(single)).toEqual([])
  expect(standing.filter(single).map(({ finding }) => finding.excerpt)).toEqual(['What the Ships Brought'])
})

test('of a check that one report left out nothing is sure', async () => {
  const without = await audit(await makeDocx(['[heading 1] Ships', justified(quiet)]), { style: 'apa-7', options: { rules: { disabled: ['type.alignment'] } } }, nodeCodec)
  expect(compareReports(without, await ofDraft(justified(quiet))).unsure).toEqual(['type.alignment'])
})
