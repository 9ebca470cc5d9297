import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf, type Parts } from '../../../test/notation/docx-of.js'
import { control, field, p, page, r, section, table, textBox } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { canonicalParts } from '../../../test/revisions/canonical.js'
import { ours, reviseAll } from '../../../test/revisions/revise.js'
import { format } from '../../format.js'

const centred = (...content: string[]): string => p('<w:jc w:val="center"/>', ...content)
const number = centred(field('PAGE', '3'))
const sentence = p('', r('It was a quiet year for the harbour, and nobody expected the ice to come so early.'))

/** A document whose sections have the given references. */
const documentWith = (headers: Parts['headers'], ...references: Readonly<Record<string, string>>[]): Parts => ({
  body: references.map((each, index) => (index < references.length - 1 ? p(section(page, each), r('Text.')) : sentence + section(page, each))).join(''),
  styles: english,
  headers: headers!,
})

/** Formats both ways and holds the two to their promises; gives the direct parts, and what became of the numbers. */
const run = async (parts: Parts, style = 'apa-7') => {
  const original = await docxOf(parts)
  const direct = await format(original, { style }, nodeCodec)
  const tracked = await format(original, { style, trackedChanges: true }, nodeCodec)
  const accepted = await reviseAll(tracked.document, 'accept', ours)
  // A number that goes on purpose is no field that was lost.
  expect([direct, tracked].map(({ report }) => report.preservation.verdict)).not.toContain('degraded')
  for (const output of [direct.document, tracked.document, accepted]) {
    expect((await format(output, { style }, nodeCodec)).report.changes).toEqual([])
  }
  expect(await canonicalParts(await reviseAll(tracked.document, 'reject', ours), tracked.report.untracked)).toEqual(await canonicalParts(original))
  const margins = margin(await canonicalParts(direct.document))
  expect(margin(await canonicalParts(accepted))).toEqual(margins)
  const check = direct.report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'page.number-position')!
  return { margins, statuses: check.findings.map(({ status }) => status), messages: check.findings.map(({ message }) => message) }
}

/** What headers and footers say: text, fields as `{PAGE}`, and where a line is not on the left, its alignment. */
const margin = (parts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).filter(([name]) => /word\/(header|footer)\d*\.xml/.test(name)).map(([name, markup]) => [
      name.slice(5, -4),
      [...markup.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, inner = '']) => {
        const side = /<w:jc w:val="(\w+)"/.exec(inner)?.[1] ?? ''
        const text = inner.replace(/<w:instrText>\s*(\w+)\s*<\/w:instrText>.*?separate.*?<w:fldChar w:fldCharType="end">/g, '{$1}').replace(/<[^>]+>/g, '')
        return text && `${side} ${text}`.trim()
      }).join(' / '),
    ]),
  )

