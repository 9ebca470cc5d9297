import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, styled } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { partOf } from '../../../test/reading/archive.js'
import { audit, checksOf, format } from '../../index.js'

test('a page break before a typed number stays where the number goes', async () => {
  const body = [styled('Heading1', '1 Ships'), text, styled('Heading1', '\f2 Harbours'), text]
  const { document } = await format(await docxOf({ body: body.join(''), styles: english }), { style: 'mla-9' }, nodeCodec)
  const formatted = await partOf(document, 'word/document.xml')
  expect(formatted).not.toContain('2 Harbours')
  expect(formatted).toContain('w:type="page"')
})

const text = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'))
const numbering = '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="2"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'
const counted = (words: string) => p('<w:pStyle w:val="Heading1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>', r(words))
const numbersOf = async (...headings: string[]): Promise<string> => {
  const file = await docxOf({ body: headings.map((heading) => heading + text).join(''), styles: english, numbering })
  return await partOf((await format(file, { style: 'apa-7' }, nodeCodec)).document, 'word/document.xml')
}

test('typed numbers go where those that Word counts among them fill the gap', async () => {
  const formatted = await numbersOf(styled('Heading1', '1 Ships'), counted('Harbours'), styled('Heading1', '3 Towns'))
  expect(formatted).toContain('>Towns<')
  expect(formatted).not.toContain('<w:numId w:val="1"/>')
})

test('numbers that Word counts stay beside typed ones that stay', async () => {
  const formatted = await numbersOf(styled('Heading1', '1 Ships'), counted('Harbours'), styled('Heading1', '7 Towns'))
  expect(formatted).toContain('>7 Towns<')
  expect(formatted).toContain('<w:numId w:val="1"/>')
})

test('the numbers of a paper whose introduction is counted and has none go, as those of one that counts from behind it do', async () => {
  for (const first of ['2. Ships', '1. Ships']) expect(await numbersOf(styled('Heading1', 'Introduction'), styled('Heading1', first), styled('Heading1', first === '2. Ships' ? '3. Towns' : '2. Towns'))).toContain('>Towns<')
  expect(await numbersOf(styled('Heading1', 'Harbours'), styled('Heading1', '2. Ships'), styled('Heading1', '3. Towns'))).toContain('>3. Towns<')
})

test('of a heading that is to have no number it is not said that it has another one', async () => {
  const body = counted('Ships') + text + counted('Harbours') + p('', r('Of the ships more is said in Section 2, and of the harbours in Section 3 of this paper.'))
  const report = await audit(await docxOf({ body, styles: english, numbering }), { style: 'apa-7' }, nodeCodec)
  expect(checksOf(report).find(({ id }) => id === 'head.numbering')!.found).toBe('2 of 2 differ: a number.')
})
