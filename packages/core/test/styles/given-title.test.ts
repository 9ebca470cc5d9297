import JSZip from 'jszip'
import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, effectiveContent, format, listStyles, type Options, type Report } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { level, list, p, paragraphWas, r, style, styled } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { canonicalParts } from '../revisions/canonical.js'
import { ours, reviseAll } from '../revisions/revise.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held and on what the sledges brought over the hills.'
const typed = (words: string): string => p('', r(words))

/** What students type who fill in a form for the rest. */
const textAlone = docxOf({ body: [typed(prose), typed(prose), styled('Heading1', 'Ships'), typed(prose), '<w:sectPr/>'].join(''), styles: english })

const options: Options = {
  metadata: {
    title: 'A year in the harbour',
    authors: ['Ada Sample'],
    affiliations: ['Department of History, Example University'],
    course: 'HIST 101: Harbours',
    instructor: 'Dr. Bea Muster',
    dueDate: '3 May 2024',
    abstract: `${prose} ${prose}`,
    keywords: ['harbours', 'ice'],
  },
}

const linesOf = async (document: Uint8Array): Promise<string[]> => (await effectiveContent(document, nodeCodec)).map(({ text }) => text).filter((text) => text !== '')
const given = ({ groups }: Report): string => groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'front.given-title')!.status

describe('a paper that begins with its text, and is given with a title', () => {
  test('gets the title page of a student in APA', async () => {
    const { document, report } = await format(await textAlone, { style: 'apa-7', options }, nodeCodec)
    const lines = await linesOf(document)
    expect(lines.slice(0, 6)).toEqual(['A Year in the Harbour', 'Ada Sample', 'Department of History, Example University', 'HIST 101: Harbours', 'Dr. Bea Muster', '3 May 2024'])
    expect(lines.slice(6, 11)).toEqual(['Abstract', `${prose} ${prose}`, 'Keywords: harbours, ice', 'A Year in the Harbour', prose])
    expect(given(report)).toBe('fixed')
    expect(report.changes.map(({ check_id: id }) => id)).toContain('front.given-title')
  })

  test('gets the heading of MLA, with the title under it and the text on the same page', async () => {
    const { document } = await format(await textAlone, { style: 'mla-9', options: { metadata: { ...options.metadata, abstract: undefined, keywords: [] } } }, nodeCodec)
    const all = await effectiveContent(document, nodeCodec)
    expect(all.slice(0, 6).map(({ text }) => text)).toEqual(['Ada Sample', 'Dr. Bea Muster', 'HIST 101: Harbours', '3 May 2024', 'A Year in the Harbour', prose])
    expect(all.some(({ paragraph }) => paragraph['pageBreakBefore'] === true)).toBe(false)
  })

  test('keeps names out of a copy for reviewers', async () => {
    const lines = await linesOf((await format(await textAlone, { style: 'apa-7', options: { ...options, blind: true } }, nodeCodec)).document)
    expect(lines[0]).toBe('A Year in the Harbour')
    expect(lines.join()).not.toContain('Ada Sample')
  })

  describe.each(listStyles().map(({ id }) => id))('%s', (named) => {
    test.each([false, true])('is done after one run (tracked: %s)', async (trackedChanges) => {
      const request = { style: named, trackedChanges, options }
      const { document, report } = await format(await textAlone, request, nodeCodec)
      expect(report.summary.changes_applied).toBeGreaterThan(report.changes.length / 2)
      const again = await format(document, request, nodeCodec)
      expect(again.report.changes).toEqual([])
      expect(given(again.report)).toBe('passed')
    })

    test('tracked changes give the original when they are rejected, and the formatted paper when they are accepted', async () => {
      const tracked = await format(await textAlone, { style: named, trackedChanges: true, options }, nodeCodec)
      expect(await canonicalParts(await reviseAll(tracked.document, 'reject', ours), tracked.report.untracked)).toEqual(await canonicalParts(await textAlone))
      const accepted = await reviseAll(tracked.document, 'accept', ours)
      const direct = await format(await textAlone, { style: named, options }, nodeCodec)
      expect(await effectiveContent(accepted, nodeCodec)).toEqual(await effectiveContent(direct.document, nodeCodec))
      expect((await format(accepted, { style: named, options }, nodeCodec)).report.changes).toEqual([])
    })
  })

  test('is audited as it is formatted, and nothing is made', async () => {
    const report = await audit(await textAlone, { style: 'apa-7', options }, nodeCodec)
    const formatted = await format(await textAlone, { style: 'apa-7', options }, nodeCodec)
    const found = ({ groups }: Report) => groups.flatMap(({ checks }) => checks).filter(({ aspect }) => aspect !== 'integrity').flatMap(({ id, findings }) => findings.map(({ message }) => `${id}: ${message}`)).sort()
    expect(found(report)).toEqual(found(formatted.report))
    expect(report.preservation.verdict).toBe('identical')
    expect(report.changes.every(({ id }) => id !== '')).toBe(true)
  })
})

