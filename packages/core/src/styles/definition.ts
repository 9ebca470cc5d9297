import * as z from 'zod'
z.config({ jitless: true })
import { correctionIds } from '../citations/csl/corrections.js'
import { seenInWords } from '../citations/words/seen-in.js'
import { sentenceTitles } from '../citations/sentence-titles.js'
import { roleKinds } from '../structure/role.js'
import { paragraphProperties } from '../wordml/properties/paragraph.js'
import type { Attributes, Value } from '../wordml/properties/property.js'
import { runProperties } from '../wordml/properties/run.js'
import { severities } from '../options/vocabulary.js'

/** Properties of paragraphs or runs by name, and elements that are carried as markup (`w:pBdr: ''` is no border). */
const properties = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).superRefine((values, { addIssue }) => {
  for (const [name, value] of Object.entries(values)) {
    const message = faultOf(name, value)
    if (message !== undefined) addIssue({ code: 'custom', path: [name], message })
  }
})

/** What is wrong with a property: a value that is not read as it is written is none that Word understands. */
const faultOf = (name: string, value: Value): string | undefined => {
  const table = [paragraphProperties, runProperties].find(({ byName, off }) => byName.has(name) || off.has(name))
  if (!table) return 'is no property of paragraphs or runs'
  const property = table.byName.get(name)
  const attributes: Attributes = new Map()
  property?.write(attributes, value, false)
  const isValue = property ? property.read(attributes) === value && (property.sound?.(attributes) ?? true) : typeof value === 'string'
  return isValue ? undefined : `cannot be ${JSON.stringify(value)}`
}

/** A style of Word's that carries a look: a built-in one (redefined where that is allowed), or one that is added. */
const wordStyle = z.strictObject({
  /** As in `w:name`; built-in names are English in every language version. */
  name: z.string().min(1),
  builtIn: z.boolean().default(false),
  type: z.enum(['paragraph', 'character']).default('paragraph'),
  /** The key of the style that the next paragraph gets when the author presses Enter. */
  next: z.string().optional(),
  properties,
})

const layoutKeys = roleKinds.flatMap((kind) => (kind === 'heading' ? ['notes-heading', ...[1, 2, 3, 4, 5].map((level) => `heading-${level}`)] : [kind]))

/** How a role looks: the style that carries it, and what the role says beside the style. */
const layout = z.strictObject({
  style: z.string().optional(),
  properties: properties.default({}),
  /** How far the manuscript's font reaches: notes keep sizes of their own, tables and contents lists those that are no larger. */
  font: z.enum(['face-and-size', 'face-and-most', 'face', 'none']).default('face-and-size'),
})

const twips = z.number().int()
const margins = z.strictObject({ top: twips, right: twips, bottom: twips, left: twips })

export const paperTypes = ['student', 'professional', 'thesis', 'conference', 'journal'] as const
/** A kind of paper that a guide tells apart. */
export type PaperType = (typeof paperTypes)[number]

const statementNames = ['conflicts', 'funding'] as const
export type Statement = (typeof statementNames)[number]

const page = z.strictObject({
  size: z.enum(['letter', 'a4']),
  /** Sizes that are left as they are found. */
  accepted: z.array(z.enum(['letter', 'a4'])),
  margins,
  /** Of headers and footers from the edge of the paper. */
  headerDistance: twips,
  /** Of the text; the title stands over all columns. */
  columns: z.strictObject({ count: z.number().int().min(1).max(4), gap: twips }),
  pageNumber: z
    .strictObject({
      slot: z.enum(['header', 'footer']),
      align: z.enum(['left', 'center', 'right']),
      /** Whether the first page, which is a title page, has its number too. */
      firstPage: z.boolean(),
      /** Whether a title page without a number counts, so that the text begins with page 2. */
      countTitlePage: z.boolean(),
      /** Where pages have it that are counted in roman numerals, as the front matter of a thesis is; they are counted on from the title page. */
      frontMatter: z.strictObject({ slot: z.enum(['header', 'footer']), align: z.enum(['left', 'center', 'right']) }).optional(),
    })
    .nullable(),
  /** What stands in the header beside the number: the short title in capitals, or the authors' surnames before the number. */
  runningHead: z.enum(['none', 'short-title', 'surname']),
  lineNumbers: z.boolean(),
})

