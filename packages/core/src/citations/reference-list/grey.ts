import { announcementJoins, surelyAnnounces, surelyAnnouncesSight } from '../announcements.js'
import { isBalanced } from '../brackets.js'
import type { CslItem, CslName } from '../item.js'
import type { ParsedEntry } from '../parser/entry.js'
import { keywordClass } from '../parser/keyword.js'

/** Below this an entry is left grey: of entries that no model was fitted to, nine in ten above it were read wholly right, two in five below it. */
const greyBelow = 0.6

/** What cannot be rewritten without guessing: the unsure, what says neither what it is nor who made it, and what took something else for a name. */
export const isGrey = ({ raw, confidence, csl, fields }: ParsedEntry): boolean =>
  confidence < greyBelow || isProse(raw, csl, fields) || csl.title === undefined || (csl.author ?? csl.editor ?? csl.issued) === undefined
  || isRunOn(csl.author ?? []) || isRunOn(csl.editor ?? []) || mistakes.some((mistake) => mistake({ raw, csl, fields }))

/** What an entry says of a work beside its title and who made it; one that says none of it may be a sentence of prose (“However, …”). */
export const published = ['container-title', 'publisher', 'volume', 'page', 'DOI', 'URL', 'number', 'genre'] as const
const ofWorks = ['issued', ...published] as const

/** `(1972, p. 60)`, `(1904, 200)` */
const yearWithPage = /\((?:1[5-9]|20)\d\d[a-z]?[,:] ?(?:pp?\. ?\d|\d+\))/
/** `(Sample, 2019)`; publishers stand so too, in entries that begin with an author. */
const nameWithYear = /\(\p{Lu}[^()]*[ ,](?:1[5-9]|20)\d\d[a-z]?[^()]*\)/u

/** A sentence that stands among entries says nothing of a work, or says it in a citation: in brackets, which cut through what was taken for its title. */
const isProse = (raw: string, csl: CslItem, { author, editor }: ParsedEntry['fields']): boolean => {
  const names = author ?? editor
  return ofWorks.every((name) => csl[name] === undefined) || yearWithPage.test(raw) || !isBalanced(csl.title ?? '')
    || (names ? isOpen(raw.slice(0, names.span[0])) : nameWithYear.test(raw))
}

const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

const degree = /\b(?:ph\.? ?d|dphil|m\.?a|msc|thesis|dissertation)\b/i

const endsAsAnnounced = new RegExp(String.raw`\(no date\)|(?<!\p{L})(?:${surelyAnnounces}\s+${announcementJoins}|(?<=[.?!,;:)]["”’]?\s+)${surelyAnnouncesSight})$`, 'iu')

type Entry = Pick<ParsedEntry, 'raw' | 'csl' | 'fields'>

