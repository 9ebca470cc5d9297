import { isBalanced } from '../brackets.js'
import type { Citation } from '../citations.js'
import type { ParsedEntry } from '../parser/entry.js'
import { isRunOn } from '../reference-list/grey.js'
import type { Reference } from '../reference-list/reference.js'
import type { RichText } from '../rich-text.js'
import type { Replacement } from './placed.js'

/** An entry as the style has it. */
export interface RenderedReference {
  readonly reference: Reference
  /** Absent where the entry is to stay as it is. */
  readonly text?: RichText
  /** The same with its names, where the style has a dash for those of the entry above. */
  readonly named?: () => RichText
  /** `[1]`, in styles that number their list. */
  readonly number?: string
  /** The style names authors whom the entry hides behind “et al.” or “…”. */
  readonly unnamed?: true
  /** It is not understood, and yet stands just as the style words all that is read of it. */
  readonly stands?: true
  /** The number that it keeps though its list has none: a citation that stays points to it. */
  readonly held?: string
  /** The fields that the style leaves out, as CSL names them. */
  readonly dropped: readonly string[]
}

/** Why a list is not brought into the order of the style: numbers that stay in the text point into it, or not all of its entries can be moved. */
export type Hindrance = 'numbers' | 'places'

/** What a style makes of the citations and references of a document: of those that are understood, and of no others. */
export interface Rendered {
  /** In the order of the style's list. */
  readonly references: readonly RenderedReference[]
  /** How citations are to read, by their ids. */
  readonly citations: ReadonlyMap<string, Replacement>
  /** Where entries are counted as they stand and not as they are first mentioned: the ids in that order, and what hinders it. */
  readonly unordered?: { readonly mentioned: readonly string[]; readonly hindrance: Hindrance }
  /** Numbers and order stay: they are what citations that are not certain point to. */
  readonly frozen: boolean
  /** Ids of the citations that keep numbers from changing: all of them, or their own where the list is not frozen. */
  readonly holding: readonly string[]
  /** The entry that cannot be given its number, and the citations that stay for it: a number would point to nothing. */
  readonly unnumbered?: { readonly entry: Reference; readonly citations: readonly string[] }
  /** Ids of citations and entries that stay because they would be read as something else in the words of the style. */
  readonly unsteady: ReadonlySet<string>
}

/** Reads an entry by itself, or by where its list says that the names end. */
export type Reread = (raw: string, namesEnd?: number) => ParsedEntry

/** Renders entries, by their ids, and citations of them. */
export type RenderAs = (entries: ReadonlyMap<string, ParsedEntry>, citations: readonly Citation[]) => Rendered

/** Nothing of it is left over, and it stands in one paragraph or can. */
export const isUnderstood = (reference: Reference | undefined): boolean =>
  reference !== undefined && !reference.grey && (reference.paragraphs.length === 1 || reference.joinable) &&
  reference.entry.leftovers.every(([, to]) => to <= reference.labelled)

/** How surely a field is read of an entry that is cited though the rest of it is not understood. */
const citable = 0.9

/** Citations say no more of a work than who made it and when, and its title where several have that in common. */
export const isCitable = (reference: Reference): boolean => {
  const { csl } = reference.entry
  const names = csl.author ? 'author' : 'editor'
  return isUnderstood(reference) || (isRead(reference, names) && isRead(reference, 'issued') && !isRunOn(csl[names] ?? []) && !hasAuthorsBehindTitle(reference))
}

/** Of several entries in one paragraph the names of all were taken for those of the first. */
const hasAuthorsBehindTitle = ({ entry: { fields: { author, title } } }: Reference): boolean =>
  author !== undefined && title !== undefined && author.span[0] > title.span[0]

/** Whether one field of an entry is certain, and nothing left over stands in it. */
export const isRead = ({ entry: { fields, leftovers } }: Reference, name: 'author' | 'editor' | 'issued' | 'title'): boolean => {
  const field = fields[name]
  if (field === undefined || field.confidence < citable) return false
  const [from, to] = field.span
  return !leftovers.some(([start, end]) => start < to && from < end)
}

/** Whether a citation of the entry may say its title. */
export const isTitleRead = (reference: Reference): boolean => isUnderstood(reference) || (isRead(reference, 'title') && isWhole(reference.entry.csl.title ?? ''))

/**
 * One that opens brackets or quotation marks and leaves them open was cut short; one that goes on behind `”` is more than a title, and so is one with
 * the kind of the work, `Quays [Song]`, or that in its place, `[Letter to Ada Roe]`.
 */
const isWhole = (title: string): boolean => isBalanced(title) && !/[[\]]/u.test(title) && title.split('“').length === title.split('”').length && !/[.,][”"]\s+\S/u.test(title)

/** Whether words can be written before an entry: nobody has a change pending there. */
export const takesNumber = ({ paragraphs: [paragraph] }: Reference): boolean => !paragraph!.revised && !paragraph!.bound && paragraph!.opened.length === 0

/** An entry without its typed number. */
export const bare = ({ raw, labelled }: Reference): string => raw.slice(labelled).trim()
