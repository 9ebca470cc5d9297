import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { audit, checksOf } from '../../index.js'

const text = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'))
const pale = p('', r('The ships', '<w:color w:val="A0A0A0"/>'))
const asked = async (line: string): Promise<number> => {
  const report = await audit(await docxOf({ body: text + line + text, styles: english }), { style: 'apa-7', options: { rules: { disabled: ['type.text-colour'] } } }, nodeCodec)
  return checksOf(report).find(({ id }) => id === 'a11y.contrast')!.findings.length
}

test('pale words are asked about, and not those of a control that waits to be filled in', async () => {
  const control = (about: string) => `<w:sdt><w:sdtPr>${about}</w:sdtPr><w:sdtContent>${pale}</w:sdtContent></w:sdt>`
  expect(await asked(control(''))).toBe(1)
  expect(await asked(control('<w:showingPlcHdr/>'))).toBe(0)
})

test('words over a picture that lies behind them are not judged: nobody knows its colour', async () => {
  const behind = (is: string) => p('', `<w:r><w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" behindDoc="${is}"/></w:drawing></w:r>`, r('The ships', '<w:color w:val="FFFFFF"/>'))
  expect(await asked(behind('0'))).toBe(1)
  expect(await asked(behind('1'))).toBe(0)
})