describe('a page number in the footer', () => {
  test.each([
    ['alone', number],
    ['between dashes', centred(r('– '), field('PAGE', '3'), r(' –'))],
    ['with its total', centred(r('Page '), field('PAGE', '3'), r(' of '), field('NUMPAGES', '12'))],
    ['as Word’s gallery has it', centred(field('PAGE', '3'), r(' | P a g e'))],
    ['in German', centred(r('Seite '), field('PAGE', '3'), r(' von '), field('NUMPAGES', '12'))],
    ['in Chinese', centred(r('第 '), field('PAGE', '3'), r(' 页'))],
    ['behind tabs', p('', r('\t\t'), field('PAGE', '3'))],
    ['without a result', centred(field('PAGE', ''))],
    ['in a frame', p('<w:framePr w:wrap="none" w:vAnchor="text" w:hAnchor="margin" w:xAlign="center" w:y="1"/>', field('PAGE', '3')) + p('')],
    ['in a content control', control('<w:docPartObj><w:docPartGallery w:val="Page Numbers (Bottom of Page)"/></w:docPartObj>', number) + p('')],
  ])('goes to the header: %s', async (_, footer) => {
    const { margins, statuses } = await run(documentWith({ footer1: footer }, { 'footer default': 'footer1' }))
    expect(margins).toEqual({ header: 'right {PAGE}', footer1: expect.stringMatching(/^( \/ )?$/) })
    expect(statuses).toEqual(['fixed', 'fixed'])
  })

  test('is no number that the header has', async () => {
    const { messages } = await run(documentWith({ footer1: number }, { 'footer default': 'footer1' }))
    expect(messages[0]).toBe('The pages have no number in the header; the style wants it in the header, on the right.')
  })

  test('goes once for all sections that inherit it', async () => {
    const { margins, statuses } = await run(documentWith({ footer1: number }, { 'footer default': 'footer1' }, {}, {}))
    expect(margins).toEqual({ header: 'right {PAGE}', footer1: '' })
    expect(statuses).toEqual(['fixed', 'fixed', 'fixed', 'fixed'])
  })

  test('goes from each part where sections have their own, and leaves the text of the others', async () => {
    const { margins } = await run(
      documentWith({ footer1: number, footer2: p('', r('Draft')), footer3: number }, { 'footer default': 'footer1' }, { 'footer default': 'footer2' }, { 'footer default': 'footer3' }),
    )
    expect(margins).toEqual({ header: 'right {PAGE}', footer1: '', footer2: 'Draft', footer3: '' })
  })

  test('goes where the header has the number already', async () => {
    const { margins } = await run(documentWith({ header1: p('<w:jc w:val="right"/>', field('PAGE', '3')), footer1: number }, { 'header default': 'header1', 'footer default': 'footer1' }))
    expect(margins).toEqual({ header1: 'right {PAGE}', footer1: '' })
  })

  test('stays in a part that no page shows', async () => {
    const { margins } = await run(documentWith({ footer1: number }, { 'footer first': 'footer1' }))
    expect(margins).toEqual({ header: 'right {PAGE}', footer1: 'center {PAGE}' })
  })

  test('keeps its line of text, where it has one of its own', async () => {
    const { margins } = await run(documentWith({ footer1: p('', r('Harbour Studies')) + number }, { 'footer default': 'footer1' }))
    expect(margins['footer1']).toBe('Harbour Studies / ')
  })

  test.each([
    ['beside other text', centred(r('Harbour Studies, '), field('PAGE', '3'))],
    ['beside a figure', centred(r('2024 '), field('PAGE', '3'))],
    ['in a calculation', centred(field('= 2 + 1', '3'), field('PAGE', '3'))],
    ['in a table', table('', [number]) + p('')],
    ['in a text box', p('', textBox(number))],
    ['as a simple field, which no deletion can hold', centred('<w:fldSimple w:instr=" PAGE "><w:r><w:t>3</w:t></w:r></w:fldSimple>')],
  ])('stays, is asked about once, and gets no second one beside it, %s', async (_, footer) => {
    const { margins, statuses } = await run(documentWith({ footer1: footer }, { 'footer default': 'footer1' }))
    expect(Object.keys(margins)).toEqual(['footer1'])
    expect(statuses).toEqual(['needs_review'])
  })

  test('stays where another section has the same header, and a number in its footer that cannot go', async () => {
    const parts = documentWith({ header1: p('', r('Draft')), footer1: number, footer2: p('', textBox(number)) }, { 'header default': 'header1', 'footer default': 'footer1' }, { 'footer default': 'footer2' })
    const { margins, statuses } = await run(parts)
    expect(margins).toMatchObject({ header1: 'Draft', footer1: 'center {PAGE}' })
    expect(new Set(statuses)).toEqual(new Set(['needs_review']))
  })

  test('stays where the header has one that only a person can judge', async () => {
    const { margins, statuses } = await run(documentWith({ header1: table('', [number]) + p(''), footer1: number }, { 'header default': 'header1', 'footer default': 'footer1' }))
    expect(margins['footer1']).toBe('center {PAGE}')
    expect(statuses).toEqual(['needs_review', 'needs_review'])
  })
})

