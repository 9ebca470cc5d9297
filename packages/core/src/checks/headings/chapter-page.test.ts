import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { partOf } from '../../../test/reading/archive.js'
import { format } from '../../index.js'

const level = '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="Chapter %1"/></w:lvl>'
const numbering = `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`
const counted = (words: string) => p('<w:pStyle w:val="Heading1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>', r(words))
const text = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'))

test('chapters that Word counts begin pages as those do that say so themselves', async () => {
  const file = await docxOf({ body: [counted('The Harbour'), text, counted('The Town'), text].join(''), styles: english, numbering })
  const { document } = await format(file, { style: 'turabian-9-nb', options: { paperType: 'thesis' } }, nodeCodec)
  expect(await partOf(document, 'word/document.xml')).toMatch(/<w:pageBreakBefore\/>(?:(?!<\/w:p>).)*The Town/s)
})
