import type { CslName } from '../item.js'
import type { ParsedEntry } from '../parser/entry.js'
import { isGroup } from '../parser/fields/group.js'

/** How the first name of an entry stands: as lists have it, with a comma, `Lee, Ann`, or without, `Lee A`, `A. Lee`, or as it is spoken, `Ann Lee`. */
type Order = 'comma' | 'listed' | 'spoken'

/** So many entries show how their list writes names, and so many in a hundred of them do it; or, in a short list, all but one. */
const [fewest, most] = [4, 75]
const fewestOfShort = 2
const fewestOfSpoken = 3
/** A comma or initials behind a surname are nobody's slip: where so many in a hundred have them, the rest are groups, of which some lists are full. */
const mostCommas = 33

/**
 * Reads the entries of a list by what they have in common: where it has its authors by their surnames or initials, whoever stands there
 * alone and as he is spoken is a group (`Planet Harbour. (2018).`), or has no surname to be filed under (`Ngũgĩ wa Thiong'o`): the words keep their order.
 * Of several names nobody can say which is the surname of the first; two surnames that are joined are a firm (`Lund & Lund. (2018).`), and words with
 * capitals behind them are an institution (`Harbourwagen AG`, `Fjord OWL`).
 */
export const withListOrder = (entries: readonly ParsedEntry[]): readonly ParsedEntry[] => {
  const orders = entries.map(orderOf)
  const known = orders.filter((order) => order !== undefined)
  const isCommon = (count: number): boolean =>
    (count >= fewest && count * 100 >= known.length * most) || (count >= fewestOfShort && count >= known.length - 1)
  const commas = known.filter((order) => order === 'comma').length
  const hasCommas = isCommon(commas) || (commas >= fewestOfShort && commas * 100 >= known.length * mostCommas)
  const initialsBehind = entries.filter((entry, place) => orders[place] === 'listed' && isFamilyFirst(entry)).length
  const hasInitials = initialsBehind >= fewestOfShort && initialsBehind * 100 >= known.length * mostCommas
  if (!hasCommas && !hasInitials && !isCommon(known.filter((order) => order !== 'spoken').length)) return entries
  const hasStops = isCommon(entries.filter((entry, place) => orders[place] === 'listed' && hasStop(entry)).length)
  const isOfPeople = spokenOf(entries, orders)
  return entries.map((entry, place) => {
    if (orders[place] === 'spoken') return isOfPeople(entry) || (!hasCommas && speaksOfPeople(entry)) ? entry : (hasCommas && asInverted(entry)) || asGroup(entry)
    const literal = nameOf(entry, partners) ?? (hasCommas || initialsBehind * 2 < known.length ? nameOf(entry, capitalsBehind) : undefined)
    if (literal !== undefined) return maybeInitials.test(literal) ? unsure(entry) : { ...entry, csl: { ...entry.csl, author: [{ literal }] } }
    return orders[place] === 'listed' && isOfTwo(entry) && (hasCommas || (hasStop(entry) && !hasStops)) ? unsure(entry) : entry
  })
}

/**
 * Whether an entry has its author as he is spoken since it is worded as others are that have several people so, or one with an initial: in a
 * list of two wordings, one of which has the year behind the names and the other has it further on, each has names in its own way. Where most
 * entries of a wording have a comma, the others lack it (`Krantz Jon and Ada Roe 2014`), and which name is the surname nobody can say.
 */
const spokenOf = (entries: readonly ParsedEntry[], orders: readonly (Order | undefined)[]): ((entry: ParsedEntry) => boolean) => {
  const isWhole = ({ given, family }: CslName): boolean => given !== undefined && family !== undefined
  const isOfPeople = ({ csl: { author = [] } }: ParsedEntry): boolean => author.every(isWhole) && (author.length > 1 || /(?:^|\s)\p{Lu}\.$/u.test(author[0]!.given!))
  const [first, later] = [true, false].map((isFirst) => {
    const count = (order: Order): number => entries.filter((entry, place) => orders[place] === order && isYearFirst(entry) === isFirst && (order === 'comma' || isOfPeople(entry))).length
    const people = count('spoken')
    return people >= fewestOfSpoken && people >= count('comma')
  })
  return (entry) => (isYearFirst(entry) ? first! : later!)
}

const isYearFirst = ({ fields: { issued, title } }: ParsedEntry): boolean => (issued?.span[0] ?? Infinity) < (title?.span[0] ?? 0)

const partners = /^\p{Lu}[\p{L}’'-]+\s(?:&|and)\s\p{Lu}[\p{L}’'-]+(?=[.,]?\s*$)/u
/** Initials, where a list has most of them there. */
const capitalsBehind = /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*\s\p{Lu}{2,5}(?=[.,]?\s*$)/u

/** `Marlow PA`: two letters that are short for no company and no country may be initials that came in from another list. Nobody can say. */
const maybeInitials = /^\p{Lu}\p{Ll}+\s(?!(?:AB|AG|AS|BV|EU|GB|KG|NV|NZ|OY|SA|SE|SL|TV|UK|UN|US)$)\p{Lu}{2}$/u

