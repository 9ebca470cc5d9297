import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const paper = [
  'The harbour lay under ice for months (Vaughan, 2015, xii–xv), and no ship came in. Others saw more of it (Adair, 2017).',
  '[heading 1] References',
  'Adair, B. (2017). Oak and iron. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.',
  'Vaughan, M. (2015). <italic=true>Salt and rye</>. Fjord Press.',
]

/** A preface counts its pages in Roman numerals. */
test.each([
  ['apa-7', 'months (Vaughan, 2015, pp. xii–xv), and'],
  ['mla-9', 'months (Vaughan xii–xv), and'],
  ['chicago-18-ad', 'months (Vaughan 2015, xii–xv), and'],
  ['harvard', 'months (Vaughan, 2015, pp. xii–xv), and'],
  ['asa-7', 'months (Vaughan 2015:xii–xv), and'],
  ['ieee', 'months [1, pp. xii–xv], and'],
  ['ama-11', 'months,1(ppxii-xv) and'],
])('%s has pages of a preface as it has others, and the next run leaves them', async (style, wanted) => {
  const { document } = await format(await makeDocx(paper), { style }, nodeCodec)
  expect((await bodyText(document))[0]).toContain(wanted)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
})
