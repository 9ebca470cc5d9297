import * as z from 'zod'
import { FormatError } from './errors.js'
import { aspects, severities } from './vocabulary.js'
import { paperTypes } from './styles/definition.js'

/** ISO 8601 in UTC, as `w:date` wants it. */
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'must look like 2024-05-31T09:30:00Z')

/** What a caller may choose. The same in the library, on the command line and in the service. */
export const optionsSchema = z.strictObject({
  /** The kind of paper, where a style has several. */
  paperType: z.enum(paperTypes).optional(),
  /** The author of tracked changes. */
  author: z.string().min(1).max(255).default('Formatter'),
  /** The moment of tracked changes; they carry none where it is not given, since this library has no clock. */
  date: moment.optional(),
  /** One of the style's page sizes; without it an accepted size stays. */
  pageSize: z.enum(['letter', 'a4']).optional(),
  /** A font of the caller's choice in place of the style's, with its size in points. */
  font: z.strictObject({ family: z.string().min(1).max(31), size: z.number().min(6).max(72) }).optional(),
  citations: z
    .strictObject({
      /**
       * Citations and entries that are understood are worded as the style words them, or all stay as they are typed.
       * Kept unless asked for: raised numbers of affiliations are still taken for citations now and then.
       */
      wording: z.enum(['style', 'keep']).default('keep'),
    })
    .prefault({}),
  rules: z
    .strictObject({
      /** Ids of checks, or whole aspects, that are left out. */
      disabled: z.array(z.string()).default([]),
      /** Severities of checks in place of the catalogue's, by id. */
      severity: z.record(z.string(), z.enum(severities)).default({}),
    })
    .prefault({}),
})

export type Options = z.input<typeof optionsSchema>
export type ResolvedOptions = z.output<typeof optionsSchema>

/** The names of all options, for callers that are sent others too. */
export const optionNames: readonly string[] = Object.keys(optionsSchema.shape)

/** Checks options and fills in defaults. Throws `invalid_options` with the path of the first fault. */
export const resolveOptions = (options: unknown, checkIds: ReadonlySet<string>): ResolvedOptions => {
  const result = optionsSchema.safeParse(options ?? {})
  if (!result.success) {
    const issue = result.error.issues[0]
    throw invalidOption(issue?.path.join('.') ?? '', issue?.message ?? 'is not valid')
  }
  const { rules } = result.data
  const unknown = [...rules.disabled, ...Object.keys(rules.severity)].find((id) => !checkIds.has(id) && !(aspects as readonly string[]).includes(id))
  if (unknown !== undefined) throw invalidOption('rules', `there is no check “${unknown}”`)
  return result.data
}

export const invalidOption = (path: string, what: string): FormatError =>
  new FormatError('invalid_options', `The option ${path || 'object'} is not valid: ${what}.`, 'The README lists all options with their values.')
