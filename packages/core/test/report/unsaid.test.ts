import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, unsaidOf } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'

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