describe('a page number in the header', () => {
  const header = (markup: string) => run(documentWith({ header1: markup }, { 'header default': 'header1' }))
  const stops = '<w:tabs><w:tab w:val="center" w:pos="4680"/><w:tab w:val="right" w:pos="9360"/></w:tabs>'

  test.each([
    ['on the left', p('', field('PAGE', '3'))],
    ['in the middle', number],
    ['in the middle, with a word', centred(r('Page '), field('PAGE', '3'))],
    ['at the tab stop in the middle', p(stops, r('\t'), field('PAGE', '3'))],
    ['in a frame in the middle', p('<w:framePr w:wrap="none" w:vAnchor="text" w:hAnchor="margin" w:xAlign="center" w:y="1"/>', field('PAGE', '3')) + p('')],
  ])('goes to the right: %s', async (_, markup) => {
    expect((await header(markup)).statuses).toEqual(['fixed'])
  })

  test.each([
    ['behind two tabs', p(stops, r('Harbour Studies\t\t'), field('PAGE', '3'))],
    ['behind an absolute tab', p('', '<w:r><w:ptab w:relativeTo="margin" w:alignment="right" w:leader="none"/></w:r>', field('PAGE', '3'))],
    ['in a frame on the right', p('<w:framePr w:wrap="none" w:vAnchor="text" w:hAnchor="margin" w:xAlign="right" w:y="1"/>', field('PAGE', '3')) + p('')],
    ['in the last column', table('', [p('', r('Harbour Studies')), p('<w:jc w:val="right"/>', field('PAGE', '3'))]) + p('')],
  ])('stays on the right: %s', async (_, markup) => {
    expect((await header(markup)).statuses).toEqual([])
  })

  test.each([
    ['beside text on the left', p('', r('Harbour Studies '), field('PAGE', '3'))],
    ['in a text box', p('', textBox(number))],
    ['in a table', table('', [number]) + p('')],
    ['behind a tab that leads nobody knows where', p('', r('\t'), field('PAGE', '3'))],
  ])('is asked about %s', async (_, markup) => {
    expect((await header(markup)).statuses).toEqual(['needs_review'])
  })

  test('is asked about in the last column of a table where the style wants it in the middle of the page', async () => {
    const columns = table('', [p('', r('Harbour Studies')), p('<w:jc w:val="right"/>', field('PAGE', '3'))]) + p('')
    const { margins, statuses } = await run(documentWith({ footer1: columns }, { 'footer default': 'footer1' }), 'ieee')
    expect(statuses).toEqual(['needs_review'])
    expect(Object.keys(margins)).toEqual(['footer1'])
  })
})

test('a header is no line to be counted, also for programs that count those of headers', async () => {
  const header = async (lines: string) => {
    const original = await docxOf({ body: `${sentence}<w:sectPr>${lines}</w:sectPr>`, styles: english })
    return (await canonicalParts((await format(original, { style: 'apa-7' }, nodeCodec)).document))['word/header.xml']
  }
  expect(await header('<w:lnNumType w:countBy="1" w:restart="continuous"/>')).toContain('<w:suppressLineNumbers')
  expect(await header('')).not.toContain('<w:suppressLineNumbers')
})

describe('a name and a number that are typed in the header', () => {
  const block = ['Ada Sample', 'Professor Muster', 'English 201', '4 May 2022'].map((line) => p('', r(line))).join('') + centred(r('The Harbour in Ice')) + sentence
  const typed = (header: string): Parts => ({ body: block + section(page, { 'header default': 'header1' }), styles: english, headers: { header1: header } })

  test.each([['on the left', p('', r('Sample 1'))], ['in two runs', p('<w:jc w:val="right"/>', r('Sample '), r('1'))]])('come to count, %s', async (_, header) => {
    expect((await run(typed(header), 'mla-9')).margins).toEqual({ header1: 'right Sample {PAGE}' })
  })

  test('stay where tabs lead to them, or somebody else is named, and are asked about or left', async () => {
    expect((await run(typed(p('', r('Sample\t1'))), 'mla-9')).margins['header1']).toContain('Sample1')
    expect((await run(typed(p('', r('English 201'))), 'mla-9')).margins['header1']).toContain('English 201')
  })
})

describe('a number in a frame beside words', () => {
  const framed = p('<w:framePr w:wrap="around" w:vAnchor="text" w:hAnchor="margin" w:xAlign="right" w:y="1"/>', field('PAGE', '3'))
  const said = async (beside: string): Promise<string[]> => {
    const { report } = await format(await docxOf(documentWith({ header1: framed + p('', r(beside)) }, { 'header default': 'header1' })), { style: 'mla-9', options: { metadata: { authors: ['Ada Sample'] } } }, nodeCodec)
    return report.groups.flatMap(({ checks }) => checks).filter(({ id }) => id === 'page.header-author').flatMap(({ findings }) => findings.map(({ message }) => message))
  }

  test('stands in their line, and they are what the report says of it', async () => {
    expect(await said('Sample')).toEqual([])
    expect(await said('Sample – Harbours')).toEqual(['The header says “Sample – Harbours” beside the number; the style wants “Sample”.'])
  })
})
