import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { field, p, page, r, section, styled } from '../notation/markup.js'
import { partsOf } from '../reading/archive.js'

const centred = '<w:jc w:val="center"/>'
const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held.'
const heading = '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>'
const number = p(centred, field('PAGE', '2'))

/** A title page, front matter that is counted in roman numerals from ii on, and a text that is counted from 1 on. */
const thesis = (): Promise<Uint8Array> => {
  const title = ['The Quiet Harbour', 'A Thesis', 'Ada B. Sample', 'May 2023'].map((line) => p(centred, r(line))).join('')
  const front = styled('Heading1', 'Acknowledgments') + p('', r('I thank all who helped me in the archive of the town.'))
  const body = styled('Heading1', 'Introduction') + p('', r(prose)) + p('', r(prose))
  return docxOf({
    body: title + p(section(`${page}<w:titlePg/>`)) +
      front + p(section(`${page}<w:pgNumType w:fmt="lowerRoman" w:start="2"/>`, { 'footer default': 'footer1' })) +
      body + section(`${page}<w:pgNumType w:start="1"/>`, { 'footer default': 'footer2' }),
    headers: { footer1: number, footer2: number },
    styles: heading,
  })
}

const sectionsOf = async (bytes: Uint8Array): Promise<string[]> => (await partsOf(bytes)).get('word/document.xml')!.match(/<w:sectPr[\s>].*?<\/w:sectPr>/gu) ?? []

test.each(['turabian-9-nb', 'turabian-9-ad'])('front matter in roman numerals keeps its numbers below and goes on from the title page in %s, and the text has its own above', async (style) => {
  const request = { style, options: { paperType: 'thesis' } } as const
  const { document } = await format(await thesis(), request, nodeCodec)
  const [title, front, text] = await sectionsOf(document)
  expect(title).not.toContain('headerReference')
  expect(front).toContain('w:fmt="lowerRoman"')
  expect(front).toContain('w:start="2"')
  expect(front).not.toContain('headerReference')
  expect((await partsOf(document)).get('word/footer1.xml')).toContain('PAGE')
  expect(text).toContain('w:start="1"')
  expect(text).toContain('headerReference')
  expect((await partsOf(document)).get('word/footer2.xml')).not.toContain('PAGE')
  expect((await format(document, request, nodeCodec)).report.changes).toEqual([])
})

test.each([false, true])('where the style numbers every page, the title page before page ii is page i (tracked: %s)', async (trackedChanges) => {
  const request = { style: 'apa-7', options: { paperType: 'thesis' }, trackedChanges } as const
  const { document } = await format(await thesis(), request, nodeCodec)
  expect((await sectionsOf(document))[0]).toContain('w:fmt="lowerRoman"')
  expect((await format(document, request, nodeCodec)).report.changes).toEqual([])
})
