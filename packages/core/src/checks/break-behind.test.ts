import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { makeDocx } from '../../test/notation/make-docx.js'
import { effectiveContent, format } from '../index.js'

const words = 'It was a quiet year for the harbour (Roe, 2019), and nobody expected the ice to come so early (Lee, 2018), so that the town lived on what its cellars held.'
const paper = [words + '\f', '[heading 1] References', 'Roe, B. (2019). <italic=true>Loud streets</>. Harbour Press.', 'Lee, A. (2018). <italic=true>Quiet streets</>. Harbour Press.\f', '[heading 1] Appendix', words]

test.each([
  ['entries that come into order', 'apa-7', ['References', 'Lee', 'Roe', 'Appendix']],
  ['appendices that come before the list', 'chicago-18-ad', ['Appendix', 'It was', 'References', 'Lee', 'Roe']],
])('a page break behind the words of a paragraph is kept for what stands below it, and does not go with %s', async (_, style, order) => {
  const { document } = await format(await makeDocx(paper), { style }, nodeCodec)
  const lines = (await effectiveContent(document, nodeCodec)).filter(({ part, text }) => part.includes('document') && text !== '').slice(1)
  expect(lines.slice(0, order.length).map(({ text }, at) => text.startsWith(order[at]!))).toEqual(order.map(() => true))
  const appendix = lines.find(({ text }) => text === 'Appendix')!
  expect(appendix.paragraph['pageBreakBefore']).toBe(true)
  expect(lines.filter(({ text }) => /^(?:Lee|Roe).*\f/.test(text))).toEqual([])
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
})
