import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { audit } from '../../index.js'

test('margins that are alike on all sides are said so', async () => {
  const page = '{section: marginTop=1800, marginRight=1800, marginBottom=1800, marginLeft=1800}'
  const report = await audit(await makeDocx(['It was a quiet year.', page]), { style: 'apa-7' }, nodeCodec)
  const [finding] = report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id === 'page.margins').flatMap((check) => check.findings)
  expect(finding!.message).toBe('Section 1 has other margins: 1.25 in on all sides; the style wants 1 in on all sides.')
})

test.each([
  ['apa-7', 'ieee-conference', 'top 0.75 in, right 0.63 in, left 0.63 in'],
  ['ieee-conference', 'apa-7', '1 in on all sides'],
])('margins made for %s are told those of %s', async (made, style, expected) => {
  const report = await audit(await makeDocx(['It was a quiet year.'], made), { style }, nodeCodec)
  const findings = report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id === 'page.margins').flatMap((check) => check.findings)
  expect(findings.map(({ after }) => after)).toEqual([expected])
  expect(findings[0]!.message).toContain(`; the style wants ${expected}.`)
})
