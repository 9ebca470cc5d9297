import type { CorrectionId } from '../citations/csl/corrections.js'
import { inches } from '../wordml/units.js'
import { byLetter, byWord, listNames, numberAt, singleList } from './choices.js'
import type { StyleInput } from './definition.js'
import { shippedStyle, type Choices } from './define-style.js'
import { callout, heading, lines, manuscript, plainKeywords } from './manuscript.js'

/** One empty line of the text, which Chicago sets around what it sets in single lines. */
const gap = 240

/** Turabian's five levels (A.2.2.4), a blank line above and below each. */
const level = { spaceBefore: gap, spaceAfter: gap } as const

const noteText = { line: lines(1), lineRule: 'auto', spaceBefore: 0, spaceAfter: gap, indentStart: 0, firstLine: inches(0.5) } as const

const title = (properties: Readonly<Record<string, number | boolean>>) => ({ wordStyles: { title: { properties } } })

/** Guides to student papers differ in these. */
const layoutChoices: Choices = {
  titleWeight: { bold: title({ bold: true }), regular: title({ bold: false }) },
  titleSize: { text: {}, larger: title({ size: 28 }) },
  titlePlace: { third: title({ spaceBefore: 3840 }), half: title({ spaceBefore: 6480 }) },
  // A short paper may have its title above the text, with name, course and date at the left.
  titlePage: {
    page: {},
    none: {
      page: { pageNumber: { firstPage: true, countTitlePage: true } },
      frontMatter: { title: 'block', elements: ['author', 'course', 'date', 'title'] },
      layouts: { 'abstract-heading': { properties: { pageBreakBefore: false } }, subtitle: { style: 'title' } },
      wordStyles: { 'title': { properties: { spaceBefore: 0, spaceAfter: gap } }, 'title-page': { properties: { align: 'left' } } },
    },
  },
  // A full-size number with a stop in the manual, a raised one in Word.
  noteNumber: { any: {}, superscript: { noteNumber: 'superscript' }, baseline: { noteNumber: 'baseline' } },
  ...numberAt('topRight', 'topCenter', 'bottomCenter', 'bottomRight'),
  ...singleList,
}

const [cmos, manualForWriters] = ['Chicago Manual of Style', 'Turabian, A Manual for Writers']

