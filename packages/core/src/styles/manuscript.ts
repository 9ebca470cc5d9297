import { inches } from '../wordml/units.js'
import type { StyleInput } from './definition.js'

/** Line spacing in 240ths of a line. */
export const lines = (count: number): number => Math.round(count * 240)

/** Nothing above, nothing below, no indent, ragged on the right: what a plain double-spaced paragraph is. */
const plain = {
  line: lines(2),
  lineRule: 'auto',
  spaceBefore: 0,
  spaceAfter: 0,
  autoBefore: false,
  autoAfter: false,
  linesBefore: 0,
  linesAfter: 0,
  indentStart: 0,
  indentEnd: 0,
  firstLine: 0,
  indentStartChars: 0,
  indentEndChars: 0,
  firstLineChars: 0,
  align: 'left',
  widowControl: true,
} as const

/** Running text is black, whatever the file's theme has for it. */
const text = { ...plain, color: 'auto' } as const

/** The look of words that nothing sets off. */
export const upright = { bold: false, italic: false, caps: false, smallCaps: false, underline: 'none', color: 'auto' } as const

/** Headings and titles come with borders, colours and letter spacing in Word's own definitions. */
export const heading = { ...plain, ...upright, keepNext: true, keepLines: true, 'w:pBdr': '', 'w:shd': '', characterSpacing: 0 } as const

const headingStyle = (level: number) =>
  ({ name: `heading ${level}`, builtIn: true, next: 'body', properties: { ...heading, bold: true, outlineLevel: level - 1 } }) as const

/** Spacing of everything that stands in the text, for styles that are set in other lines than double ones. */
export const spaced = (spacing: Readonly<Record<string, number | string>>): Record<string, { properties: Readonly<Record<string, number | string>> }> =>
  Object.fromEntries(
    ['normal', 'body', 'title', 'subtitle', 'title-page', 'abstract', 'quotation', 'reference', 'caption', ...[1, 2, 3, 4, 5].map((level) => `heading-${level}`)].map((key) => [key, { properties: spacing }]),
  )

const captionLook = { labelLook: { bold: false, italic: false }, titleLook: { bold: false, italic: false }, case: 'sentence' } as const

type Words = [string, string]

/** What the text names a table or a figure by, where it does so alike everywhere, or else at its places. */
export const callout = (inText: Words, atStart = inText, inBrackets: Words[] = [inText]): { inText: Words[]; atStart: Words[]; inBrackets: Words[] } =>
  ({ inText: [inText], atStart: [atStart], inBrackets })

/** A typed manuscript, which most styles are variations of. Fonts come in where a document is looked at. */
/** Most guides say nothing of keywords: a row that is bold as a whole has its letters from another style. */
export const plainKeywords = { keywords: { properties: { bold: false } } } as const