/** Title case (style-rules.md, section 13.1): prepositions of up to so many letters are lower case; null is all of them. */
const titleCase = z.strictObject({ prepositions: z.number().int().nullable(), lastWord: z.boolean(), compounds: z.boolean().optional() })

const headings = z.strictObject({
  /** Whether the text may begin under the heading “Introduction”. */
  introduction: z.boolean().default(true),
  /** Whether the chapters of a paper that counts them begin pages. */
  chapterPage: z.boolean().default(false),
  /** For the levels from 1 on; `any` is as the author has it. */
  case: z.array(z.enum(['title', 'sentence', 'any'])),
  titleCase,
  /** Levels whose text goes on in the line of the heading, with what ends the heading. */
  runIn: z.array(z.strictObject({ level: z.number().int().min(1).max(5), end: z.string() })),
  /** Number forms for the levels from 1 on, as `w:numFmt` and `w:lvlText` have them; null where headings have none; `any` is as the author has it. */
  numbering: z.union([z.literal('any'), z.array(z.strictObject({ format: z.string(), text: z.string() }))]).nullable(),
})

/** A word for one and for several; the first pair is what is written, others are accepted. */
const words = z.array(z.tuple([z.string(), z.string()])).min(1)

/** `Table 1` with what follows it, and how both look. */
const caption = z.strictObject({
  position: z.enum(['above', 'below']),
  label: z.string(),
  numerals: z.enum(['decimal', 'upperRoman']),
  /** Between the number and the title: `. `, `: `, or a new line. */
  separator: z.string(),
  /** What ends the title; null leaves it as it is. */
  end: z.enum(['', '.']).nullable(),
  labelLook: properties,
  titleLook: properties,
  /** Of the title. */
  case: z.enum(['title', 'sentence', 'any']),
  /** What the text names it by: `Figure 1`, `fig. 1`. */
  callout: z.strictObject({ inText: words, atStart: words, inBrackets: words }),
})

