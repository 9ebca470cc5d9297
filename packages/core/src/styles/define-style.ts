import { FormatError } from '../errors.js'
import { styleSchema, type PaperType, type StyleDefinition, type StyleInput } from './definition.js'

export type DeepPartial<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T
export type StylePatch = DeepPartial<Omit<StyleInput, 'papers'>> & { readonly papers?: Partial<Record<PaperType, StylePatch>> }

type BaseStyle = StyleInput | Omit<StyleInput, 'id' | 'name' | 'edition'>

/**
 * A style from another one: objects merge, lists and plain values replace, and so do the papers as a whole. The result
 * is checked, with each of its papers, and frozen. Throws `invalid_options` with the path of what is wrong.
 */
export const defineStyle = (base: BaseStyle, patch: StylePatch): StyleDefinition => {
  const style = shippedStyle(base, patch)
  for (const type of papersOf(style)) ofPaper(style, type)
  return style
}

/** The same for a style that ships: a test checks its papers, so that loading the library need not. */
export const shippedStyle = (base: BaseStyle, patch: StylePatch): StyleDefinition =>
  checked({ ...(merge(base, patch) as object), papers: patch.papers ?? base.papers })

/** The kinds of paper that a style has; the first is the one that is made where nobody chooses. */
export const papersOf = ({ papers: all }: StyleDefinition): PaperType[] => Object.keys(all) as PaperType[]

const made = new WeakMap<StyleDefinition, Map<PaperType, StyleDefinition>>()

/** The style for one kind of paper; the same object each time. */
export const ofPaper = (style: StyleDefinition, type: PaperType): StyleDefinition => {
  const patch = style.papers[type] ?? {}
  if (Object.keys(patch).length === 0) return style
  const papers = made.get(style) ?? new Map<PaperType, StyleDefinition>()
  made.set(style, papers)
  const paper = papers.get(type) ?? checked(merge(style, patch), `papers.${type}.`)
  papers.set(type, paper)
  return paper
}

const checked = (style: unknown, within = ''): StyleDefinition => {
  const result = styleSchema.safeParse(style)
  if (result.success) return freeze(result.data)
  const issue = result.error.issues[0]
  const path = within + (issue?.path.join('.') ?? '')
  throw new FormatError('invalid_options', `The style is not valid at ${path || 'its top'}: ${issue?.message}.`, 'Compare it with a style that ships with the library; docs/styles.md lists them.')
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const merge = (base: unknown, patch: unknown): unknown => {
  if (!isObject(base) || !isObject(patch)) return patch === undefined ? base : patch
  const names = new Set([...Object.keys(base), ...Object.keys(patch)])
  return Object.fromEntries([...names].map((name) => [name, merge(base[name], patch[name])]))
}

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze)
  return value
}