/** What the papers of all four Chicago styles and of both Turabian styles have in common: Turabian 9, appendix A. */
const chicagoManuscript = shippedStyle(manuscript, {
  id: 'chicago',
  name: cmos,
  edition: '',
  prefix: 'Chicago',
  papers: {
    student: {},
    thesis: { page: { margins: { left: inches(1.5) } }, headings: { chapterPage: true } },
    // A publisher wants the list in double lines as well.
    journal: { wordStyles: { reference: { properties: { line: lines(2), spaceAfter: 0 } } } },
  },
  choices: layoutChoices,
  page: { pageNumber: { slot: 'header', align: 'right', firstPage: false, countTitlePage: false, frontMatter: { slot: 'footer', align: 'center' } } },
  wordStyles: {
    // About a third of the way down the page.
    title: { properties: { spaceBefore: 3840, spaceAfter: 2760 } },
    quotation: { properties: { line: lines(1), spaceBefore: gap, spaceAfter: gap, contextualSpacing: true } },
    reference: { properties: { line: lines(1), spaceAfter: gap } },
    caption: { properties: { line: lines(1), spaceBefore: gap, spaceAfter: gap } },
    'footnote-text': { properties: noteText },
    'heading-1': { properties: { ...level, align: 'center' } },
    'heading-2': { properties: { ...level, align: 'center', bold: false } },
    'heading-3': { properties: level },
    'heading-4': { properties: { ...level, bold: false } },
    'heading-5': { properties: { ...heading, bold: true, firstLine: inches(0.5), outlineLevel: 4 } },
  },
  layouts: {
    ...plainKeywords,
    // Nothing but the title is bold on its page.
    'title-page': { style: 'title-page', properties: { bold: false, italic: false } },
    // Two blank lines stand above the first entry.
    'reference-heading': { properties: { spaceAfter: 2 * gap } },
    'footnote-text': { properties: noteText },
    'list-item': { properties: { line: lines(1), spaceAfter: gap } },
    'caption-note': { properties: { line: lines(1), spaceAfter: gap } },
    'table-text': { font: 'face-and-most', properties: { line: lines(1), lineRule: 'auto', spaceBefore: 0, spaceAfter: 0 } },
  },
  headings: { case: ['title', 'title', 'title', 'sentence', 'sentence'], runIn: [{ level: 5, end: '.' }] },
  backMatter: { appendixPage: true, appendices: 'before-references' },
  frontMatter: { elements: ['title', 'author', 'course', 'date'] },
  quotations: { blockFromWords: 100, furtherFirstLine: inches(0.5) },
  tables: { gap },
  captions: {
    table: { callout: callout(['table', 'tables'], ['Table', 'Tables']) },
    figure: { callout: callout(['figure', 'figures'], ['Figure', 'Figures'], [['figure', 'figures'], ['fig.', 'figs.']]) },
    noteLabel: { look: { italic: true }, end: ':', sources: true },
  },
  references: { heading: 'Bibliography', acceptedHeadings: ['Bibliography', 'Works Cited', 'Select Bibliography', 'Selected Bibliography'] },
  sources: {
    'page.size': 'as Turabian 9, A.1.1',
    'page.margins': 'as Turabian 9, A.1.1',
    'page.number-position': 'as Turabian 9, A.1.4',
    'page.number-format': 'as Turabian 9, A.1.4',
    'page.running-head': 'as Turabian 9, A.1.4',
    'front.title-page': 'as Turabian 9, A.2.1',
    'front.title-format': 'as Turabian 9, A.2.1',
    'front.title-letters': 'as Turabian 9, A.1.5',
    'head.detected': 'as Turabian 9, A.2.2',
    'head.chapter-page': 'as Turabian 9, A.2.2.3',
    'head.format': 'as Turabian 9, A.2.2',
    'head.letters': 'as Turabian 9, A.2.2',
    'head.hierarchy': 'as Turabian 9, A.2.2',
    'head.case': '8.159',
    'head.run-in': 'as Turabian 9, A.2.2',
    'type.font-family': 'as Turabian 9, A.1.2',
    'type.font-size': 'as Turabian 9, A.1.2',
    'type.line-spacing': 'as Turabian 9, A.1.3',
    'type.paragraph-spacing': 'as Turabian 9, A.1.3',
    'type.blank-paragraphs': 'as Turabian 9, A.1.3',
    'type.alignment': 'as Turabian 9, A.1.3',
    'type.first-line-indent': 'as Turabian 9, A.1.3',
    'type.manual-layout': 'as Turabian 9, A.1.3',
    'quote.block-format': '13.22 (12.20 of the 18th edition)',
    'quote.block-letters': '13.22 (12.20 of the 18th edition)',
    'quote.block-length': '13.10 (12.10 of the 18th edition)',
    'note.text': 'as Turabian 9, A.2.3',
    'tab.caption': 'as Turabian 9, A.3.1',
    'tab.rules': 'as Turabian 9, 26.2',
    'fig.caption': 'as Turabian 9, A.3.1',
    'tab.note-label': 'as Turabian 9, 26.2.7',
    'ref.heading': 'as Turabian 9, A.2.3',
    'ref.new-page': 'as Turabian 9, A.2.3',
    'ref.hanging-indent': 'as Turabian 9, A.2.3',
  },
})

type Patch = Parameters<typeof shippedStyle>[1]
const base: StyleInput = chicagoManuscript

const notes = (manual: string): Patch => ({ name: `${manual} (notes and bibliography)`, citationSystem: 'notes', description: 'Notes and bibliography.' })
const acceptedHeadings = ['References', 'Reference List', 'Works Cited']
const authorDate = (manual: string): Patch => ({
  name: `${manual} (author-date)`,
  citationSystem: 'author-date',
  description: 'Author and date in the text.',
  references: { heading: 'References', acceptedHeadings },
})
/** Prepositions are lower case whatever their length in the 17th edition, and up to four letters in the 18th. */
const edition17: Patch = { edition: '17', headings: { titleCase: { prepositions: null, lastWord: true } } }
const edition18: Patch = { edition: '18', headings: { titleCase: { prepositions: 4, lastWord: true } } }

