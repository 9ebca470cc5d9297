import * as z from 'zod'
import { FormatError } from '../errors.js'
import { firstFault } from './fault.js'
import { likeliest } from '../algorithms/likeliest.js'
import { aspects, locales, severities } from './vocabulary.js'
import { paperTypes } from '../styles/definition.js'

/** ISO 8601 in UTC, as `w:date` wants it, without parts of seconds; a day that no calendar has makes Word refuse the file. */
const moment = z.iso
  .datetime({ error: 'it must be a moment like 2024-05-31T09:30:00Z' })
  .regex(/:\d\d:\d\d/, 'it must be a moment like 2024-05-31T09:30:00Z')
  .transform((text) => text.replace(/\.\d+/, ''))

/** Words that come into the document, in one line. XML has no place for control characters, halves of characters and what is no character. */
const written = z.string().trim().min(1).refine((text) => !unwritable.test(text), 'it has a line break, or a character that no document can hold')
const unwritable = /[\p{Cs}\uFFFE\uFFFF]|[^\P{Cc}\t]/u

const line = written.max(500)

/** What the paper says of itself. It comes in where the style wants it and the paper does not have it; nothing is made up. */
const metadata = z.strictObject({
  /** In the letters that it is to have; it is set in the case of the style. */
  title: line.optional(),
  /** Of the running head, in at most 50 characters where the style is APA 7. */
  shortTitle: line.optional(),
  /** In the order of the paper, as they are written: `Ada B. Sample`. */
  authors: z.array(line).default([]),
  affiliations: z.array(line).default([]),
  course: line.optional(),
  instructor: line.optional(),
  /** As it is to be printed: `3 May 2024`. */
  dueDate: line.optional(),
  /** In one paragraph, without its heading. */
  abstract: written.max(10_000).optional(),
  keywords: z.array(line).default([]),
})

/** What a caller may choose. The same in the library, on the command line and in the service. */
const optionsSchema = z.strictObject({
  /** The kind of paper, where a style has several. */
  paperType: z.enum(paperTypes).optional(),
  /** What the style's guide leaves open, by the names that docs/styles.md has for each style: `{ listSpacing: 'double' }`. */
  choices: z.record(z.string(), z.string()).default({}),
  /** The language in which citations and references are worded; without it that of the paper, where it is one of these, else the style's. */
  locale: z.enum(locales).optional(),
  /** The author of tracked changes. */
  author: written.max(255).default('Formatter'),
  /** The moment of tracked changes; they carry none where it is not given, since this library has no clock. */
  date: moment.optional(),
  /** One of the style's page sizes; without it an accepted size stays. */
  pageSize: z.enum(['letter', 'a4']).optional(),
  /** A font of the caller's choice in place of the style's, with its size in points. */
  font: z.strictObject({ family: written.max(31), size: z.number().min(6).max(72) }).optional(),
  /** Whether the copy is for reviewers, and nothing in it may say who wrote it. */
  blind: z.boolean().default(false),
  /** Headings that a journal asks for. */
  requiredSections: z.array(line).default([]),
  /** Parts that a journal asks for in the abstract, by the names that they have there: `Objective`, `Methods`. */
  abstractSections: z.array(line).default([]),
  /** Sites that are no sources: `example.org` is its pages and those below it. */
  unapprovedSources: z.array(line).default([]),
  /** Whether what a person must decide is written into the margin, as comments of ours; without it those of an earlier run go. */
  comments: z.boolean().default(false),
  citations: z
    .strictObject({
      /** Citations and entries that are understood are worded as the style words them, or all stay as they are typed. */
      wording: z.enum(['style', 'keep']).default('style'),
      /** Citations and lists that a reference manager keeps are worded and stay live, become typed text and are worded as such, or are left untouched. */
      output: z.enum(['live', 'plain', 'keep']).default('live'),
      /** A CSL style of the caller's own, as the text of its file, in place of the one that the style has. */
      csl: z.string().max(1_000_000).optional(),
    })
    .prefault({}),
  /** Whether lines are numbered; where nothing is said they are as the style or the author has them. */
  lineNumbers: z.boolean().optional(),
  limits: z
    .strictObject({
      /** At most so many words in the abstract, in place of the style's limit. */
      abstractWords: z.number().int().positive().optional(),
      /** From so many words on a quotation is set off as a block, in place of the style's limit. */
      blockQuotationWords: z.number().int().positive().optional(),
      /** At most so many words in the text, without abstract, notes and references; none where nothing is said. */
      bodyWords: z.number().int().positive().optional(),
      titleWords: z.number().int().positive().optional(),
      /** At most so many entries in the list. */
      references: z.number().int().positive().optional(),
    })
    .prefault({}),
  /** Whether the title page counts, so that the text begins with page 2. Without it as the style has it. */
  countTitlePage: z.boolean().optional(),
  headings: z
    .strictObject({
      /** Numbers before headings: as the style has them, as the author has them, or none. */
      numbering: z.enum(['style', 'keep', 'none']).default('style'),
    })
    .prefault({}),
  /** How headings that stand in the line of their text are made: with Word's style separator, or not at all. */
  runInHeadings: z.enum(['separator', 'keep']).default('separator'),
  /** Where tables and figures are wanted: in the text, or all after the references. What stands elsewhere is asked about. */
  floats: z.enum(['keep', 'inline', 'end']).default('keep'),
  /** Which notes are wanted; those of the other kind are asked about. */
  notes: z.enum(['keep', 'footnotes', 'endnotes']).default('keep'),
  metadata: metadata.prefault({}),
  rules: z
    .strictObject({
      /** Ids of checks, or whole aspects, that are left out. */
      disabled: z.array(z.string()).default([]),
      /** Severities of checks in place of the catalogue's, by id. */
      severity: z.record(z.string(), z.enum(severities)).default({}),
    })
    .prefault({}),
})

