import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { effectiveContent, format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { code, deleted, mark, markWasDeleted, p, r } from '../notation/markup.js'
import { partOf } from '../reading/archive.js'
import { canonicalParts } from '../revisions/canonical.js'
import { ours, reviseAll } from '../revisions/revise.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held.'

/** As Google Docs exports it: a run without text in each empty paragraph. */
const blank = p('', '<w:r><w:rPr><w:rtl w:val="0"/></w:rPr></w:r>')
const paper = docxOf({ body: [p('', r(prose)), blank, p('', r(prose)), blank, blank, p('', r(prose)), '<w:sectPr/>'].join('') })

test.each(['apa-7', 'mla-9', 'ieee'])('%s has no empty paragraph between paragraphs of text, also where a run without text is in it', async (style) => {
  const original = await paper
  const direct = await format(original, { style }, nodeCodec)
  const tracked = await format(original, { style, trackedChanges: true }, nodeCodec)
  const accepted = await reviseAll(tracked.document, 'accept', ours)
  for (const document of [direct.document, accepted]) {
    const lines = (await effectiveContent(document, nodeCodec)).map(({ text }) => text)
    expect(lines.filter((text) => text !== '1')).toEqual([prose, prose, prose])
    expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  }
  expect((await canonicalParts(await reviseAll(tracked.document, 'reject', ours), tracked.report.untracked))['word/document.xml']).toEqual((await canonicalParts(original))['word/document.xml'])
})

const bookmark = (id: number, name: string) => `<w:bookmarkStart w:id="${id}" w:name="${name}"/>`
const bookmarkEnd = (id: number) => `<w:bookmarkEnd w:id="${id}"/>`

test('an empty paragraph with blanks or bookmarks goes as well, and the bookmarks stay where it stood', async () => {
  const link = '<w:hyperlink w:anchor="place"><w:r><w:t>there</w:t></w:r></w:hyperlink>'
  const goBack = p('', bookmark(1, '_GoBack') + bookmarkEnd(1))
  const crossed = p('', bookmarkEnd(2) + r(' ') + bookmark(3, 'place'))
  const body = [p('', bookmark(2, 'above') + r(prose)), goBack, p('', r(prose)), crossed, p('', '<w:r><w:tab/></w:r>'), p('', r(`${prose} See `) + link + bookmarkEnd(3)), '<w:sectPr/>']
  const original = await docxOf({ body: body.join('') })
  const direct = await format(original, { style: 'apa-7' }, nodeCodec)
  const tracked = await format(original, { style: 'apa-7', trackedChanges: true }, nodeCodec)
  for (const document of [direct.document, await reviseAll(tracked.document, 'accept', ours)]) {
    expect((await effectiveContent(document, nodeCodec)).map(({ text }) => text)).toEqual([prose, prose, `${prose} See there`, '1'])
    const marks = (await partOf(document, 'word/document.xml')).match(/<w:bookmark\w+ w:id="\d"/g)
    expect(marks!.map((mark) => mark.replace(/^<w:bookmark(\w+) w:id="(\d)"/, '$1 $2'))).toEqual(['Start 2', 'Start 1', 'End 1', 'End 2', 'Start 3', 'End 3'])
  }
  expect((await canonicalParts(await reviseAll(tracked.document, 'reject', ours), tracked.report.untracked))['word/document.xml']).toEqual((await canonicalParts(original))['word/document.xml'])
})

test('a paragraph that shows nothing but has a field stays: it may be an entry of the index', async () => {
  const entry = p('', mark('begin') + code(' XE "ice" ') + mark('end'))
  const { document } = await format(await docxOf({ body: p('', r(prose)) + entry + p('', r(prose)) }), { style: 'apa-7' }, nodeCodec)
  expect(await partOf(document, 'word/document.xml')).toContain('XE "ice"')
})

test('an empty paragraph that draws a line stays', async () => {
  const line = p('<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr>')
  const { document } = await format(await docxOf({ body: p('', r(prose)) + line + p('', r(prose)) }), { style: 'apa-7' }, nodeCodec)
  expect(await partOf(document, 'word/document.xml')).toContain('<w:bottom w:val="single"')
})

test.each([false, true])('an empty paragraph stays below a mark that somebody deleted, where the text above is to end with it (tracked: %s)', async (trackedChanges) => {
  const whole = p(markWasDeleted(7), deleted(8, 'Gone.'))
  const original = await docxOf({ body: [p(markWasDeleted(9), r(prose)), whole, p(''), p('', r(prose)), whole, p(''), p('', r(prose)), '<w:sectPr/>'].join('') })
  const { document } = await format(original, { style: 'apa-7', trackedChanges }, nodeCodec)
  const accepted = await effectiveContent(await reviseAll(document, 'accept', () => true), nodeCodec)
  expect(accepted.map(({ text }) => text)).toEqual([prose, prose, prose, '1'])
})

test.each([false, true])('a header that is as empty takes the page number (tracked: %s)', async (trackedChanges) => {
  const header = '<w:sectPr><w:headerReference w:type="default" r:id="header1"/></w:sectPr>'
  const original = await docxOf({ body: p('', r(prose)) + header, headers: { header1: blank } })
  const { document, report } = await format(original, { style: 'apa-7', trackedChanges }, nodeCodec)
  expect((await effectiveContent(document, nodeCodec)).map(({ text }) => text)).toEqual([prose, '1'])
  expect((await format(document, { style: 'apa-7', trackedChanges }, nodeCodec)).report.changes).toEqual([])
  if (trackedChanges) expect(await canonicalParts(await reviseAll(document, 'reject', ours), report.untracked)).toEqual(await canonicalParts(original))
})