test.each([false, true])('a line that reads as the given title becomes the title (tracked: %s)', async (trackedChanges) => {
  const paper = await docxOf({ body: [typed('a year in the harbour'), ...[prose, prose].map(typed), '<w:sectPr/>'].join(''), styles: english })
  const request = { style: 'ieee', trackedChanges, options: { metadata: { title: 'A Year in the Harbour' } } }
  const { document } = await format(paper, request, nodeCodec)
  const [title] = await effectiveContent(document, nodeCodec)
  expect([title!.text, title!.paragraph['align']]).toEqual(['A Year in the Harbour', 'center'])
  expect((await format(document, request, nodeCodec)).report.changes).toEqual([])
})

test('lines that are given come in before the order of all is judged', async () => {
  const paper = await docxOf({
    body: [styled('Title', 'Ice and Ships'), styled('Date', '3 May 2024'), styled('Author', 'Ada Sample'), p('<w:pageBreakBefore/>', r(prose)), typed(prose), '<w:sectPr/>'].join(''),
    styles: `${english}${style('Author', 'Author')}${style('Date', 'Date')}`,
  })
  const request = { style: 'mla-9', options: { metadata: { instructor: 'Dr. Bea Muster', course: 'HIST 101: Harbours' } } }
  const { document } = await format(paper, request, nodeCodec)
  expect((await linesOf(document)).slice(0, 5)).toEqual(['Ada Sample', 'Dr. Bea Muster', 'HIST 101: Harbours', '3 May 2024', 'Ice and Ships'])
  expect((await format(document, request, nodeCodec)).report.changes).toEqual([])
})

test('what comes in carries no number of the headings around it, and is valid to the letter', async () => {
  const abstract = list(1, level(0, 'decimal', '%1.', '', 'Heading1'))
  const paper = await docxOf({
    body: [styled('Title', 'Ice and Ships'), typed('Ada Sample'), styled('Heading1', 'Ships'), typed(prose), styled('Heading1', 'Ice'), typed(prose), '<w:sectPr/>'].join(''),
    styles: english.replace(/(<w:style [^>]*w:styleId="Heading1"[^]*?<w:pPr>)/, '$1<w:numPr><w:numId w:val="1"/></w:numPr>'),
    numbering: abstract.abstract + abstract.instance,
  })
  const request = { style: 'apa-7', options: { metadata: { abstract: prose, keywords: ['ice'] } } }
  const { document } = await format(paper, request, nodeCodec)
  expect((await format(document, request, nodeCodec)).report.changes).toEqual([])
  const xml = await (await JSZip.loadAsync(document)).file('word/document.xml')!.async('string')
  // Nothing but elements stands among properties.
  expect([...xml.matchAll(/<w:rPr>(.*?)<\/w:rPr>/g)].map(([, inside]) => inside!.replace(/<[^>]*>/g, '')).join('')).toBe('')
})