/** One part that was taken for another shows in what is left. */
const mistakes: readonly ((entry: Entry) => boolean)[] = [
  // A year in the title of what has none.
  ({ raw, csl: { issued, title = '' } }) => issued === undefined && /\p{L} (?:1[5-9]|20)\d\d(?: \p{L}|$)/u.test(title) && !/\bn\. ?d\b/i.test(raw),
  // `no. 19442` of a catalogue is no issue of it.
  ({ csl: { type, issue } }) => type === 'book' && issue !== undefined,
  // What says where and when a page was seen belongs to no title: `(no date) What is loyalty? Available at`.
  ({ csl: { title = '' } }) => endsAsAnnounced.test(title),
  // `Jane Eyre. Directed by …`, `Abaqus. Version 6.14.`: a title stands where the author would, and nothing else is one.
  ({ csl: { title = '' } }) => /^(?:(?:directed|written|produced|created) by\s|version [\d.]+$)/i.test(title),
  ({ raw }) => isOtherwiseWritten(raw),
  // `Who Shot J.R.?: Television and Its Audiences`: the beginning of the title was taken for its author.
  ({ csl: { title = '' } }) => /^[?!]/.test(title),
  // `“My Last Duchess.” 1842. The Norton Anthology`, `The “Lutheran`: a quotation that ended, or has no end.
  ({ csl: { title = '' } }) => /[.,][”"]\s+\S/u.test(title) || title.split('“').length !== title.split('”').length,
  // An abbreviation in brackets for a publisher.
  ({ raw, csl: { publisher = '' } }) => /^\p{Lu}{2,}$/u.test(publisher) && raw.includes(`(${publisher})`),
  // A degree among the places.
  ({ csl: { type, 'publisher-place': place = '' } }) => type !== 'thesis' && degree.test(place),
  // A given name before the title: `AUMÜLLER, Jutta: Assimilation`.
  ({ csl: { author = [], title = '' } }) => author.length === 1 && author[0]!.given === undefined && /^\p{Lu}\p{Ll}+: /u.test(title),
  // Half of a bracket in a name: that of an abbreviation (`EPA)`), or of what stands behind the names.
  ({ csl: { author, editor, translator } }) =>
    [author, editor, translator].some((names) => names?.some(({ family = '', given = '', literal = '' }) => ![family, given, literal].every(isBalanced))),
  // A surname that ends in an initial: `Cui J`.
  ({ csl: { author = [] } }) => author.some(({ family = '', given = '' }) => /\p{Ll} \p{Lu}$/u.test(family) && /^\p{Lu}\.?$/u.test(given)),
  // A town for a publisher: `Holt: New York`.
  ({ csl: { publisher = '', 'publisher-place': place = '' } }) => place !== '' && isTown(publisher) && !isTown(place),
  // Something for the book of a chapter that nothing says to be one.
  ({ raw, csl, fields }) => csl.type === 'chapter' && isBookless(raw, csl, fields),
]

/** Commas and quotation marks of Arabic, Chinese and Japanese (`『潮汐の科学』東京大学出版会`), between which the model tells nothing apart. */
const otherMarks = /[،؛、「」『』《》【】]/
/** GB/T 7714: `海洋工程导论[M]` */
const chinese = /\p{Script=Han}.*\[[A-Z](?:\/[A-Z]{2})?\]/u
/** GOST 7.0.5: `Приливы / И. И. Иванов. – Москва : Наука, 2010. – 245 с.`, `Волны // Океанология` */
const russian = /\p{Script=Cyrillic}.*(?:\s\/\/?\s|\.\s[–—]\s)/u

/** National standards write entries in signs of their own, which styles of ours have not: such an entry stays as it is. */
const isOtherwiseWritten = (raw: string): boolean => otherMarks.test(raw) || chinese.test(raw) || russian.test(raw)

const isTown = (text: string): boolean => text !== '' && text.split(/[\s,.]+/).every((word) => word === '' || keywordClass(word.toLowerCase()).includes('place'))

/** What a chapter stands in comes after `In`, or the chapter has quotation marks, pages or editors. */
const isBookless = (raw: string, { page, editor }: CslItem, { title, 'container-title': book }: ParsedEntry['fields']): boolean =>
  page === undefined && editor === undefined && title !== undefined && book !== undefined
  && !/[“”"„«»‘’']/.test(raw.slice(title.span[0] - 1, title.span[1] + 1)) && !/\b(?:in|en|dans|im)\b/i.test(raw.slice(title.span[1] - 4, book.span[0] + 4))

const initials = /^(?:\p{Lu}\p{M}?\.?[\s-]*)+$/u

/** `K. C.`, or one letter with nothing before it, is no surname. */
const isInitials = (family: string | undefined, given: string | undefined): boolean => /^(?:\p{Lu}\.[\s-]?)+$/u.test(family ?? '') || (given === undefined && /^\p{Lu}$/u.test(family ?? ''))

/**
 * Whether a list of names has run on into what follows it: `Deborah Feder. Linguistics Society`, or `M. Harris Gale` where all others
 * have initials alone; or was cut where no name ends, so that initials are left for a surname; or has words that no name has.
 */
export const isRunOn = (names: readonly CslName[]): boolean => {
  if (names.some(({ family, given, literal }) => /^(?:and|&|und)\s|\p{Ll}{3}\.\s/u.test(family ?? literal ?? '') || isInitials(family, given))) return true
  if (names.some(({ family = '' }) => /^\p{L}{2,}\s\p{Lu}\s\p{L}{2,}$/u.test(family)) || names.some(({ given = '' }) => twoNames.test(given) || joint.test(given)) || isTorn(names) || isTurned(names)) return true
  const given = names.flatMap((name) => name.given ?? [])
  const odd = given.filter((name) => /^(?:\p{Lu}\.\s?)+\p{Lu}\p{Ll}{2,}$/u.test(name))
  // What follows a list can run on into its last name alone.
  return odd.length === 1 && odd[0] === names.at(-1)!.given && given.length > 1 && given.every((name) => name === odd[0] || initials.test(name))
}

/** `Hyungsun KD-C Kim`: initials without stops between names in full are those of somebody else. */
const twoNames = /\p{Ll}\s\p{Lu}{2,}\S*\s\p{Lu}\p{Ll}/u

/** `KC ed Samir` */
const joint = /(?<!\p{L})(?:eds?|and|et|und)(?!\p{L})/u

/**
 * `Marlow, Ada, and Samir KC`, `Kyzas Anna A., Lee Berg and Carl Roe`: beside given names in full, initials behind a name may be the last
 * part of it, or what stands before them its given name.
 */
const isTurned = (names: readonly CslName[]): boolean => {
  const full = names.filter(({ given = '' }) => /\p{Ll}{2}/u.test(given))
  const [{ family = '', given = '' } = {}, ...others] = names
  return (full.length > 0 && names.some((name) => /^\p{Lu}{2,3}$/u.test(name.given ?? '')))
    || (others.length > 0 && full.length === others.length && initials.test(given) && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(family))
}

/** `K. Pavlova, Milena, and Ada Roe`: one word stands for a whole name where all others have given names. */
const isTorn = (names: readonly CslName[]): boolean => {
  const alone = names.filter(({ given, family = '' }) => given === undefined && /^\p{Lu}\p{Ll}+$/u.test(family))
  return alone.length > 0 && names.every((name) => name.given !== undefined || alone.includes(name)) && alone.length < names.length
}