/** The author of an entry as it is typed, if all of it is called so. */
const nameOf = ({ raw, csl: { author = [] }, fields }: ParsedEntry, called: RegExp): string | undefined => {
  const mayBe = fields['author'] !== undefined && (author.length === 1 || author.every(({ given, family }) => given === undefined && family !== undefined))
  return mayBe ? called.exec(raw.slice(...fields['author']!.span).trim())?.[0] : undefined
}

/** `Carl Berg, “Tides,” in Ada Roe, ed., Ships`: an entry that has its editors as they are spoken has its author so, too. */
const speaksOfPeople = (entry: ParsedEntry): boolean =>
  (entry.csl.editor ?? []).some((name) => isSpoken(entry, name) && !initials.test(name.given!))

/** `Marlow P.` */
const hasStop = ({ csl: { author } }: ParsedEntry): boolean => author![0]!.given!.endsWith('.')

/** `Marlow Ada P.` where others have a comma behind the surname, or `Marlow P` without stops: nobody can say whether that is the first word or both. */
const isOfTwo = (entry: ParsedEntry): boolean => /^\p{Lu}\S*\s\p{Lu}/u.test(entry.csl.author![0]!.family ?? '') && isFamilyFirst(entry)

const isFamilyFirst = ({ raw, csl: { author }, fields }: ParsedEntry): boolean =>
  raw.slice(fields['author']!.span[0]).trimStart().startsWith(`${author![0]!.family ?? ''} `)

const unsure = (entry: ParsedEntry): ParsedEntry => ({ ...entry, confidence: 0, fields: { ...entry.fields, author: { ...entry.fields['author']!, confidence: 0 } } })

/** So many given names show that a list abbreviates them, and so many in a hundred are. */
const [fewestGiven, mostGiven] = [10, 90]

/**
 * Reads the surnames of a list that has nothing but initials before them (IEEE): behind these everything is a surname,
 * as in `L. M. Martín López`, where other lists may have a second given name.
 */
export const withWholeSurnames = (entries: readonly ParsedEntry[]): readonly ParsedEntry[] => {
  const names = entries.flatMap((entry) => [...entry.csl.author ?? [], ...entry.csl.editor ?? []].filter((name) => isSpoken(entry, name)))
  const short = names.filter(({ given = '' }) => initials.test(given)).length
  const telling = names.filter(({ given = '' }) => !behindInitials.test(given)).length
  if (short < fewestGiven || short * 100 < telling * mostGiven) return entries
  return entries.map((entry) => {
    const { author, editor } = entry.csl
    // What has its first name turned round is worded in another way, and stood there before the others were.
    if (orderOf(entry) === 'comma') return entry
    const whole = (name: CslName): CslName => (isSpoken(entry, name) ? withWholeSurname(name) : name)
    return { ...entry, csl: { ...entry.csl, ...(author && { author: author.map(whole) }), ...(editor && { editor: editor.map(whole) }) } }
  })
}

const isSpoken = ({ raw }: ParsedEntry, { given, family }: CslName): boolean => given !== undefined && family !== undefined && raw.includes(`${given} ${family}`)

/** `J. Chr. Berg`: what ends with a stop is no surname. */
const behindInitials = /^((?:\p{Lu}\p{M}?\.[\s-]*)+)\s(\p{Lu}\p{L}*\p{Ll}(?!\.).*)$/u

const withWholeSurname = (name: CslName): CslName => {
  const [, given, more] = behindInitials.exec(name.given!) ?? []
  return given === undefined ? name : { ...name, given: given.trim(), family: `${more} ${name.family}` }
}

const orderOf = ({ raw, csl: { author = [] }, fields }: ParsedEntry): Order | undefined => {
  const [first] = author
  if (!fields['author'] || first?.family === undefined || first.given === undefined) return undefined
  const text = raw.slice(fields['author'].span[0]).trimStart()
  if (text.startsWith(`${first.family},`)) return 'comma'
  if (text.startsWith(`${first.family} `) || initials.test(first.given)) return 'listed'
  return text.startsWith(spoken(first)) ? 'spoken' : undefined
}

const initials = /^(?:\p{Lu}\p{M}?\.?[\s-]*)+$/u
const spoken = ({ given = '', family = '', suffix = '' }: CslName): string => `${given} ${family} ${suffix}`.trim()

const twoByTwo = /^(\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+),\s(\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+)[.,]?$/u

/** `López García, Ana María. Mareas.`: two people as they are spoken, or one by two surnames; of a list that has surnames first it is one. */
const asInverted = (entry: ParsedEntry): ParsedEntry | undefined => {
  const { raw, csl, etAl, fields: { author } } = entry
  const [, family, given] = (csl.author?.length === 2 && !etAl && author && twoByTwo.exec(raw.slice(...author.span).trim())) || []
  if (family === undefined || given === undefined || isGroup(family) || isGroup(given)) return undefined
  return { ...entry, csl: { ...csl, author: [{ family, given }] } }
}

const asGroup = (entry: ParsedEntry): ParsedEntry => {
  const [name, ...others] = entry.csl.author!
  const words = spoken(name!)
  if (others.length > 0 || entry.etAl) return /(?<!\p{L})\p{Lu}(?!\p{L})/u.test(words) ? entry : unsure(entry)
  return /^\p{Lu}\p{L}+(?:(?: \p{Ll}{1,3})? \p{Lu}[\p{L}'’]+)+$/u.test(words) ? { ...entry, csl: { ...entry.csl, author: [{ literal: words }] } } : entry
}