test('a title alone on its page makes room above it once an abstract comes in below it', async () => {
  const paper = await docxOf({ body: [styled('Title', 'Ice and Ships'), styled('Heading1', 'Ships'), ...[prose, prose].map(typed), '<w:sectPr/>'].join(''), styles: english })
  const request = { style: 'apa-7', options: { metadata: { abstract: prose } } }
  const { document } = await format(paper, request, nodeCodec)
  expect((await linesOf(document)).slice(0, 3)).toEqual(['Ice and Ships', 'Abstract', prose])
  expect((await format(document, request, nodeCodec)).report.changes).toEqual([])
})

test('lines that are given come in under a title that stands alone, and the page that they make for it has no number where the style has none', async () => {
  const paper = await docxOf({ body: [styled('Title', 'Ice and Ships'), styled('Heading1', 'Ships'), ...[prose, prose].map(typed), '<w:sectPr/>'].join(''), styles: english })
  const request = { style: 'chicago-18-nb', options: { metadata: { authors: ['Ada Sample'], dueDate: 'May 3, 2024' } } }
  const { document } = await format(paper, request, nodeCodec)
  expect((await linesOf(document)).slice(0, 4)).toEqual(['Ice and Ships', 'Ada Sample', 'May 3, 2024', 'Ships'])
  expect((await format(document, request, nodeCodec)).report.changes).toEqual([])
})

test('an abstract below a title makes a page of the title, which has no number where the style has none', async () => {
  const paper = await docxOf({ body: [styled('Title', 'Ice and Ships'), styled('Heading1', 'Ships'), ...[prose, prose].map(typed), '<w:sectPr/>'].join(''), styles: english })
  const request = { style: 'chicago-18-nb', options: { metadata: { abstract: prose } } }
  const { document } = await format(paper, request, nodeCodec)
  expect((await format(document, request, nodeCodec)).report.changes).toEqual([])
})

test('a title that the paper has stays, and the other one is asked about', async () => {
  const paper = await docxOf({ body: [styled('Title', 'Ice and Ships'), ...[prose, prose].map(typed), '<w:sectPr/>'].join(''), styles: english })
  const { document, report } = await format(paper, { style: 'ieee', options: { metadata: { title: 'A Year in the Harbour' } } }, nodeCodec)
  expect((await linesOf(document))[0]).toBe('Ice and Ships')
  expect(given(report)).toBe('needs_review')
})

test('above a text of one short sentence, too, each line that is given is known for what it says, and the title comes once more', async () => {
  const sentence = 'The harbour lay quiet under the ice.'
  const paper = await docxOf({ body: `${typed(sentence)}<w:sectPr/>`, styles: english })
  const request = { style: 'apa-7', options: { metadata: { ...options.metadata, title: 'A Year in the Harbour' } } }
  const { document } = await format(paper, request, nodeCodec)
  expect((await linesOf(document)).slice(-3, -1)).toEqual(['A Year in the Harbour', sentence])
  expect((await format(document, request, nodeCodec)).report.changes).toEqual([])
})

test('an abstract comes in above a paragraph whose format somebody else has changed, and their change stays open', async () => {
  const pending = paragraphWas(1, '<w:jc w:val="center"/>')
  const paper = await docxOf({ body: [styled('Title', 'Ice and Ships'), p(pending, r(prose)), typed(prose), '<w:sectPr/>'].join(''), styles: english })
  const request = { style: 'chicago-18-ad', trackedChanges: true, options: { metadata: { abstract: prose, authors: ['Ada Sample'] } } }
  const { document } = await format(paper, request, nodeCodec)
  expect(await linesOf(document)).toContain('Abstract')
  expect(await (await JSZip.loadAsync(document)).file('word/document.xml')!.async('string')).toContain(pending)
})
