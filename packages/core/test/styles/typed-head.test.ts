import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held.'
const paper = ['{align=right,firstLine=0} Sample 1', ...['Ada Sample', 'Professor Muster', 'English 201', '9 December 2021'].map((line) => `{firstLine=0} ${line}`), '{align=center,firstLine=0} Bread and Salt', text, text]

test.each(['mla-9', 'apa-7', 'chicago-18-nb', 'harvard'])('a name with a page number typed at the top of the page leaves nothing to do for a second run in %s', async (style) => {
  const { document } = await format(await makeDocx(paper, 'mla-9'), { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
})
