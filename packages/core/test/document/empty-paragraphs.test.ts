import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { effectiveContent, format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r } from '../notation/markup.js'
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

test.each([false, true])('a header that is as empty takes the page number (tracked: %s)', async (trackedChanges) => {
  const header = '<w:sectPr><w:headerReference w:type="default" r:id="header1"/></w:sectPr>'
  const original = await docxOf({ body: p('', r(prose)) + header, headers: { header1: blank } })
  const { document, report } = await format(original, { style: 'apa-7', trackedChanges }, nodeCodec)
  expect((await effectiveContent(document, nodeCodec)).map(({ text }) => text)).toEqual([prose, '1'])
  expect((await format(document, { style: 'apa-7', trackedChanges }, nodeCodec)).report.changes).toEqual([])
  if (trackedChanges) expect(await canonicalParts(await reviseAll(document, 'reject', ours), report.untracked)).toEqual(await canonicalParts(original))
})
