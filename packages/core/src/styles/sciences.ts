import { inches } from '../wordml/units.js'
import { singleList } from './choices.js'
import { shippedStyle } from './define-style.js'
import { lines, manuscript, plainKeywords } from './manuscript.js'

/** The ACS Guide to Scholarly Communication mandates no layout: a plain manuscript with its numbered list. */
export const acs = shippedStyle(manuscript, {
  id: 'acs',
  name: 'ACS Guide to Scholarly Communication',
  edition: '2020',
  aliases: [],
  description: 'American Chemical Society.',
  prefix: 'ACS',
  citationSystem: 'numeric',
  citations: { csl: 'american-chemical-society', corrections: ['acs-places', 'records', 'acs-titles', 'acs-addresses', 'acs-editions', 'acs-proceedings', 'acs-versions', 'acs-page-date', 'acs-presented', 'data-as-report', 'page-in-site', 'numbered-kind', 'presented-paper', 'numbered-series', 'arxiv-address'] },
  papers: { journal: {}, student: {} },
  wordStyles: {
    reference: { properties: { indentStart: 425, firstLine: -425 } },
    'heading-2': { properties: { italic: true } },
    'heading-3': { properties: { bold: false, italic: true } },
  },
  layouts: plainKeywords,
  headings: { runIn: [{ level: 4, end: '.' }] },
  quotations: { blockFromWords: null, citation: 'any' },
  sources: { 'ref.heading': '4.3' },
  severity: Object.fromEntries(
    `page.margins page.number-position front.title-page front.title-format front.title-letters head.format head.letters type.font-family type.font-size
     type.line-spacing type.first-line-indent type.alignment ref.new-page ref.hanging-indent`.split(/\s+/).map((id) => [id, 'info']),
  ),
})

const margins = (width: number) => ({ page: { margins: { top: inches(width), right: inches(width), bottom: inches(width), left: inches(width) } } })

/** ASA Style Guide, 7th edition, with the wide margins of its manuscripts. */
export const asa7 = shippedStyle(manuscript, {
  id: 'asa-7',
  name: 'ASA Style Guide',
  edition: '7',
  aliases: ['asa'],
  description: 'American Sociological Association Style Guide, 7th edition.',
  prefix: 'ASA',
  citations: { csl: 'american-sociological-association', seenIn: 'quoted in', corrections: ['asa-authorless', 'records', 'directors', 'asa-editors', 'asa-chapters', 'asa-reports', 'asa-doi', 'asa-access', 'asa-presented', 'preprint-in-server', 'data-with-kind', 'page-in-site', 'begun-status', 'both-by-word', 'numbered-series', 'arxiv-address'] },
  papers: { journal: {}, student: {} },
  ...margins(1.25),
  choices: {
    margins: { wide: margins(1.25), inch: margins(1) },
    threeAuthors: { named: {}, shortened: { citations: { chosen: { threeAuthors: 'three-names-shortened' } } } },
  },
  fonts: [{ family: 'Times New Roman', size: 24 }, { family: 'Arial', size: 24 }],
  wordStyles: {
    'heading-1': { properties: { bold: false, caps: true } },
    'heading-2': { properties: { bold: false, italic: true } },
    'heading-3': { properties: { bold: false, italic: true, firstLine: inches(0.5) } },
  },
  // Everything is in double lines and 12 points, notes too.
  layouts: { ...plainKeywords, 'footnote-text': { font: 'face-and-size', properties: { line: lines(2), lineRule: 'auto', spaceBefore: 0, spaceAfter: 0 } } },
  captions: { table: { case: 'title' }, figure: { case: 'title' } },
  frontMatter: { abstract: 'required', abstractWords: 200 },
  headings: { case: ['any', 'title', 'sentence', 'any', 'any'], runIn: [{ level: 3, end: '.' }] },
  quotations: { blockFromWords: 50 },
  sources: {
    'page.margins': 'preparing a manuscript',
    'page.number-position': 'preparing a manuscript',
    'type.font-size': 'preparing a manuscript',
    'type.line-spacing': 'preparing a manuscript',
    'front.title-page': 'preparing a manuscript: title page',
    'front.abstract-length': 'preparing a manuscript: abstract',
    'note.text': 'preparing a manuscript',
    'head.detected': 'preparing a manuscript: subheadings',
    'head.format': 'preparing a manuscript: subheadings',
    'head.letters': 'preparing a manuscript: subheadings',
    'head.case': 'preparing a manuscript: subheadings',
    'head.run-in': 'preparing a manuscript: subheadings',
    'quote.block-length': 'block quotations',
    'tab.caption': 'tables',
    'ref.heading': 'reference list',
    'ref.hanging-indent': 'reference list',
  },
})

/** APSA's Style Manual for Political Science, 2018: a dialect of Chicago's author-date style. */
export const apsa = shippedStyle(manuscript, {
  id: 'apsa',
  name: 'Style Manual for Political Science',
  edition: '2018',
  aliases: [],
  description: 'American Political Science Association.',
  prefix: 'APSA',
  citations: { csl: 'american-political-science-association', seenIn: 'quoted in', corrections: ['apsa-undated', 'records', 'apsa-volume', 'volumes', 'apsa-editors', 'apsa-chapters', 'apsa-reports', 'apsa-days', 'preprint-in-server', 'kind-with-number', 'data-with-kind', 'page-in-site', 'begun-status', 'both-by-word', 'numbered-series', 'arxiv-address'], chosen: { issue: 'issue-apart' } },
  papers: { journal: {}, student: {} },
  choices: {
    ...singleList,
    issue: { apart: { citations: { chosen: { issue: 'issue-apart' } } }, close: { citations: { chosen: { issue: 'issue-close' } } } },
  },
  fonts: [{ family: 'Times New Roman', size: 24 }, { family: 'Times New Roman', size: 22 }],
  wordStyles: {
    reference: { properties: { line: lines(1), spaceAfter: 240 } },
    'heading-1': { properties: { align: 'center' } },
    'heading-3': { properties: { bold: false, italic: true } },
  },
  layouts: plainKeywords,
  frontMatter: { abstract: 'required', abstractWords: 150 },
  headings: { runIn: [{ level: 4, end: '.' }] },
  quotations: { blockFromWords: 100 },
  sources: {
    'page.margins': 'manuscript preparation',
    'type.font-size': 'manuscript preparation',
    'type.line-spacing': 'manuscript preparation',
    'front.title-page': 'manuscript preparation',
    'quote.block-length': 'quotations',
    'ref.heading': 'reference list',
    'ref.hanging-indent': 'reference list',
  },
  severity: { 'head.format': 'info', 'head.letters': 'info', 'head.case': 'info' },
})