const styleShape = {
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  edition: z.string(),
  aliases: z.array(z.string()).default([]),
  /** Names under which one of the papers is asked for. */
  paperAliases: z.record(z.string(), z.enum(paperTypes)).default({}),
  description: z.string().default(''),
  citationSystem: z.enum(['author-date', 'author-page', 'numeric', 'notes']),
  locale: z.string(),
  /** Prefix of the names of the styles that are added to a document. */
  prefix: z.string().min(1),
  /** The guide whose sections `sources` names, as reports name it; without it the prefix and the edition. */
  guide: z.string().min(1).optional(),
  page,
  /** Accepted pairs of face and size in half-points; the first is used where the document has none of them throughout. */
  fonts: z.array(z.strictObject({ family: z.string().min(1), size: z.number().int().positive() })).min(1),
  wordStyles: z.record(z.string(), wordStyle),
  layouts: z.partialRecord(z.enum(layoutKeys as [string, ...string[]]), layout),
  frontMatter: z.strictObject({
    /** A page of its own, a block above the text, or the title alone above the text. */
    title: z.enum(['page', 'block', 'line']),
    /** The lines that stand with the title, which is one of them, in this order. */
    elements: z.array(z.enum(['title', 'author', 'affiliation', 'course', 'instructor', 'date'])),
    /** How the day on the title page is spelled out, where the guide says so. */
    date: z.enum(['month-first', 'day-first', 'any']).default('any'),
    abstract: z.enum(['required', 'optional', 'none']),
    /** At most so many words; null where the guide names no limit. */
    abstractWords: z.number().int().nullable(),
    /** What the abstract begins with, in its own line; null where the word stands above it as a heading. */
    abstractLead: z.strictObject({ label: z.string(), look: properties }).nullable().default(null),
    /** The words before the keywords with how they look, what parts them and what ends the row; null where the guide says nothing of it. */
    keywords: z.strictObject({ label: z.string(), labelLook: properties, between: z.enum([',', ';']), end: z.enum(['', '.']) }).nullable(),
    /** Whether the text begins with the title of the paper once more, under a title page. */
    titleRepeat: z.boolean(),
    /** Whether the title page has a note on the authors. */
    authorNote: z.boolean().default(false),
  }),
  backMatter: z.strictObject({
    /** Whether an appendix begins on a new page. */
    appendixPage: z.boolean(),
    appendices: z.enum(['after-references', 'before-references', 'any']).default('any'),
    /** What the authors have to say of themselves. */
    statements: z.array(z.enum(statementNames)).default([]),
  }),
  /** How the number before a note stands; `any` is as the author has it. */
  noteNumber: z.enum(['any', 'superscript', 'baseline']).default('any'),
  headings,
  captions: z.strictObject({
    table: caption,
    figure: caption,
    /** How `Note.` looks and ends under a table or a figure, and `Source:` too; without it notes are as the author has them. */
    noteLabel: z.strictObject({ look: properties, end: z.enum(['.', ':']), sources: z.boolean().default(false) }).optional(),
  }),
  /**
   * `three`: above and below the table and under its head, no upright ones; `free` is as the author has it. `gap`: between a table with a caption
   * and the text below it.
   */
  tables: z.strictObject({ rules: z.enum(['three', 'free']), gap: twips.default(0) }),
  /** Whether `p = .04` or `p = 0.04`; `any` is as the author has it. */
  probabilities: z.strictObject({ leadingZero: z.enum(['any', 'none']).default('any') }).default({ leadingZero: 'any' }),
  /** How far an item of a list is set in, with each level as far again, and how far its number or bullet stands before it. */
  lists: z.strictObject({ indent: z.number().int(), hanging: z.number().int() }),
  /** A quotation of so many words, or of so many characters where the guide counts lines, is set off. */
  quotations: z.strictObject({
    blockFromWords: z.number().int().nullable(),
    blockFromCharacters: z.number().int().nullable(),
    /** The first line of the second and of each further paragraph of one quotation. */
    furtherFirstLine: twips.default(0),
    /** On which side of the full stop the source of one that is set off stands; `any` is as the author has it. */
    citation: z.enum(['after-stop', 'before-stop', 'any']).default('any'),
  }),
  /** The CSL style that citations and references are rendered with, by its name there, and what is corrected of it; null leaves both as they are. */
  citations: z.strictObject({
    csl: z.string().nullable(),
    /** Its name in the repository that reference managers fetch styles from, where that is another one. */
    known: z.string().optional(),
    corrections: z.array(z.enum(correctionIds)).default([]),
    /** Which titles of works are set as sentences, which CSL leaves to whoever gives the data. */
    titles: z.enum(sentenceTitles).default('none'),
    /** How a sentence says that a work has further authors. */
    etAl: z.enum(['et al.', 'et al']).default('et al.'),
    /** How a citation says that a work was seen in another one alone. */
    seenIn: z.enum(seenInWords).default('as cited in'),
    /** Whether a typed “ibid.” stays, or becomes the short form of the work before it. */
    ibid: z.enum(['short', 'kept']).default('short'),
    /** Corrections that are somebody's choice, by what they are a choice of. */
    chosen: z.record(z.string(), z.enum(correctionIds)).default({}),
  }),
  references: z.strictObject({ heading: z.string(), acceptedHeadings: z.array(z.string()) }),
  /** Where the guide says it, by the id of the check. */
  sources: z.record(z.string(), z.string()),
  /** Severities in place of the catalogue's, by the id of the check: a default of ours is no error. */
  severity: z.record(z.string(), z.enum(severities)).default({}),
}

/** The kinds of paper that a style has, each as what it changes of the style; the first is the one without a choice. */
const papers = z.partialRecord(z.enum(paperTypes), z.record(z.string(), z.unknown())).refine((each) => Object.keys(each).length > 0, 'names no paper')

/**
 * What the guide leaves open or guides see differently, by name: `{ listSpacing: { single: …, double: … } }`. Each value is
 * what it changes of the style, and the first one is the style as it is.
 */
const choices = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))).default({})

export const styleSchema = z.strictObject({ ...styleShape, papers, choices })

/** A style guide as data. Measures are twips, sizes half-points, line spacing 240ths of a line. */
export type StyleDefinition = z.infer<typeof styleSchema>
export type StyleInput = z.input<typeof styleSchema>
