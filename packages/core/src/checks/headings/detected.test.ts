import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, runWasPlain } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { checksOf, format } from '../../index.js'

const text = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'))
const centred = (look: string) => p('<w:jc w:val="center"/>', r('The Harbour', look))

const statusOf = async (look: string) => {
  const { report } = await format(await docxOf({ body: [text, centred(look), text].join(''), styles: english }), { style: 'apa-7' }, nodeCodec)
  return checksOf(report).find(({ id }) => id === 'head.detected')!.findings.map(({ status }) => status)
}

test('a heading whose letters somebody has changed, which is yet to be decided, is asked about, since it does not get its style', async () => {
  expect(await statusOf('<w:b/>')).toEqual(['fixed'])
  expect(await statusOf(`<w:b/>${runWasPlain(7)}`)).toEqual(['needs_review'])
})
