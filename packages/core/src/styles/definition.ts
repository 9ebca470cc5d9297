import * as z from 'zod'
import { FormatError } from '../errors.js'
import { roleKinds } from '../structure/role.js'
import { paragraphProperties } from '../wordml/properties/paragraph.js'
import { runProperties } from '../wordml/properties/run.js'

/** A property of paragraphs or runs by name, or an element that is carried as markup (`w:pBdr: ''` is no border). */
const known = (name: string): boolean =>
  [paragraphProperties, runProperties].some((table) => table.byName.has(name) || table.off.has(name))

const properties = z.record(z.string().refine(known, 'is no property of paragraphs or runs'), z.union([z.string(), z.number(), z.boolean()]))

/** A style of Word's that carries a look: a built-in one (redefined where that is allowed), or one that is added. */
const wordStyle = z.strictObject({
  /** As in `w:name`; built-in names are English in every language version. */
  name: z.string().min(1),
  builtIn: z.boolean().default(false),
  /** The key of the style that the next paragraph gets when the author presses Enter. */
  next: z.string().optional(),
  properties,
})

const layoutKeys = roleKinds.flatMap((kind) => (kind === 'heading' ? [1, 2, 3, 4, 5].map((level) => `heading-${level}`) : [kind]))

/** How a role looks: the style that carries it, and what the role says beside the style. */
const layout = z.strictObject({
  style: z.string().optional(),
  properties: properties.default({}),
  /** How far the manuscript's font reaches: tables and notes keep sizes of their own. */
  font: z.enum(['face-and-size', 'face', 'none']).default('face-and-size'),
})

const margins = z.strictObject({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() })

export const styleSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  edition: z.string(),
  aliases: z.array(z.string()).default([]),
  description: z.string().default(''),
  citationSystem: z.enum(['author-date', 'author-page', 'numeric', 'notes']),
  locale: z.string(),
  paperTypes: z.array(z.enum(['student', 'professional', 'thesis', 'conference', 'journal'])).min(1),
  /** Prefix of the names of the styles that are added to a document. */
  prefix: z.string().min(1),
  page: z.strictObject({
    size: z.enum(['letter', 'a4']),
    /** Sizes that are left as they are found. */
    accepted: z.array(z.enum(['letter', 'a4'])),
    /** In twips. */
    margins,
    pageNumber: z.strictObject({ slot: z.enum(['header', 'footer']), align: z.enum(['left', 'center', 'right']) }).nullable(),
    runningHead: z.enum(['none', 'short-title']),
  }),
  /** Accepted pairs of face and size in half-points; the first is used where the document has none of them throughout. */
  fonts: z.array(z.strictObject({ family: z.string(), size: z.number() })).min(1),
  wordStyles: z.record(z.string(), wordStyle),
  layouts: z.partialRecord(z.enum(layoutKeys as [string, ...string[]]), layout),
  quotations: z.strictObject({ blockFromWords: z.number().nullable() }),
  references: z.strictObject({ heading: z.string(), acceptedHeadings: z.array(z.string()) }),
})

/** A style guide as data. Measures are twips, sizes half-points, line spacing 240ths of a line. */
export type StyleDefinition = z.infer<typeof styleSchema>
export type StyleInput = z.input<typeof styleSchema>
export type WordStyle = StyleDefinition['wordStyles'][string]

type DeepPartial<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T

/**
 * A style from another one: objects merge, lists and plain values replace. The result is checked and frozen.
 * Throws `invalid_options` with the path of what is wrong.
 */
export const defineStyle = (base: StyleInput | Omit<StyleInput, 'id' | 'name' | 'edition'>, patch: DeepPartial<StyleInput>): StyleDefinition => {
  const result = styleSchema.safeParse(merge(base, patch))
  if (result.success) return freeze(result.data)
  const issue = result.error.issues[0]
  throw new FormatError('invalid_options', `The style is not valid at ${issue?.path.join('.') || 'its top'}: ${issue?.message}.`, 'Compare it with a style that ships with the library.')
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const merge = (base: unknown, patch: unknown): unknown => {
  if (!isObject(base) || !isObject(patch)) return patch ?? base
  const names = new Set([...Object.keys(base), ...Object.keys(patch)])
  return Object.fromEntries([...names].map((name) => [name, merge(base[name], patch[name])]))
}

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze)
  return value
}
