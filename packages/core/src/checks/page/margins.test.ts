import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { p, r } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { audit, format } from '../../index.js'

test('margins that are alike on all sides are said so', async () => {
  const page = '{section: marginTop=1800, marginRight=1800, marginBottom=1800, marginLeft=1800}'
  const report = await audit(await makeDocx(['It was a quiet year.', page]), { style: 'apa-7' }, nodeCodec)
  const [finding] = report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id === 'page.margins').flatMap((check) => check.findings)
  expect(finding!.message).toBe('Section 1 has other margins: 1.25 in on all sides; the style wants 1 in on all sides.')
})

test.each([
  ['apa-7', 'ieee-conference', 'top 0.75 in, right 0.63 in, left 0.63 in'],
  ['ieee-conference', 'apa-7', '1 in on all sides'],
])('margins made for %s are told those of %s', async (made, style, expected) => {
  const report = await audit(await makeDocx(['It was a quiet year.'], made), { style }, nodeCodec)
  const findings = report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id === 'page.margins').flatMap((check) => check.findings)
  expect(findings.map(({ after }) => after)).toEqual([expected])
  expect(findings[0]!.message).toContain(`; the style wants ${expected}.`)
})

test.each([
  ['a logo that the text would run into', 'paragraph', 'wrapNone', 700_000, 'top 1.46 in'],
  ['a logo that is placed on the page', 'page', 'wrapNone', 1_100_000, 'top 1.2 in'],
  ['a logo that ends above the text anyway', 'paragraph', 'wrapNone', 200_000, '1 in on all sides'],
  ['a logo that text makes way for', 'paragraph', 'wrapTopAndBottom', 700_000, '1 in on all sides'],
  ['a mark that lies under the text already', 'page', 'wrapNone', 9_000_000, '1 in on all sides'],
])('under %s in the header the text begins where it is clear of it, once the page number stands above', async (_, from, wrap, height, expected) => {
  const bytes = await docxUnderLogo(from, wrap, height)
  expect(await marginsWanted(bytes)).toEqual([expected])
  const { document } = await format(bytes, { style: 'apa-7' }, nodeCodec)
  expect(await marginsWanted(document)).toEqual([])
})

test('a mark under the text that begins higher up once the header does stays under the text', async () => {
  const { document } = await format(await docxUnderLogo('paragraph', 'wrapNone', 412_750, 1400), { style: 'apa-7' }, nodeCodec)
  expect(await marginsWanted(document)).toEqual([])
})

const docxUnderLogo = (from: string, wrap: string, height: number, header = 720): Promise<Uint8Array> => {
  const logo = `<w:r><w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:positionV relativeFrom="${from}"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="700000" cy="${height}"/><wp:${wrap}/></wp:anchor></w:drawing></w:r>`
  const section = `<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="2000" w:right="1440" w:bottom="1440" w:left="1440" w:header="${String(header)}" w:footer="720" w:gutter="0"/></w:sectPr>`
  return docxOf({ body: p('', r('It was a quiet year.')) + section, styles: english, headers: { header1: p('', logo) } })
}

const marginsWanted = async (bytes: Uint8Array): Promise<readonly unknown[]> => {
  const report = await audit(bytes, { style: 'apa-7' }, nodeCodec)
  return report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id === 'page.margins').flatMap((check) => check.findings).map(({ after }) => after)
}
