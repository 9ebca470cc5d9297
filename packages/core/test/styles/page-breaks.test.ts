import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { effectiveContent, format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, styled } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { partOf } from '../reading/archive.js'
import { ours, reviseAll } from '../revisions/revise.js'

const prose = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on its cellars.'))
const mark = (name: string, inner: string): string => `<w:bookmarkStart w:id="7" w:name="${name}"/>${inner}<w:bookmarkEnd w:id="7"/>`
const pageBreak = r('\f')

const paperOf = (...between: string[]) =>
  docxOf({ body: [styled('Heading1', 'The Harbour'), prose, ...between, styled('Heading1', 'The Ice'), prose, '<w:sectPr/>'].join(''), styles: english })

const shown = async (bytes: Uint8Array) => (await effectiveContent(bytes, nodeCodec)).filter(({ text }) => text !== '1').map(({ text, paragraph }) => [text.slice(0, 11), paragraph['pageBreakBefore'] === true])

test('a break in a line of its own, which may leave a page empty, goes also where a section is marked to end behind it', async () => {
  const paper = await paperOf(mark('harbour', p('', pageBreak)))
  const { document } = await format(paper, { style: 'apa-7' }, nodeCodec)
  expect(await shown(document)).toEqual([['The Harbour', false], ['It was a qu', false], ['The Ice', true], ['It was a qu', false]])
  const tracked = (await format(paper, { style: 'apa-7', trackedChanges: true }, nodeCodec)).document
  expect(await shown(await reviseAll(tracked, 'accept', ours))).toEqual(await shown(document))
  expect((await format(document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
})

test('a line with a break keeps the bookmark that stands in it', async () => {
  const { document } = await format(await paperOf(p('', mark('harbour', pageBreak))), { style: 'apa-7' }, nodeCodec)
  expect(await shown(document)).toEqual([['The Harbour', false], ['It was a qu', false], ['The Ice', true], ['It was a qu', false]])
  expect(await partOf(document)).toContain('w:name="harbour"')
})

test('the page that a figure begins is begun by its caption, where this comes to stand above it', async () => {
  const picture = (begins: string): string => p(begins, '<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="Picture 1" descr="A ship in the ice"/></wp:inline></w:drawing></w:r>')
  const paper = await docxOf({ body: [prose, picture('<w:pageBreakBefore/>'), p('', r('Figure 1. A Ship in the Ice')), prose, '<w:sectPr/>'].join(''), styles: english })
  const { document } = await format(paper, { style: 'apa-7' }, nodeCodec)
  expect((await shown(document)).slice(1, 3)).toEqual([['Figure 1\nA ', true], ['\uFFFC', false]])
  expect((await format(document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
})
