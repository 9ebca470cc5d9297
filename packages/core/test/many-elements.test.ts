import { expect, test } from 'vitest'
import { nodeCodec } from '../node/index.js'
import { format } from '../src/index.js'
import { docxOf, type Parts } from './notation/docx-of.js'
import { p, r, styled } from './notation/markup.js'
import { english } from './notation/style-sheets.js'

const each = (element: (number: number) => string): string => Array.from({ length: 200_000 }, (_, index) => element(index)).join('')
const prose = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'))

// What takes the stack for each of so many elements has none left: far fewer than a part may have.
test.each<[string, Parts]>([
  ['Lists', { body: prose, numbering: each((id) => `<w:num w:numId="${id}"/>`) }],
  ['Definitions of lists', { body: prose, numbering: each((id) => `<w:abstractNum w:abstractNumId="${id}"/>`) }],
  ['Footnotes', { body: prose, footnotes: each((id) => `<w:footnote w:id="${id}"/>`) }],
  ['Fields in a paragraph', { body: p('', each(() => '<w:fldSimple w:instr=" CITATION Lee18 "/>')) }],
  [
    'Bookmarks around a section',
    { body: `${styled('Heading1', each((id) => `<w:bookmarkStart w:id="${id}" w:name="b${id}"/>`), r('The Ice'))}${prose}${p('', each((id) => `<w:bookmarkEnd w:id="${id}"/>`), r('So.'))}` },
  ],
])('%s may be hundreds of thousands', async (_, parts) => {
  const { report } = await format(await docxOf({ styles: english, ...parts }), { style: 'apa-7', limits: { ratio: 10_000 } }, nodeCodec)
  expect(report.summary.verdict).not.toBe('blocked')
}, 60_000)