export const manuscript = {
  locale: 'en-US',
  citationSystem: 'author-date',
  papers: { student: {} },
  prefix: 'Manuscript',
  page: {
    size: 'letter',
    accepted: ['letter', 'a4'],
    margins: { top: inches(1), right: inches(1), bottom: inches(1), left: inches(1) },
    headerDistance: inches(0.5),
    columns: { count: 1, gap: inches(0.5) },
    pageNumber: { slot: 'header', align: 'right', firstPage: true, countTitlePage: true },
    runningHead: 'none',
    lineNumbers: false,
  },
  fonts: [{ family: 'Times New Roman', size: 24 }],
  wordStyles: {
    normal: { name: 'Normal', builtIn: true, properties: plain },
    body: { name: 'Body', properties: { ...text, firstLine: inches(0.5), suppressAutoHyphens: true } },
    title: { name: 'Title', builtIn: true, next: 'title-page', properties: { ...heading, align: 'center', bold: true, outlineLevel: 9, contextualSpacing: true } },
    // The title goes on with it.
    subtitle: { name: 'Subtitle', builtIn: true, next: 'title-page', properties: { ...heading, align: 'center', bold: true, outlineLevel: 9 } },
    'title-page': { name: 'Title Page', properties: { ...text, align: 'center', outlineLevel: 9, characterSpacing: 0 } },
    abstract: { name: 'Abstract', properties: { ...text, bold: false, italic: false, suppressAutoHyphens: true, keepLines: false, keepNext: false } },
    quotation: { name: 'Block Quotation', next: 'body', properties: { ...text, bold: false, italic: false, characterSpacing: 0, 'w:pBdr': '', 'w:shd': '', indentStart: inches(0.5), suppressAutoHyphens: true } },
    reference: { name: 'Reference', properties: { ...text, indentStart: inches(0.5), firstLine: -inches(0.5), suppressAutoHyphens: true } },
    caption: { name: 'caption', builtIn: true, next: 'body', properties: text },
    'footnote-text': { name: 'footnote text', builtIn: true, properties: { ...text, line: lines(1), size: 20 } },
    'footnote-reference': { name: 'footnote reference', builtIn: true, type: 'character', properties: { verticalAlign: 'superscript' } },
    'heading-1': headingStyle(1),
    'heading-2': headingStyle(2),
    'heading-3': headingStyle(3),
    'heading-4': headingStyle(4),
    'heading-5': headingStyle(5),
  },
  layouts: {
    title: { style: 'title' },
    // Nobody's letters are bold there but those of the title, whatever a handbook does not say.
    'title-page': { style: 'title-page', properties: { bold: false } },
    subtitle: { style: 'subtitle' },
    'abstract-heading': { style: 'heading-1', properties: { pageBreakBefore: true } },
    abstract: { style: 'abstract' },
    // Without a style of their own, as captions' notes are: that of the abstract would make an abstract of them.
    keywords: { properties: { line: plain.line, lineRule: plain.lineRule, spaceBefore: 0, spaceAfter: 0, align: 'left', indentStart: 0, firstLine: 0, color: 'auto' } },
    'heading-1': { style: 'heading-1' },
    'heading-2': { style: 'heading-2' },
    'heading-3': { style: 'heading-3' },
    'heading-4': { style: 'heading-4' },
    'heading-5': { style: 'heading-5' },
    body: { style: 'body' },
    'block-quotation': { style: 'quotation' },
    'list-item': { properties: { line: plain.line, lineRule: plain.lineRule, spaceBefore: 0, spaceAfter: 0, align: 'left', color: 'auto' } },
    'table-caption': { style: 'caption' },
    'figure-caption': { style: 'caption' },
    // Without a style of its own: a caption's would make a caption of it.
    'caption-note': { font: 'face', properties: { line: plain.line, lineRule: plain.lineRule, spaceBefore: 0, spaceAfter: 0, align: 'left', indentStart: 0, firstLine: 0, color: 'auto' } },
    'reference-heading': { style: 'heading-1', properties: { pageBreakBefore: true } },
    'reference-entry': { style: 'reference' },
    // Beside what entries have, and without their style, which would make entries of them.
    annotation: { properties: { indentStart: inches(0.5), firstLine: 0 } },
    contents: { font: 'face-and-most' },
    'footnote-text': { font: 'face', properties: { align: 'left' } },
    'table-text': { font: 'face-and-most' },
    header: {},
    footer: {},
    other: { properties: { line: plain.line, lineRule: plain.lineRule, spaceBefore: 0, spaceAfter: 0 } },
  },
  frontMatter: { title: 'page', elements: ['title', 'author', 'affiliation'], abstract: 'optional', abstractWords: null, keywords: null, titleRepeat: false },
  backMatter: { appendixPage: false },
  headings: {
    case: ['title', 'title', 'title', 'title', 'title'],
    titleCase: { prepositions: null, lastWord: true },
    runIn: [],
    numbering: 'any',
  },
  captions: {
    table: { position: 'above', label: 'Table', numerals: 'decimal', separator: '. ', end: '', ...captionLook, callout: callout(['Table', 'Tables']) },
    figure: { position: 'below', label: 'Figure', numerals: 'decimal', separator: '. ', end: null, ...captionLook, callout: callout(['Figure', 'Figures']) },
  },
  tables: { rules: 'three' },
  lists: { indent: inches(0.5), hanging: inches(0.25) },
  citations: { csl: null },
  quotations: { blockFromWords: 40, blockFromCharacters: null, citation: 'after-stop' },
  references: { heading: 'References', acceptedHeadings: ['References', 'Reference'] },
  sources: {},
} as const satisfies Omit<StyleInput, 'id' | 'name' | 'edition'>
