import { isBalanced } from '../brackets.js'
import type { CslItem, CslName } from '../item.js'
import type { ParsedEntry } from '../parser/entry.js'
import { isMistaken } from './mistaken.js'

/** Below this an entry is left grey: of entries that no model was fitted to, nine in ten above it were read wholly right, two in five below it. */
const greyBelow = 0.6

/** `(2017). Oak and iron.`, `[3] (2017). Oak and iron.`: a year that an entry begins with stands behind names that were lost above it. */
export const opensInYear = /^\s*(?:(?:\[\d{1,4}\]|\d{1,4}[.)])\s*)?\((?:1[5-9]|20)\d\d[a-z]?\)\.?\s/

/** What cannot be rewritten without guessing: the unsure, what says neither what it is nor who made it, and what took something else for a name. */
export const isGrey = ({ raw, confidence, csl, fields }: ParsedEntry): boolean =>
  confidence < greyBelow || opensInYear.test(raw)
  || isProse(raw, csl, fields) || csl.title === undefined || (csl.author ?? csl.editor ?? csl.issued ?? csl.accessed) === undefined
  || isRunOn(csl.author ?? []) || isRunOn(csl.editor ?? []) || isMistaken({ raw, csl, fields })

/** What an entry says of a work beside its title and who made it; one that says none of it may be a sentence of prose (“However, …”). */
export const published = ['container-title', 'publisher', 'volume', 'page', 'DOI', 'URL', 'number', 'genre'] as const
const ofWorks = ['issued', ...published] as const

/** Whether an entry says anything of a work beside a title: a sentence that stands in the list, and tells how it is made, does not. */
export const saysWork = ({ csl }: Pick<ParsedEntry, 'csl'>): boolean => (['author', 'editor', ...ofWorks] as const).some((name) => csl[name] !== undefined)

/** `(1972, p. 60)`, `(1904, 200)` */
const yearWithPage = /\((?:1[5-9]|20)\d\d[a-z]?[,:] ?(?:pp?\. ?\d|\d+\))/
/** `(Sample, 2019)`; publishers stand so too, in entries that begin with an author, and the day on which a page was seen: `(October 5, 2021)`. */
const nameWithYear = /\((?!\p{Lu}\p{Ll}+\.? \d{1,2}, )\p{Lu}[^()]*[ ,](?:1[5-9]|20)\d\d[a-z]?[^()]*\)/u

/** A sentence that stands among entries says nothing of a work, or says it in a citation: in brackets, which cut through what was taken for its title. */
const isProse = (raw: string, csl: CslItem, { author, editor, accessed }: ParsedEntry['fields']): boolean => {
  const names = author ?? editor
  return ofWorks.every((name) => csl[name] === undefined) || yearWithPage.test(raw) || !isBalanced(csl.title ?? '')
    || (names ? isOpen(raw.slice(0, names.span[0])) : nameWithYear.test(accessed ? raw.slice(0, accessed.span[0]) + raw.slice(accessed.span[1]) : raw))
}

const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

/** `J. R.`, `JR`, `J-R` */
export const initials = /^(?:\p{Lu}\p{M}?\.?[\s-]*)+$/u

/** `K. C.`, or one letter with nothing before it, is no surname. */
const isInitials = (family: string | undefined, given: string | undefined): boolean => /^(?:\p{Lu}\.[\s-]?)+$/u.test(family ?? '') || (given === undefined && /^\p{Lu}$/u.test(family ?? ''))

/**
 * Whether a list of names has run on into what follows it: `Dora Berg. Linguistics Society`, or `M. Roe Gale` where all others
 * have initials alone; or was cut where no name ends, so that initials are left for a surname; or has words that no name has.
 */
export const isRunOn = (names: readonly CslName[]): boolean => {
  if (names.some(({ family, given, literal }) => /^(?:and|&|und)\s|\p{Ll}{3}\.\s/u.test(family ?? literal ?? '') || isInitials(family, given))) return true
  if (names.some(({ family = '' }) => withInitial.test(family)) || names.some(({ given = '' }) => twoNames.test(given) || joint.test(given)) || isTorn(names) || isTurned(names)) return true
  const given = names.flatMap((name) => name.given ?? [])
  const odd = given.filter((name) => /^(?:\p{Lu}\.\s?)+\p{Lu}\p{Ll}{2,}$/u.test(name))
  // What follows a list can run on into its last name alone.
  return odd.length === 1 && odd[0] === names.at(-1)!.given && given.length > 1 && given.every((name) => name === odd[0] || initials.test(name))
}

/** `Seyler M Daniel`, `Berg J`: an initial without a stop within a surname or at its end is somebody's given name. */
const withInitial = /^\p{L}{2,}\s\p{Lu}\s\p{L}{2,}$|\p{Ll}\s\p{Lu}$/u

/** `Haneul KD-C Kim`: initials without stops between names in full are those of somebody else. */
const twoNames = /\p{Ll}\s\p{Lu}{2,}\S*\s\p{Lu}\p{Ll}/u

/** `KC ed Samir` */
const joint = /(?<!\p{L})(?:eds?|and|et|und)(?!\p{L})/u

/**
 * `Marlow, Ada, and Sunil KC`, `Kyras Anna A., Lee Berg and Carl Roe`: beside given names in full, initials behind a name may be the last
 * part of it, or what stands before them its given name.
 */
const isTurned = (names: readonly CslName[]): boolean => {
  // “JS de”: a particle is no given name.
  const full = names.filter(({ given = '' }) => /\p{Lu}\p{M}?\p{Ll}{2}/u.test(given))
  const [{ family = '', given = '' } = {}, ...others] = names
  return (full.length > 0 && names.some((name) => /^\p{Lu}{2,3}$/u.test(name.given ?? '')))
    || (others.length > 0 && full.length === others.length && initials.test(given) && /^\p{Lu}\p{L}+ \p{Lu}\p{Ll}+$/u.test(family))
}

/** `K. Pavlova, Milena, and Ada Roe`, `Carl Berg and Ada Roe, harbour`: one word stands for a whole name where all others have given names. */
const isTorn = (names: readonly CslName[]): boolean => {
  const alone = names.filter(({ given, family = '' }) => given === undefined && /^\p{L}\p{Ll}+$/u.test(family))
  return alone.length > 0 && names.every((name) => name.given !== undefined || alone.includes(name)) && alone.length < names.length
}
