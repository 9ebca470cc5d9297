import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, style, table } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { bodyText } from '../../../test/reading/text.js'
import { effectiveContent, format } from '../../index.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
const picture = p('', '<w:r><w:drawing/></w:r>')
const pictures = table('', [picture, picture], [p('', r('(a) first ship')), p('', r('(b) second ship'))])
const paper = (...captioned: string[]) =>
  docxOf({ body: [p('', r(prose)), ...captioned, p('', r(prose))].join(''), styles: english + style('Caption', 'caption') })
const caption = p('<w:pStyle w:val="Caption"/>', r('Figure 1. Both ships in the ice.'))

test('pictures in the cells of a table keep to the caption of the figure below them', async () => {
  const { document } = await format(await paper(pictures, caption), { style: 'harvard' }, nodeCodec)
  const cells = (await effectiveContent(document, nodeCodec)).filter(({ text }) => text.startsWith('('))
  expect(cells.map(({ paragraph }) => paragraph['keepNext'])).toEqual([true, true])
  expect((await format(document, { style: 'harvard' }, nodeCodec)).report.changes).toEqual([])
})

test('their caption goes above the table where the style has it above a figure', async () => {
  const { document } = await format(await paper(pictures, caption), { style: 'apa-7' }, nodeCodec)
  const text = await bodyText(document)
  expect(text.findIndex((line) => line.startsWith('Figure'))).toBeLessThan(text.indexOf('(a) first ship'))
  expect((await format(document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
})

test('a table that is called one stays one, whatever its cells show', async () => {
  const label = p('<w:pStyle w:val="Caption"/>', r('Table 1. Ships in pictures'))
  const { document } = await format(await paper(label, pictures, p('', r(''))), { style: 'chicago-18-nb' }, nodeCodec)
  expect((await bodyText(document)).slice(1, 2)).toEqual(['Table 1. Ships in pictures'])
})
