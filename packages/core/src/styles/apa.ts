import { inches } from '../wordml/units.js'
import { shippedStyle } from './define-style.js'
import { manuscript } from './manuscript.js'

/** APA 7, chapters 2, 7, 8 and 9. */
export const apa7 = shippedStyle(manuscript, {
  id: 'apa-7',
  name: 'APA Style',
  edition: '7',
  aliases: ['apa', 'apa-7-student'],
  paperAliases: { 'apa-7-professional': 'professional' },
  description: 'Publication Manual of the American Psychological Association, 7th edition.',
  prefix: 'APA',
  papers: {
    student: {},
    professional: { page: { runningHead: 'short-title' }, frontMatter: { abstract: 'required', authorNote: true, elements: ['title', 'author', 'affiliation'] } },
    // Bound on the left.
    thesis: { page: { margins: { left: inches(1.5) } }, headings: { chapterPage: true } },
  },
  choices: { abstract: { optional: { frontMatter: { abstract: 'optional' } }, required: { frontMatter: { abstract: 'required' } } } },
  // Section 2.19 lists them; a paper that uses one of them throughout keeps it.
  fonts: [
    { family: 'Times New Roman', size: 24 },
    { family: 'Calibri', size: 22 },
    { family: 'Arial', size: 22 },
    { family: 'Georgia', size: 22 },
    { family: 'Lucida Sans Unicode', size: 20 },
    { family: 'Latin Modern Roman', size: 20 },
    { family: 'CMU Serif', size: 20 },
  ],
  // Section 2.27, table 2.3.
  wordStyles: {
    // Three or four lines down, and an empty line below (section 2.4).
    title: { properties: { spaceBefore: 1656, spaceAfter: 552 } },
    'heading-1': { properties: { align: 'center' } },
    'heading-3': { properties: { italic: true } },
    'heading-4': { properties: { firstLine: inches(0.5) } },
    'heading-5': { properties: { firstLine: inches(0.5), italic: true } },
  },
  citations: { csl: 'apa', corrections: ['by-letter', 'apa-initials', 'screen-names', 'directors', 'apa-films', 'apa-own-house', 'apa-issue-alone', 'apa-records', 'blogs-unsaid', 'apa-looked-up', 'apa-cluster-order', 'apa-meetings', 'apa-proceedings', 'apa-places', 'apa-editor-translator', 'apa-data', 'apa-attached', 'apa-ahead-of-print', 'apa-theses', 'apa-thesis-number', 'number-alone', 'apa-codes'], titles: 'all' },
  quotations: { furtherFirstLine: inches(0.5) },
  backMatter: { appendixPage: true, appendices: 'after-references' },
  // An empty line stands between a table and the text (section 7.6).
  tables: { gap: 552 },
  layouts: {
    // Only the title is bold, and nothing slanted (section 2.4).
    'title-page': { style: 'title-page', properties: { bold: false, italic: false } },
    // Section 2.7: centred and bold.
    'author-note-heading': { style: 'title-page', properties: { bold: true } },
    // Section 2.10: the label alone is set apart, and not by weight.
    keywords: { properties: { firstLine: inches(0.5), bold: false } },
  },
  probabilities: { leadingZero: 'none' },
  frontMatter: {
    abstractWords: 250,
    keywords: { label: 'Keywords:', labelLook: { italic: true, bold: false }, between: ',', end: '' },
    titleRepeat: true,
    elements: ['title', 'author', 'affiliation', 'course', 'instructor', 'date'],
    date: 'month-first',
  },
  headings: {
    // The title stands over it (section 2.27).
    introduction: false,
    // Every word of four letters or more has a capital (section 6.17).
    titleCase: { prepositions: 3, lastWord: false, compounds: true },
    runIn: [{ level: 4, end: '.' }, { level: 5, end: '.' }],
    numbering: null,
  },
  captions: {
    table: { case: 'title', separator: '\n', labelLook: { bold: true, italic: false }, titleLook: { bold: false, italic: true } },
    figure: { case: 'title', position: 'above', separator: '\n', end: '', labelLook: { bold: true, italic: false }, titleLook: { bold: false, italic: true } },
    noteLabel: { look: { italic: true }, end: '.' },
  },
  sources: {
    'page.size': '2.2',
    'page.margins': '2.22',
    'page.number-position': '2.18',
    'page.running-head': '2.18',
    'page.columns': '2.2',
    'front.title-page': '2.3',
    'front.elements': '2.3',
    'front.date-form': '2.3',
    'back.appendix-page': '2.14',
    'page.number-format': '2.18',
    'front.title-format': '2.4',
    'front.title-letters': '2.4',
    'front.abstract-present': '2.9',
    'front.abstract-length': '2.9',
    'front.keywords': '2.10',
    'front.title-repeat': '2.11',
    'head.detected': '2.27',
    'head.format': '2.27',
    'head.letters': '2.27',
    'head.hierarchy': '2.27',
    'head.case': '6.17',
    'head.numbering': '2.28',
    'head.run-in': '2.27',
    'type.font-family': '2.19',
    'type.font-size': '2.19',
    'type.line-spacing': '2.21',
    'type.paragraph-spacing': '2.21',
    'type.blank-paragraphs': '2.21',
    'type.alignment': '2.23',
    'type.first-line-indent': '2.24',
    'type.manual-layout': '2.24',
    'quote.block-format': '8.27',
    'quote.block-letters': '8.27',
    'quote.block-length': '8.27',
    'tab.caption': '7.10, 7.11',
    'tab.rules': '7.17',
    'fig.caption': '7.24, 7.25',
    'ref.heading': '9.43',
    'ref.new-page': '9.43',
    'ref.hanging-indent': '9.43',
  },
})
