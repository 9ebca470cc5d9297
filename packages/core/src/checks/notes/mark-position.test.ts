import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { openDocument } from '../../../test/edits/apply.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { makeDocx } from '../../../test/notation/make-docx.js'
import { p, r } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { bodyText } from '../../../test/reading/text.js'
import { format } from '../../format.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
const mark = '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="1"/></w:r>'
const footnotes = `<w:footnote w:id="1">${p('', '<w:r><w:footnoteRef/></w:r>', r(' So they say.'))}</w:footnote>`

test('the stop that comes before the mark of a note is on the line, as its text is', async () => {
  const original = await docxOf({ body: p('', r(prose)) + p('', r('The ice came early'), mark, r('. The ships were late.')), styles: english, footnotes })
  const { document } = await format(original, { style: 'apa-7' }, nodeCodec)
  const { paragraphs } = await openDocument(document)
  const sentence = paragraphs.find(({ text }) => text.startsWith('The ice'))!
  expect(sentence.text).toBe('The ice came early.\uFFFC The ships were late.')
  const stop = sentence.runs.find(({ from, to }) => from <= 18 && 18 < to)!
  expect(stop.effective['verticalAlign'] ?? 'baseline').toBe('baseline')
})

test('nothing moves at the end of a heading, which has rules of its own: a second run finds nothing to do', async () => {
  const body = p('<w:pStyle w:val="Heading1"/>', r('The Ice'), mark, r(':')) + p('', r(prose))
  const { document } = await format(await docxOf({ body, styles: english, footnotes }), { style: 'apa-7' }, nodeCodec)
  const { report } = await format(document, { style: 'apa-7' }, nodeCodec)
  expect(report.changes).toEqual([])
})

test('nothing moves where the note becomes a citation in the text', async () => {
  const lines = [
    `${prose}{footnote: Bo Adair, “Oak and Iron,” Northern Ships 4, no. 2 (2017): 55.}`,
    'The ice came early{footnote: Ada Sample, “A Year in the Harbour,” Journal of Northern Towns 12, no. 3 (2019): 46.}; the ships were late.',
    '[heading 1] Bibliography',
    'Adair, Bo. “Oak and Iron.” <italic=true>Northern Ships</> 4, no. 2 (2017): 55–78.',
    'Sample, Ada. “A Year in the Harbour.” <italic=true>Journal of Northern Towns</> 12, no. 3 (2019): 45–67.',
  ]
  const { document } = await format(await makeDocx(lines), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document))[1]).toBe('The ice came early (Sample, 2019, p. 46); the ships were late.')
})