/** What a caller may choose, all of it or nothing; what each does without it stands at its default. */
export type Options = z.input<typeof optionsSchema>
export type ResolvedOptions = z.output<typeof optionsSchema>

/** The names of all options, for callers that are sent others too. */
export const optionNames: readonly string[] = Object.keys(optionsSchema.shape)

/**
 * The option that somebody most likely meant by a name that is none: in another spelling, with a letter wrong, or of `metadata` and not in it.
 * A short name, or the beginning of one, may as well be a note of the caller's own.
 */
export const optionMeantBy = (name: string): string | undefined => {
  if (optionNames.includes(name)) return undefined
  if (Object.hasOwn(metadata.shape, name)) return `metadata.${name}`
  const meant = likeliest(name, optionNames)
  return meant !== undefined && (name.length > 4 ? meant.length - name.length <= 2 : meant === name.toLowerCase()) ? meant : undefined
}

/** What options may be, as JSON Schema (draft 2020-12), for descriptions of interfaces that take them. */
export const optionsJsonSchema = (): Readonly<Record<string, unknown>> => z.toJSONSchema(optionsSchema, { io: 'input' })

/** Checks options and fills in defaults. Throws `invalid_options` with the path of the first fault. */
export const resolveOptions = (options: unknown, checkIds: ReadonlySet<string>): ResolvedOptions => {
  const result = optionsSchema.safeParse(options ?? {})
  if (!result.success) {
    const { path, what } = firstFault(optionsSchema, result.error)
    throw invalidOption(path, what)
  }
  const { rules } = result.data
  const unknown = [...rules.disabled, ...Object.keys(rules.severity)].find((id) => !checkIds.has(id) && !(aspects as readonly string[]).includes(id))
  const meant = unknown === undefined ? undefined : likeliest(unknown, [...aspects, ...checkIds])
  if (unknown !== undefined) throw invalidOption(['rules'], `there is no check “${unknown}”${meant === undefined ? '' : `; perhaps ${meant} is meant`}`)
  return result.data
}

export const invalidOption = (path: readonly (string | number)[], what: string): FormatError => {
  const subject = path.length === 0 ? 'The options are' : `The option ${path.join('.')} is`
  return new FormatError('invalid_options', `${subject} not valid: ${what}.`, 'Leave it out to have what holds without it.', path)
}
