import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { effectiveContent, format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'

/** The title in a line of its own stands below the table, and a picture below that: styles that want either elsewhere move them. */
const paper = makeDocx([text, '{table: Month | Bees / May | 12}', '[caption] Table 1', '[caption] Bees by Month', '{picture: A bee}', '[caption] Figure 1. A bee', text, '{table: Month | Bees / June | 14}', '[heading 1] The Ice', text])

test.each(['apa-7', 'mla-9', 'ieee', 'chicago-18-nb', 'harvard'])('%s keeps what follows a table off its last rule, and has nothing left to do when captions have moved', async (style) => {
  for (const trackedChanges of [false, true]) {
    const { document } = await format(await paper, { style, trackedChanges }, nodeCodec)
    const heading = (await effectiveContent(document, nodeCodec)).find(({ text: words }) => words.endsWith('Ice'))!
    expect(Number(heading.paragraph['spaceBefore'])).toBeGreaterThanOrEqual(160)
    expect((await format(document, { style, trackedChanges }, nodeCodec)).report.changes).toEqual([])
  }
})

test('what may be a heading, a note or text stays as close to a table as its role says when it is formatted again', async () => {
  const { document } = await format(await makeDocx([text, '{table: May | 12}', 'Done.']), { style: 'apa-7' }, nodeCodec)
  expect((await format(document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
})
