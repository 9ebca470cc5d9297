import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, styled } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { bodyText } from '../../../test/reading/text.js'
import { format } from '../../index.js'

test('a heading in capitals with a colon has neither when it is formatted once', async () => {
  const text = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'))
  const { document } = await format(await docxOf({ body: styled('Heading1', 'INTRODUCTION:') + text + styled('Heading1', 'DISCUSSION:') + text, styles: english }), { style: 'mla-9' }, nodeCodec)
  expect(await bodyText(document)).toEqual(expect.arrayContaining(['Introduction', 'Discussion']))
})