/** What the 17th edition has and CSL styles of it show; the 18th is those styles with what changed. */
const csl = { notes: 'chicago-fullnote-bibliography', authorDate: 'chicago-author-date' }
const known = { notes: 'chicago-notes-bibliography', authorDate: 'chicago-author-date' }
const ofBoth = [
  'chicago-theses', 'chicago-forewords', 'records', 'chicago-screen-names', 'chicago-post-dates', 'reviews', 'chicago-presented', 'page-in-site', 'chicago-lectures', 'chicago-blogs', 'chicago-volume-cited', 'chicago-years', 'chicago-ranges', 'chicago-year-once', 'chicago-modified', 'begun-status', 'chicago-translations', 'chicago-lines', 'volumes', 'issues', 'presented-paper', 'standard-as-report', 'number-alone', 'kind-with-number', 'kind-with-version', 'numbered-kind', 'chicago-reports', 'chicago-year-apart', 'place-alone', 'arxiv-address',
] as const
/** The CSL style for notes has no directors. */
const ofFilms = (system: keyof typeof csl): CorrectionId[] => (system === 'notes' ? [] : ['directors'])
const of18 = (system: keyof typeof csl): CorrectionId[] => [
  system === 'notes' ? 'chicago-18-volume-first' : 'chicago-18-volume-last', 'chicago-18-names', 'chicago-18-places', 'proceedings-place', 'chicago-18-proceedings', 'chicago-days', 'chicago-18-chapter-pages', 'chicago-18-edition-first', 'chicago-18-journal-places', 'chicago-18-repeats', 'chicago-18-volume-colon', ...ofFilms(system), ...ofBoth,
]
const [ibidShort, ibidKept] = [{ citations: { ibid: 'short' } }, { citations: { ibid: 'kept' } }] as const
const ownChoices = (system: keyof typeof csl): Choices =>
  system === 'authorDate'
    ? listNames({ references: 'References', referenceList: 'Reference List' }, acceptedHeadings)
    // Which words stand for a title is for its author to say; before a subtitle the title ends by itself.
    : { titlesInShort: { whole: {}, withoutSubtitle: { citations: { chosen: { titlesInShort: 'titles-shortened' } } } }, ibid: { short: ibidShort, kept: ibidKept } }

/** The 18th repeats a name where the 17th has a long dash, and names no place. */
const cited18 = (system: keyof typeof csl): Patch => ({
  citations: { seenIn: 'quoted in', csl: `${csl[system]}-no-em-dash`, known: known[system], corrections: of18(system), chosen: { alphabetize: 'by-word' } },
  choices: {
    ...layoutChoices,
    ...ownChoices(system),
    ...byWord,
    repeatedAuthor: { name: { citations: { csl: `${csl[system]}-no-em-dash` } }, dash: { citations: { csl: csl[system] } } },
    place: { dropped: { citations: { corrections: of18(system) } }, kept: { citations: { corrections: of18(system).filter((id) => id !== 'chicago-18-places') } } },
  },
})
const cited17 = (system: keyof typeof csl): Patch => ({
  citations: { seenIn: 'quoted in', csl: csl[system], known: `${known[system]}-17th-edition`, corrections: [...ofFilms(system), ...ofBoth], chosen: { alphabetize: 'by-letter' } },
  choices: {
    ...layoutChoices,
    ...ownChoices(system),
    ...byLetter,
    repeatedAuthor: { dash: { citations: { csl: csl[system] } }, name: { citations: { csl: `${csl[system]}-no-em-dash` } } },
  },
})

export const chicago18nb = shippedStyle(base, { ...edition18, ...notes(cmos), ...cited18('notes'), id: 'chicago-18-nb', aliases: ['chicago'] })
export const chicago18ad = shippedStyle(base, { ...edition18, ...authorDate(cmos), ...cited18('authorDate'), id: 'chicago-18-ad' })
export const chicago17nb = shippedStyle(base, { ...edition17, ...notes(cmos), ...cited17('notes'), id: 'chicago-17-nb' })
export const chicago17ad = shippedStyle(base, { ...edition17, ...authorDate(cmos), ...cited17('authorDate'), id: 'chicago-17-ad' })

/** “Ibid.” is allowed (16.4.2), where the manual of style discourages it (CMOS 17, 14.34). */
const turabianNotes = (): Patch => {
  const { citations, choices, ...rest } = cited17('notes')
  return { ...rest, citations: { ...citations, ...ibidKept.citations }, choices: { ...choices, ibid: { kept: ibidKept, short: ibidShort } } }
}

/** Turabian 9: the layout above at its source, with the citations of the 17th edition. */
const turabian: Patch = {
  ...edition17,
  edition: '9',
  prefix: 'Turabian',
  // Five lines or more.
  quotations: { blockFromWords: null, blockFromCharacters: 312 },
  sources: {
    ...Object.fromEntries(Object.entries(chicagoManuscript.sources).map(([id, section]) => [id, section.replace('as Turabian 9, ', '')])),
    'head.case': '22.3.1',
    'quote.block-format': '25.2.2',
    'quote.block-letters': '25.2.2',
    'quote.block-length': '25.2.2',
  },
}

export const turabian9nb = shippedStyle(base, { ...turabian, ...notes(manualForWriters), ...turabianNotes(), id: 'turabian-9-nb', aliases: ['turabian'] })
export const turabian9ad = shippedStyle(base, { ...turabian, ...authorDate(manualForWriters), ...cited17('authorDate'), id: 'turabian-9-ad' })
