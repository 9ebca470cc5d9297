import { inches } from '../wordml/units.js'
import { alignment } from './choices.js'
import { shippedStyle } from './define-style.js'
import { callout, lines, manuscript } from './manuscript.js'

/** Guides of different years differ in these. */
const citing = {
  ranges: { expanded: {}, dash: { citations: { chosen: { ranges: 'range-dash' } } } },
  authors: { seven: {}, six: { citations: { chosen: { authors: 'six-names-shortened' } } } },
} as const

const bodyLines = (count: number) => {
  const spacing = { properties: { line: lines(count) } }
  return { wordStyles: { body: spacing, abstract: spacing, quotation: spacing }, layouts: { keywords: spacing } }
}

/** A plain manuscript with IEEE's headings, captions and references: one column, double lines. */
export const ieee = shippedStyle(manuscript, {
  id: 'ieee',
  name: 'IEEE Editorial Style',
  edition: '2023',
  aliases: ['ieee-plain'],
  description: 'IEEE Editorial Style Manual for Authors: a manuscript in one column.',
  prefix: 'IEEE',
  citationSystem: 'numeric',
  citations: { csl: 'ieee', corrections: ['plain-days', 'ieee-early-access', 'ieee-theses', 'records', 'numbered-kind', 'kind-with-version', 'ieee-data', 'page-in-site', 'ieee-page-date', 'ieee-translators', 'ieee-preprints', 'ieee-meetings', 'ieee-proceedings', 'ieee-patents', 'ieee-series', 'ieee-online', 'ieee-lines'], titles: 'parts' },
  papers: { journal: {}, student: {} },
  choices: { ...citing, lineSpacing: { double: bodyLines(2), oneAndHalf: bodyLines(1.5), single: bodyLines(1) }, ...alignment },
  page: { pageNumber: { slot: 'footer', align: 'center', firstPage: true } },
  fonts: [
    { family: 'Times New Roman', size: 24 },
    { family: 'Times New Roman', size: 20 },
    { family: 'Times New Roman', size: 22 },
  ],
  wordStyles: {
    title: { properties: { bold: false, size: 48, line: lines(1), spaceAfter: 120 } },
    // Its lines stand close, and apart from the text below them.
    'title-page': { properties: { line: lines(1), spaceAfter: 240, contextualSpacing: true } },
    reference: { properties: { line: lines(1), spaceAfter: 60, indentStart: 576, firstLine: -576 } },
    caption: { properties: { line: lines(1), spaceBefore: 80, spaceAfter: 200, size: 16 } },
    'heading-1': { properties: { align: 'center', bold: false, smallCaps: true, spaceBefore: 160, spaceAfter: 80 } },
    'heading-2': { properties: { bold: false, italic: true, spaceBefore: 120, spaceAfter: 60 } },
    'heading-3': { properties: { bold: false, italic: true, firstLine: inches(0.2) } },
    'heading-4': { properties: { bold: false, italic: true, firstLine: inches(0.35) } },
    'heading-5': { properties: { align: 'center', bold: false, smallCaps: true, spaceBefore: 160, spaceAfter: 80 } },
  },
  layouts: {
    // The title is large, and its template has no subtitle.
    subtitle: { style: 'title-page' },
    'abstract-heading': { properties: { pageBreakBefore: false } },
    'reference-heading': { properties: { pageBreakBefore: false } },
    'table-caption': { properties: { align: 'center', spaceBefore: 240, spaceAfter: 120 } },
    'footnote-text': { properties: { size: 16 } },
    'caption-note': { properties: { line: lines(1), size: 16 } },
  },
  frontMatter: {
    title: 'line',
    abstract: 'required',
    abstractWords: 250,
    abstractLead: { label: 'Abstract—', look: { bold: true, italic: true } },
    keywords: { label: 'Index Terms—', labelLook: { bold: true, italic: true }, between: ',', end: '.' },
  },
  headings: {
    case: ['title', 'title', 'sentence', 'sentence', 'title'],
    titleCase: { prepositions: 3, lastWord: true },
    runIn: [{ level: 3, end: ':' }, { level: 4, end: ':' }],
    numbering: [
      { format: 'upperRoman', text: '%1.' },
      { format: 'upperLetter', text: '%2.' },
      { format: 'decimal', text: '%3)' },
      { format: 'lowerLetter', text: '%4)' },
    ],
  },
  captions: {
    table: { label: 'TABLE', numerals: 'upperRoman', separator: '\n', case: 'title', titleLook: { bold: false, italic: false, smallCaps: true } },
    figure: { label: 'Fig.', end: '.', case: 'any', callout: callout(['Fig.', 'Figs.']) },
  },
  tables: { rules: 'free' },
  backMatter: { appendices: 'before-references' },
  lists: { indent: 576, hanging: 288 },
  // Of blocks the manual names no length.
  quotations: { blockFromWords: 40, citation: 'before-stop' },
  sources: {
    'back.order': 'Transactions template, “Appendixes, if needed, appear before the acknowledgment”',
    'front.title-page': 'conference template, title',
    'front.title-format': 'conference template, title',
    'front.title-letters': 'conference template, title',
    'head.format': 'conference template, headings',
    'head.letters': 'conference template, headings',
    'head.numbering': 'conference template, headings',
    'head.case': 'Editorial Style Manual, section II',
    'tab.caption': 'conference template, tables',
    'fig.caption': 'conference template, figures',
    'ref.heading': 'conference template, references',
    'ref.hanging-indent': 'conference template, references',
  },
  severity: { 'type.line-spacing': 'info', 'type.first-line-indent': 'info', 'page.number-position': 'info', 'page.margins': 'warning', 'quote.block-format': 'info', 'quote.block-letters': 'info', 'quote.block-length': 'info' },
})

