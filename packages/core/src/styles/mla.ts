import { inches } from '../wordml/units.js'
import { shippedStyle } from './define-style.js'
import { callout, lines, manuscript, plainKeywords, upright } from './manuscript.js'

/** Any readable face from 11 to 13 points whose italics stand out (style.mla.org, formatting papers). */
const faces = ['Times New Roman', 'Garamond', 'Georgia', 'Cambria', 'Calibri', 'Arial', 'Book Antiqua', 'Palatino Linotype', 'Century Schoolbook']
const sizes = [24, 22, 23, 25, 26]

const scheme = (...levels: readonly object[]) => ({ wordStyles: Object.fromEntries(levels.map((properties, index) => [`heading-${index + 1}`, { properties: { ...upright, align: 'left', ...properties } }])) })

/** The handbook prescribes no scheme of headings. The MLA Style Center's advice is flush left, from bold to plain; Purdue's guide has another one. */
const schemes = {
  styleCenter: scheme({ bold: true }, { bold: true, italic: true }, { italic: true }, {}, { underline: 'single' }),
  purdue: scheme({ bold: true }, { italic: true }, { bold: true, align: 'center' }, { italic: true, align: 'center' }, { underline: 'single' }),
}

/** MLA 9, chapter 1: the paper without a title page. */
export const mla9 = shippedStyle(manuscript, {
  id: 'mla-9',
  name: 'MLA Handbook',
  edition: '9',
  aliases: ['mla'],
  description: 'MLA Handbook of the Modern Language Association, 9th edition.',
  prefix: 'MLA',
  citationSystem: 'author-page',
  citations: { csl: 'modern-language-association', seenIn: 'qtd. in', corrections: ['by-letter', 'mla-no-added-names', 'mla-volume', 'mla-sets', 'screen-names', 'directors', 'mla-contributors', 'mla-theses', 'mla-forewords', 'mla-records', 'reviews', 'mla-presented', 'mla-proceedings', 'both-by-word', 'volumes', 'issues', 'place-alone', 'mla-site', 'mla-uploaded', 'mla-pages', 'preprint-in-server', 'mla-access', 'mla-seasons', 'mla-places', 'mla-further-pages', 'mla-version', 'number-alone', 'numbered-kind'] },
  choices: {
    headingScheme: schemes,
    tableLabel: { plain: { captions: { table: { labelLook: { bold: false } } } }, bold: { captions: { table: { labelLook: { bold: true } } } } },
    firstPageNumber: { shown: { page: { pageNumber: { firstPage: true } } }, hidden: { page: { pageNumber: { firstPage: false } } } },
    repeatedAuthor: { hyphens: {}, dash: { citations: { chosen: { repeatedAuthor: 'names-dashed' } } }, name: { citations: { chosen: { repeatedAuthor: 'names-repeated' } } } },
    accessDate: { kept: {}, undated: { citations: { chosen: { accessDate: 'access-of-undated' } } }, never: { citations: { chosen: { accessDate: 'access-never' } } } },
    addresses: { whole: {}, bare: { citations: { chosen: { addresses: 'addresses-bare' } } } },
    // On request, for the paper of a group, or for a thesis.
    titlePage: {
      none: {},
      page: {
        frontMatter: { title: 'page', elements: ['title', 'author', 'course', 'instructor', 'date'] },
        layouts: { subtitle: { style: 'subtitle' } },
        wordStyles: { 'title': { properties: { spaceBefore: 3840 } }, 'subtitle': { properties: { bold: false } }, 'title-page': { properties: { align: 'center' } } },
      },
    },
  },
  page: { runningHead: 'surname' },
  fonts: faces.flatMap((family) => sizes.map((size) => ({ family, size }))),
  wordStyles: {
    title: { properties: { bold: false } },
    'title-page': { properties: { align: 'left' } },
    ...schemes.styleCenter.wordStyles,
  },
  layouts: {
    ...plainKeywords,
    'title-page': { style: 'title-page', properties: { bold: false, italic: false } },
    // The lines above are flush left, and the title that it goes on with is centred.
    subtitle: { style: 'title' },
    'reference-heading': { properties: { align: 'center', bold: false } },
    'notes-heading': { style: 'heading-1', properties: { align: 'center', bold: false } },
    // An inch in, beside the half inch of the entries' further lines (MLA Style Center, “Formatting an Annotated Bibliography”).
    annotation: { properties: { indentStart: inches(1) } },
    // MLA has no abstract; one that is there stays in its place, as text.
    'abstract-heading': { properties: { pageBreakBefore: false } },
    abstract: { properties: { firstLine: inches(0.5) } },
    // Double lines everywhere (1.2), in notes and tables too.
    'footnote-text': { font: 'face-and-size', properties: { line: lines(2), lineRule: 'auto', spaceBefore: 0, spaceAfter: 0, indentStart: 0, firstLine: inches(0.5) } },
    'table-text': { font: 'face-and-most', properties: { line: lines(2), lineRule: 'auto', spaceBefore: 0, spaceAfter: 0 } },
  },
  frontMatter: { title: 'block', elements: ['author', 'instructor', 'course', 'date', 'title'], date: 'day-first', abstract: 'none' },
  headings: { titleCase: { prepositions: null, lastWord: true }, numbering: null },
  captions: {
    table: { separator: '\n', case: 'title', callout: callout(['table', 'tables'], ['Table', 'Tables']) },
    figure: { label: 'Fig.', end: '.', case: 'any', callout: callout(['figure', 'figures'], ['Figure', 'Figures'], [['fig.', 'figs.']]) },
  },
  quotations: { blockFromWords: null, blockFromCharacters: 312, furtherFirstLine: inches(0.5) },
  backMatter: { appendices: 'before-references' },
  tables: { rules: 'free' },
  references: { heading: 'Works Cited', acceptedHeadings: ['Works Cited', 'Work Cited'] },
  sources: {
    'page.size': '1.1',
    'page.margins': '1.1',
    'page.number-position': '1.4',
    'page.header-author': '1.4',
    'front.title-page': '1.3',
    'front.date-form': '1.3',
    'front.title-format': '1.3',
    'front.title-letters': '1.3',
    'head.detected': '1.5',
    'head.format': '1.5',
    'head.letters': '1.5',
    'head.hierarchy': '1.5',
    'head.case': '2.90',
    'head.numbering': '1.5',
    'type.font-family': '1.2',
    'type.font-size': '1.2',
    'type.line-spacing': '1.2',
    'type.paragraph-spacing': '1.2',
    'type.blank-paragraphs': '1.2',
    'type.alignment': '1.2',
    'type.first-line-indent': '1.2',
    'type.manual-layout': '1.2',
    'quote.block-format': '6.35',
    'quote.block-letters': '6.35',
    'quote.block-length': '6.35',
    'tab.caption': '1.7',
    'fig.caption': '1.7',
    'ref.heading': '1.6',
    'ref.new-page': '1.6',
    'ref.hanging-indent': '1.6',
  },
  severity: { 'head.format': 'info', 'head.letters': 'info' },
})
