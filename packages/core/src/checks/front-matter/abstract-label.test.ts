import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { p, r, style, styled } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { partOf } from '../../../test/reading/archive.js'
import { format } from '../../index.js'

const text = 'It was a quiet year for the harbour, and nobody of the town expected the ice to come so early in the month.'
const styles = english + ['Author', 'Abstract'].map((name) => style(name, name, '<w:basedOn w:val="Normal"/>')).join('')
const paper = async () => docxOf({
  body: [styled('Title', 'A Year in the Harbour'), styled('Author', 'Ada Sample'), styled('Abstract', text), styled('Heading1', 'Introduction'), p('', r(text))].join(''),
  styles,
})

test.each(['apa-7', 'chicago-18-ad', 'vancouver'])('an abstract without a heading gets one, which begins the page under the title page in %s, and the abstract stays with it', async (named) => {
  const { document } = await format(await paper(), { style: named }, nodeCodec)
  const [, above, abstract] = /Ada Sample<.*?<\/w:p>(<w:p>.*?>Abstract<.*?<\/w:p>)(.*?<\/w:p>)/s.exec(await partOf(document, 'word/document.xml'))!
  expect(above).toContain('<w:pageBreakBefore/>')
  expect(abstract).not.toContain('pageBreakBefore')
  expect((await format(document, { style: named }, nodeCodec)).document).toEqual(document)
})

test('a label that is already set as the style has it keeps its letters while the bold text behind it loses them', async () => {
  const paper = ['[Title] Ice', `<bold=true,italic=true>Abstract</><bold=true>—${'It was a quiet year for the harbour, and nobody expected the ice to come so early. '.repeat(2).trim()}</>`, '[heading 1] The Harbour', 'Nobody expected the ice.']
  const { document } = await format(await makeDocx(paper, 'ieee'), { style: 'ieee' }, nodeCodec)
  const { report } = await format(document, { style: 'ieee' }, nodeCodec)
  expect(report.changes).toEqual([])
})
