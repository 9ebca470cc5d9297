import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, styled } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { partOf } from '../../../test/reading/archive.js'
import { format } from '../../index.js'

test('a page break before a typed number stays where the number goes', async () => {
  const text = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'))
  const body = [styled('Heading1', '1 Ships'), text, styled('Heading1', '\f2 Harbours'), text]
  const { document } = await format(await docxOf({ body: body.join(''), styles: english }), { style: 'mla-9' }, nodeCodec)
  const formatted = await partOf(document, 'word/document.xml')
  expect(formatted).not.toContain('2 Harbours')
  expect(formatted).toContain('w:type="page"')
})
