import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { audit } from '../../index.js'

test.each([
  ['apa-7', 'ieee-conference', 'top 0.75 in, right 0.63 in, left 0.63 in'],
  ['ieee-conference', 'apa-7', '1 in on all sides'],
])('margins made for %s are told those of %s', async (made, style, expected) => {
  const report = await audit(await makeDocx(['It was a quiet year.'], made), { style }, nodeCodec)
  const findings = report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id === 'page.margins').flatMap((check) => check.findings)
  expect(findings.map(({ after }) => after)).toEqual([expected])
  expect(findings[0]!.message).toContain(`; the style wants ${expected}.`)
})
