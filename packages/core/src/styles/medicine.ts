import { doubleList, flush } from './choices.js'
import { shippedStyle } from './define-style.js'
import { lines, manuscript, plainKeywords } from './manuscript.js'

/** A number, then the entry set in behind it. */
const numbered = { indentStart: 425, firstLine: -425 } as const

/** ICMJE's manuscript (its Uniform Requirements of 1997 say most of the layout) with the references of NLM's Citing Medicine. */
export const vancouver = shippedStyle(manuscript, {
  id: 'vancouver',
  name: 'Vancouver (ICMJE, Citing Medicine)',
  edition: '2',
  aliases: [],
  description: 'Recommendations of the International Committee of Medical Journal Editors, references after Citing Medicine.',
  prefix: 'Vancouver',
  citationSystem: 'numeric',
  citations: { csl: 'vancouver', corrections: ['nlm-page-days', 'records', 'nlm-doi', 'nlm-date-ends', 'nlm-supplements', 'nlm-containers', 'nlm-volumes', 'nlm-proceedings', 'nlm-translators', 'nlm-thesis-place', 'nlm-directors', 'nlm-patents', 'nlm-forthcoming', 'nlm-data', 'nlm-undated', 'nlm-version', 'nlm-preprint', 'nlm-sites', 'presented-paper'], titles: 'all' },
  papers: { journal: { backMatter: { statements: ['conflicts', 'funding'] } }, student: {} },
  // Journals differ in these.
  choices: {
    marks: { round: {}, square: { citations: { chosen: { marks: 'square-numbers' } } }, raised: { citations: { chosen: { marks: 'raised-numbers' } } } },
    authors: { six: {}, three: { citations: { chosen: { authors: 'three-names-listed' } } }, all: { citations: { chosen: { authors: 'all-names-listed' } } } },
  },
  wordStyles: {
    reference: { properties: numbered },
    'heading-2': { properties: { italic: true } },
    'heading-3': { properties: { bold: false, italic: true } },
  },
  // Double lines everywhere, in tables too.
  layouts: { ...plainKeywords, 'table-text': { properties: { line: lines(2), lineRule: 'auto', spaceBefore: 0, spaceAfter: 0 } } },
  frontMatter: { abstract: 'required', abstractWords: 250 },
  headings: { case: ['sentence', 'sentence', 'sentence', 'sentence', 'sentence'], runIn: [{ level: 4, end: '.' }] },
  // Raised numbers stand behind the stop by themselves; of those in brackets guides say nothing.
  quotations: { blockFromWords: null, blockFromCharacters: 312, citation: 'any' },
  sources: {
    'page.margins': 'ICMJE 1997, Technical requirements',
    'page.number-position': 'ICMJE 1997, Technical requirements',
    'type.line-spacing': 'ICMJE 1997, Technical requirements',
    'front.title-page': 'ICMJE IV.A.3.a',
    'front.abstract-present': 'ICMJE IV.A.3.b',
    'front.abstract-length': 'ICMJE IV.A.3.b',
    'head.detected': 'ICMJE IV.A.3',
    'tab.caption': 'ICMJE IV.A.3.h',
    'tab.rules': 'ICMJE IV.A.3.h',
    'fig.caption': 'ICMJE IV.A.3.i',
    'ref.heading': 'ICMJE IV.A.3.g',
    'ref.new-page': 'ICMJE 1997, Technical requirements',
  },
  severity: { 'type.first-line-indent': 'info', 'front.title-format': 'info', 'front.title-letters': 'info', 'head.format': 'info', 'head.letters': 'info', 'head.case': 'info' },
})

/** AMA 11 prescribes no layout of a paper: what is here is the convention of libraries, and no error where it is not kept. */
export const ama11 = shippedStyle(manuscript, {
  id: 'ama-11',
  name: 'AMA Manual of Style',
  edition: '11',
  aliases: ['ama'],
  description: 'AMA Manual of Style of the American Medical Association, 11th edition.',
  prefix: 'AMA',
  citationSystem: 'numeric',
  citations: { csl: 'american-medical-association', corrections: ['standard-as-report', 'records', 'ama-reports', 'ama-publisher', 'begun-thesis', 'begun-status', 'ama-published-online', 'preprint-in-server', 'ama-newspapers', 'ama-updated', 'ama-translators', 'nlm-directors', 'data-as-report', 'page-in-site', 'range-hyphen', 'presented-paper', 'numbered-series', 'arxiv-address'], titles: 'parts', etAl: 'et al' },
  papers: { student: {}, journal: { frontMatter: { abstract: 'required' }, backMatter: { statements: ['conflicts', 'funding'] } } },
  choices: {
    ...doubleList,
    listIndent: { number: { wordStyles: { reference: { properties: numbered } } }, none: flush },
    figureCaption: { below: { captions: { figure: { position: 'below' } } }, above: { captions: { figure: { position: 'above' } } } },
  },
  page: { pageNumber: { slot: 'header', align: 'right', firstPage: false } },
  fonts: [{ family: 'Times New Roman', size: 24 }, { family: 'Arial', size: 24 }],
  wordStyles: {
    // About a quarter of the way down the page.
    title: { properties: { spaceBefore: 2520, spaceAfter: 552 } },
    reference: { properties: numbered },
    'heading-2': { properties: { italic: true } },
    'heading-3': { properties: { bold: false, italic: true } },
  },
  layouts: plainKeywords,
  probabilities: { leadingZero: 'none' },
  frontMatter: { abstractWords: 350, elements: ['title', 'author', 'course', 'affiliation'] },
  headings: { titleCase: { prepositions: 3, lastWord: true }, runIn: [{ level: 4, end: '.' }] },
  captions: { table: { case: 'title', labelLook: { bold: true } }, figure: { labelLook: { bold: true }, case: 'title' } },
  // Raised numbers stand behind the stop by themselves; of those in brackets guides say nothing.
  quotations: { blockFromWords: null, blockFromCharacters: 312, citation: 'any' },
  sources: {
    'front.abstract-length': '2.5',
    'head.detected': '2.8',
    'head.hierarchy': '2.8',
    'head.case': '10.2',
    'quote.block-format': '8.6.4',
    'quote.block-letters': '8.6.4',
    'quote.block-length': '8.6.4',
    'tab.caption': '4.1.4',
    'tab.rules': '4.1.5',
    'fig.caption': '4.2.7',
    'ref.heading': '3.3',
  },
  severity: Object.fromEntries(
    `page.margins page.number-position front.title-page front.title-format front.title-letters head.format head.letters type.font-family type.font-size
     type.line-spacing type.first-line-indent type.alignment ref.new-page ref.hanging-indent`.split(/\s+/).map((id) => [id, 'info']),
  ),
})
