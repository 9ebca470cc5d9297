import { alignment, flush, hanging, linesOf, listNames, numberAt } from './choices.js'
import { shippedStyle } from './define-style.js'
import { lines, manuscript, spaced } from './manuscript.js'

/** One and a half lines, and space between paragraphs in place of an indent: what British universities ask for. */
const spacing = { line: lines(1.5), spaceAfter: 160 } as const

const listed = ['Reference list', 'References', 'Bibliography', 'List of references']
const indented = (firstLine: number, spaceAfter: number) => ({ wordStyles: { body: { properties: { firstLine, spaceAfter } } } })
const setIn = (indentEnd: number) => ({ wordStyles: { quotation: { properties: { indentEnd } } } })

/**
 * Harvard as Cite Them Right 12 has it. The book is about references and gives no page layout, so what is here is
 * common practice, and what differs from it is no error.
 */
export const harvard = shippedStyle(manuscript, {
  id: 'harvard',
  name: 'Harvard (Cite Them Right)',
  edition: '12',
  aliases: [],
  description: 'Harvard referencing after Cite Them Right, 12th edition, with the layout that is usual in Britain.',
  prefix: 'Harvard',
  locale: 'en-GB',
  citations: { csl: 'harvard-cite-them-right', seenIn: 'cited in', corrections: ['harvard-proceedings', 'harvard-records', 'harvard-published', 'harvard-volumes', 'harvard-sets', 'harvard-meetings', 'harvard-proceedings-days', 'harvard-software', 'harvard-videos', 'harvard-lectures', 'begun-thesis', 'standard-as-report', 'both-by-word', 'harvard-title-first'], titles: 'all' },
  papers: { student: {}, thesis: { page: { margins: { left: 2160 } }, headings: { chapterPage: true } } },
  // Every university has its own house rules.
  choices: {
    lineSpacing: { oneAndHalf: linesOf(1.5), double: linesOf(2) },
    paragraphs: { spaced: indented(0, 160), indented: indented(720, 0) },
    ...alignment,
    ...numberAt('bottomCenter', 'bottomRight', 'topRight'),
    quotationIndent: { left: setIn(0), both: setIn(720) },
    listIndent: { none: flush, hanging },
    ...listNames({ referenceList: 'Reference list', references: 'References', bibliography: 'Bibliography' }, listed),
    authors: { shortened: {}, all: { citations: { chosen: { authors: 'all-names-listed' } } } },
  },
  page: { size: 'a4', pageNumber: { slot: 'footer', align: 'center', firstPage: true } },
  fonts: [
    { family: 'Times New Roman', size: 24 },
    { family: 'Arial', size: 22 },
    { family: 'Arial', size: 24 },
    { family: 'Calibri', size: 22 },
    { family: 'Calibri', size: 24 },
  ],
  wordStyles: {
    ...spaced({ line: lines(1.5) }),
    body: { properties: { ...spacing, firstLine: 0 } },
    title: { properties: { line: lines(1.5), spaceBefore: 3840, spaceAfter: 240 } },
    subtitle: { properties: { line: lines(1.5) } },
    'title-page': { properties: spacing },
    abstract: { properties: spacing },
    quotation: { properties: { line: lines(1.5), spaceBefore: 160, spaceAfter: 160, contextualSpacing: true } },
    reference: { properties: { line: lines(1), indentStart: 0, firstLine: 0, spaceAfter: 160 } },
    caption: { properties: { line: lines(1), spaceBefore: 160, spaceAfter: 160 } },
    'heading-1': { properties: { line: lines(1.5), spaceBefore: 240, spaceAfter: 120 } },
    'heading-2': { properties: { line: lines(1.5), spaceBefore: 240, spaceAfter: 120, italic: true } },
    'heading-3': { properties: { line: lines(1.5), spaceBefore: 160, spaceAfter: 80, bold: false, italic: true } },
    'heading-4': { properties: { line: lines(1.5) } },
    'heading-5': { properties: { line: lines(1.5), bold: false } },
  },
  layouts: {
    'list-item': { properties: { line: lines(1.5), spaceAfter: 80 } },
    'caption-note': { properties: { line: lines(1), spaceAfter: 160 } },
    keywords: { properties: { ...spacing, bold: false } },
    other: { properties: { line: lines(1.5) } },
  },
  quotations: { citation: 'before-stop' },
  frontMatter: { elements: ['title', 'author', 'course', 'instructor', 'date'] },
  headings: { case: ['any', 'any', 'any', 'any', 'any'], runIn: [{ level: 4, end: '.' }] },
  // As far as paragraphs are from each other.
  tables: { gap: spacing.spaceAfter },
  captions: { table: { separator: ': ' }, figure: { separator: ': ' } },
  references: { heading: 'Reference list', acceptedHeadings: listed },
  sources: { 'ref.heading': 'setting out your reference list' },
  severity: Object.fromEntries(
    `page.size page.margins page.number-position page.running-head front.title-page front.title-format front.title-letters
     head.format head.letters head.run-in type.font-family type.font-size type.line-spacing type.paragraph-spacing
     type.first-line-indent type.alignment quote.block-format quote.block-letters quote.block-length tab.caption tab.rules fig.caption
     ref.new-page ref.hanging-indent`.split(/\s+/).map((id) => [id, 'info']),
  ),
})
