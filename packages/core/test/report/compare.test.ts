import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, checksOf, compareReports, format, groupReport, type Report } from '../../src/index.js'
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

const report = await ofDraft(justified(quiet))
const onlyFinding = (check: string, excerpt: string): Report => {
  const [finding] = checksOf(report).find(({ id }) => id === 'type.alignment')!.findings
  const checks = checksOf(report).map((each) => ({ ...each, findings: each.id === check ? [{ ...finding!, id: `${check} ${excerpt}`, excerpt }] : [] }))
  return { ...report, groups: [{ ...report.groups[0]!, checks }] }
}

test.each([
  ['other capitals and marks', 'Figure 1. Mean number of ships', 'Figure 1\nMean Number of Ships', true],
  ['less of the same sentence', 'It was a quiet year for the harbour', 'It was a quiet year', true],
  ['a word that begins many sentences', 'It was a quiet year for the harbour', 'It was', false],
  ['other words', 'It was a quiet year for the harbour', 'It was a quiet night for the harbour', false],
  ['no words at all', '—', '¶', false],
])('a finding stands or not by its letters: %s', (_, before, after, stands) => {
  const { new: appeared, gone, standing } = compareReports(onlyFinding('type.alignment', before), onlyFinding('type.alignment', after))
  expect([appeared.length, gone.length, standing.length]).toEqual(stands ? [0, 0, 1] : [1, 1, 0])
})

test('what another check finds in the same words is another finding', () => {
  const { new: appeared, gone } = compareReports(onlyFinding('type.alignment', quiet), onlyFinding('type.font-size', `${quiet}.`))
  expect([...appeared, ...gone].map(({ check_id: id }) => id)).toEqual(['type.font-size', 'type.alignment'])
})

test('of a check that one report left out nothing is sure', async () => {
  const without = await audit(await makeDocx(['[heading 1] Ships', justified(quiet)]), { style: 'apa-7', options: { rules: { disabled: ['type.alignment'] } } }, nodeCodec)
  expect(compareReports(without, await ofDraft(justified(quiet))).unsure).toEqual(['type.alignment'])
})
