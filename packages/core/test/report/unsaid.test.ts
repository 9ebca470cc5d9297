import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, rowsOf, timesOf, unsaidOf } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'

test('a section that the sentence names is not named again, a paragraph is, with its words', async () => {
  const report = await audit(await makeDocx(['{firstLine=0} It was a quiet year for the harbour, and nobody expected the ice.', '{section: marginLeft=1800}']), { style: 'apa-7' }, nodeCodec)
  const findings = report.groups.flatMap(({ checks }) => checks).flatMap((check) => check.findings.map((finding) => ({ id: check.id, finding })))
  expect(unsaidOf(findings.find(({ id }) => id === 'page.margins')!.finding)).toEqual({ place: undefined, excerpt: undefined, compared: [] })
  expect(unsaidOf(findings.find(({ id }) => id === 'type.first-line-indent')!.finding)).toEqual({ place: 'paragraph 1', excerpt: 'It was a quiet year for the harbour, and nobody expected the ice.', compared: [] })
})

test('places that read alike are one row, which says how many they are', async () => {
  const line = '{firstLine=0} It was a quiet year for the harbour, and nobody expected the ice.'
  const report = await audit(await makeDocx([line, line]), { style: 'apa-7' }, nodeCodec)
  const [one, other] = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'type.first-line-indent')!.findings
  expect(rowsOf([one!, other!, { ...one!, id: 'f-again' }]).map((row) => [row.length, timesOf(row)])).toEqual([[2, ' 2 times'], [1, '']])
})

test('of a numbered entry, what its sentence wants is not wanted again with its number', async () => {
  const entry = (number: number, title: string) => `[normal] [${number}]\tSample, A. (2019). ${title}. Journal of Northern Towns, 12(3), 45–67.`
  const report = await audit(await makeDocx(['It was a quiet year [1], and the ferries stopped [2].', '[heading 1] References', entry(1, 'A year in the harbour'), entry(2, 'Winter ferries')]), { style: 'vancouver' }, nodeCodec)
  const [finding] = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'ref.style')!.findings
  expect(finding!.after).toMatch(/^1\.\t/)
  expect(unsaidOf(finding!)).toMatchObject({ compared: [], excerpt: expect.stringContaining('(2019)') as string })
})

test('of a list in another order its readers see the beginning, and the report has the whole', async () => {
  const entries = Array.from({ length: 26 }, (_, place) => `${String.fromCharCode(90 - place)}arrow, A. (2019). A year in the harbour. <italic=true>Northern Towns</>, <italic=true>12</>(3), 45–67.`)
  const report = await audit(await makeDocx(['[heading 1] References', ...entries]), { style: 'apa-7' }, nodeCodec)
  const [finding] = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'ref.order')!.findings
  expect(finding!.before).toContain('Aarrow')
  const [[was, found], [is, wanted]] = unsaidOf(finding!).compared as [[string, string], [string, string]]
  expect([was, is]).toEqual(['Found', 'Wanted'])
  for (const text of [found, wanted]) {
    expect(text.length).toBeLessThanOrEqual(300)
    expect(text.endsWith('…')).toBe(true)
  }
})

test('of a long caption that the sentence has the beginnings of, both wordings are not said again', async () => {
  const report = await audit(await makeDocx(['[heading 1] Ships', `[caption] Figure 1: ${'The ships of the town and what they brought over the ice of the bay. '.repeat(4)}`]), { style: 'ieee' }, nodeCodec)
  const finding = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'fig.caption')!.findings.find(({ message }) => message.includes('is to read'))!
  expect(finding.message).not.toContain(finding.before)
  expect(unsaidOf(finding).compared).toEqual([])
})
