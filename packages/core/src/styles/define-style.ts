import { isObject } from '../algorithms/is-object.js'
import { FormatError } from '../errors.js'
import { firstFault } from '../options/fault.js'
import { styleSchema, type PaperType, type StyleDefinition, type StyleInput } from './definition.js'

type DeepPartial<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T
/** What a style changes of the one under it: what is left out stays. */
export type StylePatch = DeepPartial<Omit<StyleInput, 'papers' | 'choices'>> & {
  readonly papers?: Partial<Record<PaperType, StylePatch>>
  readonly choices?: Choices
}
/** Values by what there is to choose, each as what it changes of the style. */
export type Choices = Readonly<Record<string, Readonly<Record<string, StylePatch>>>>

type BaseStyle = StyleInput | Omit<StyleInput, 'id' | 'name' | 'edition'>

/**
 * A style from another one: objects merge, lists and plain values replace, and so do the papers and the choices as a whole.
 * The result is checked, with each of its papers and choices, and frozen. Throws `invalid_options` with the path of what is wrong.
 */
export const defineStyle = (base: BaseStyle, patch: StylePatch): StyleDefinition => {
  const style = shippedStyle(base, patch)
  for (const type of papersOf(style)) ofPaper(style, type)
  for (const [name, values] of Object.entries(style.choices)) for (const value of Object.keys(values)) chosen(style, { [name]: value })
  return style
}

/** The same for a style that ships: a test checks its papers and choices, so that loading the library need not. */
export const shippedStyle = (base: BaseStyle, patch: StylePatch): StyleDefinition =>
  checked({ ...(merge(base, patch) as object), papers: patch.papers ?? base.papers, choices: patch.choices ?? base.choices })

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

/** The style with values for what it leaves open, which it must have. */
export const chosen = (style: StyleDefinition, values: Readonly<Record<string, string>>): StyleDefinition => {
  const patches = Object.entries(values).map(([name, value]) => style.choices[name]![value])
  return patches.length === 0 ? style : checked(patches.reduce<unknown>(merge, style), 'choices: ')
}

const checked = (style: unknown, within = ''): StyleDefinition => {
  const result = styleSchema.safeParse(style)
  if (result.success) return freeze(result.data)
  const { path, what } = firstFault(styleSchema, result.error)
  throw new FormatError('invalid_options', `The style is not valid at ${within}${path.join('.')}: ${what}.`, 'Measures are twips (1440 to the inch), sizes half-points; what is left out stays as in the style that it extends.')
}

const merge = (base: unknown, patch: unknown): unknown => {
  if (!isObject(base) || !isObject(patch)) return patch === undefined ? base : patch
  const names = new Set([...Object.keys(base), ...Object.keys(patch)])
  return Object.fromEntries([...names].map((name) => [name, merge(base[name], patch[name])]))
}

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze)
  return value
}