/** Text of the template: 10 points, 0.95 lines. */
const text = { line: 228, spaceAfter: 120, firstLine: 288, align: 'both' } as const

/** The two columns of the conference template. */
export const ieeeConference = shippedStyle(ieee, {
  id: 'ieee-conference',
  name: 'IEEE conference paper',
  aliases: [],
  description: 'The Word template of IEEE conference proceedings: two columns.',
  papers: { conference: {} },
  choices: citing,
  page: {
    margins: { top: 1080, right: 907, bottom: 1440, left: 907 },
    columns: { count: 2, gap: 360 },
    pageNumber: null,
  },
  fonts: [{ family: 'Times New Roman', size: 20 }],
  wordStyles: {
    normal: { properties: { line: lines(1) } },
    body: { properties: text },
    'title-page': { properties: { line: lines(1), size: 20 } },
    abstract: { properties: { line: lines(1), align: 'both', firstLine: 272, spaceAfter: 200, bold: true, size: 18 } },
    quotation: { properties: { line: 228, spaceAfter: 120, indentStart: 288, align: 'both' } },
    reference: { properties: { line: 180, lineRule: 'exact', spaceAfter: 50, indentStart: 360, firstLine: -360, align: 'both', size: 16 } },
    caption: { properties: { align: 'both' } },
    'heading-1': { properties: { line: lines(1) } },
    'heading-2': { properties: { line: lines(1) } },
    'heading-3': { properties: { line: 240, lineRule: 'exact', align: 'both' } },
    'heading-4': { properties: { line: lines(1), spaceBefore: 40, spaceAfter: 40, align: 'both' } },
    'heading-5': { properties: { line: lines(1) } },
  },
  layouts: {
    'list-item': { properties: { line: 228, spaceAfter: 120, align: 'both' } },
    keywords: { properties: { line: lines(1), align: 'both', firstLine: 274, spaceAfter: 120, bold: true, italic: true, size: 18 } },
    other: { properties: { line: lines(1) } },
    'table-text': { font: 'face-and-size', properties: { size: 16, line: lines(1), lineRule: 'auto', spaceBefore: 0, spaceAfter: 0 } },
    'footnote-text': { properties: { spaceAfter: 40, align: 'both' } },
  },
  frontMatter: { keywords: { label: 'Keywords—', labelLook: { bold: true, italic: true }, between: ',', end: '.' } },
  sources: { 'page.margins': 'conference template', 'page.number-position': 'conference template', 'page.columns': 'conference template', 'type.line-spacing': 'conference template', 'type.first-line-indent': 'conference template' },
  severity: { 'page.margins': 'error', 'page.number-position': 'warning', 'page.columns': 'error', 'type.line-spacing': 'error', 'type.first-line-indent': 'error' },
})
