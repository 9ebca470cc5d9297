import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, styled } from '../notation/markup.js'
import { partsOf } from '../reading/archive.js'

const heading = '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>'
const entries = ['Lee, A. (2018). Quiet streets. Harbour Press.', 'Müller, J., & Roe, C. (1999). On rivers. Waters, 4, 5–9.']

test.each([
  ['vancouver', 'Müller & Roe (2)'],
  ['ama-11', 'Müller & Roe2(p6)'],
])('a source alone in its note has its names before the number in %s, and a second run changes nothing', async (style, wanted) => {
  const paper = await docxOf({
    body: p('', r('The streets of the northern towns are quiet (Lee, 2018), and so are the rivers.'), '<w:r><w:footnoteReference w:id="1"/></w:r>') + styled('Heading1', 'References') + entries.map((entry) => p('', r(entry))).join(''),
    footnotes: `<w:footnote w:id="1">${p('', r('(Müller & Roe, 1999, p. 6)'))}</w:footnote>`,
    styles: heading,
  })
  const { document } = await format(paper, { style }, nodeCodec)
  const note = (await partsOf(document)).get('word/footnotes.xml')!.toString().replace(/<[^>]*>/g, '').replaceAll('&amp;', '&').trim()
  expect(note).toBe(wanted)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
})
