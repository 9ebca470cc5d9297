import type { Codec } from '../../codec.js'
import type { Structure } from '../../structure/structure.js'
import type { Document } from '../../wordml/document.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { announcementJoins, surelyAnnounces, surelyAnnouncesSight } from '../announcements.js'
import { isBalanced } from '../brackets.js'
import type { CslItem, CslName } from '../item.js'
import { parseEntry, type ParsedEntry } from '../parser/entry.js'
import { keywordClass } from '../parser/keyword.js'
import { referenceModel } from '../parser/reference-model.js'
import { asInList } from './as-in-list.js'
import { continues, cutJoined, type Read } from './cut.js'
import { formOf, type EntryForm } from './entry-form.js'
import { findLists, type FoundList } from './find-lists.js'
import type { Reference, ReferenceList, SeamDoubt } from './reference.js'

/** Below this an entry is left grey: of entries that no model was fitted to, nine in ten above it were read wholly right, two in five below it. */
const greyBelow = 0.6

/**
 * Finds the reference lists of a document and reads their entries, `most` different ones. The model is loaded only where
 * there is a list.
 */
export const readReferences = async (
  document: Document,
  structure: Structure,
  codec: Codec,
  most: number,
): Promise<readonly ReferenceList[]> => {
  const found = findLists(document, structure)
  if (found.length === 0) return []
  const model = await referenceModel(codec)
  const known = new Map<string, ParsedEntry>()
  const beyond = new Set<ParsedEntry>()
  const read: Read = (text) => {
    const kept = known.get(text)
    if (kept) return kept
    const isRead = known.size < most && text.length <= longestEntry
    const entry = isRead ? parseEntry(text, model) : unread(text)
    if (!isRead) beyond.add(entry)
    known.set(text, entry)
    return entry
  }
  let index = 0
  const counted = new Map<unknown, number>()
  return found.filter((list) => isOfWorks(list, read)).map((list, place) => {
    const { stretches, doubts } = stretchesOf(list, read)
    let before: ParsedEntry | undefined
    const labels = labelsOf(stretches.map(({ raw }) => formOf(raw)))
    const entries = stretches.map(({ raw }, position) => read(raw.slice(labels[position]!.labelled)))
    const ordered = asInList(entries, (raw, namesEnd) => (raw.length <= longestEntry ? parseEntry(raw, model, namesEnd) : unread(raw)))
    const references = stretches.map((stretch, position): Reference => {
      index++
      const { number: typed, labelled } = labels[position]!
      const number = typed ?? countIn(counted, stretch.paragraphs[0]!)
      const own = ordered[position]!
      const entry = withNamesOf(before, shifted(own, stretch.raw, labelled), labelled)
      before = entry
      return { ...stretch, id: `r${index}`, index, place: position + 1, list: place, number, labelled, entry, grey: isGrey(entry), unread: beyond.has(entries[position]!) }
    })
    return { heading: list.heading, references, doubts }
  })
}

/** Lines under no heading that do not say where anything was published are no list: people with their offices and years look like that too. */
const isOfWorks = ({ heading, paragraphs }: FoundList, read: Read): boolean => {
  if (heading) return true
  const told = paragraphs.filter(({ text }) => {
    const { csl } = read(text.slice(formOf(text).labelled))
    return published.some((name) => csl[name] !== undefined)
  })
  return told.length * 2 >= paragraphs.length
}

const dash = /^\s*(?:[—–―_-]\s?){2,}/u

/** A dash stands for the names of the entry before; where those are unknown, the entry cannot be read. */
export const withNamesOf = (before: ParsedEntry | undefined, entry: ParsedEntry, from = 0): ParsedEntry => {
  const found = dash.exec(entry.raw.slice(from))
  if (!found) return entry
  const { author, editor } = before?.csl ?? {}
  const names = author ? { author } : editor && { editor }
  // `———. Hard Times. Edited by Kate Flint`: the editor behind the title is not whom the dash stands for.
  const isBehind = author !== undefined && (entry.fields['editor']?.span[0] ?? 0) > (entry.fields['title']?.span[0] ?? Infinity)
  if (entry.csl.author || (entry.csl.editor && !isBehind) || !names) return { ...entry, leftovers: [[from, from + found[0].length], ...entry.leftovers] }
  const { etAl = false, skips = false, editorsEtAl = false } = before ?? {}
  return { ...entry, etAl, skips, editorsEtAl: author ? entry.editorsEtAl : editorsEtAl, csl: { ...entry.csl, ...names } }
}

/** The authors of a large experiment in physics fill some ten pages; what is longer is no entry. */
const longestEntry = 30_000

/** Reading takes a millisecond each, and no paper has thousands. */
const unread = (raw: string): ParsedEntry =>
  ({ raw, csl: { type: 'document' }, confidence: 0, fields: {}, etAl: false, skips: false, editorsEtAl: false, letter: undefined, leftovers: [[0, raw.length]] })

/** What cannot be rewritten without guessing: the unsure, what says neither what it is nor who made it, and what took something else for a name. */
export const isGrey = ({ raw, confidence, csl, fields }: ParsedEntry): boolean =>
  confidence < greyBelow || isProse(raw, csl, fields) || csl.title === undefined || (csl.author ?? csl.editor ?? csl.issued) === undefined
  || isRunOn(csl.author ?? []) || isRunOn(csl.editor ?? []) || isMistaken({ raw, csl, fields }) || otherMarks.test(raw)

/** Commas and quotation marks of Arabic, Chinese and Japanese: what stands between them the model does not tell apart. */
const otherMarks = /[،؛、「」『』《》]/

/** What an entry says of a work beside its title and who made it; one that says none of it may be a sentence of prose (“However, …”). */
const published = ['container-title', 'publisher', 'volume', 'page', 'DOI', 'URL', 'number', 'genre'] as const
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

/**
 * One part that was taken for another shows in what is left: a year in the title of what has none, a degree among the places,
 * a given name before the title (`AUMÜLLER, Jutta: Assimilation`), a surname that ends in an initial (`Cui J`), a town for a
 * publisher (`Holt: New York`), the bracket of an abbreviation in a name (`EPA)`),
 * an abbreviation in brackets for a publisher, something for the book of a chapter that nothing says to be one.
 */
const isMistaken = ({ raw, csl, fields }: Pick<ParsedEntry, 'raw' | 'csl' | 'fields'>): boolean => isUnlikely(raw, csl) || (csl.type === 'chapter' && isBookless(raw, csl, fields))

const endsAsAnnounced = new RegExp(String.raw`\(no date\)|(?<!\p{L})(?:${surelyAnnounces}\s+${announcementJoins}|(?<=[.?!,;:)]["”’]?\s+)${surelyAnnouncesSight})$`, 'iu')

const isUnlikely = (raw: string, { title = '', issued, issue, type, author = [], publisher = '', 'publisher-place': place = '' }: CslItem): boolean =>
  (issued === undefined && /\p{L} (?:1[5-9]|20)\d\d(?: \p{L}|$)/u.test(title) && !/\bn\. ?d\b/i.test(raw))
  // `no. 19442` of a catalogue is no issue of it.
  || (type === 'book' && issue !== undefined)
  // What says where and when a page was seen belongs to no title: `(no date) What is loyalty? Available at`.
  || endsAsAnnounced.test(title)
  // `Jane Eyre. Directed by …`, `Abaqus. Version 6.14.`: a title stands where the author would, and nothing else is one.
  || /^(?:(?:directed|written|produced|created) by\s|version [\d.]+$)/i.test(title)
  || isOtherwiseWritten(raw, title)
  // `Who Shot J.R.?: Television and Its Audiences`: the beginning of the title was taken for its author.
  || /^[?!]/.test(title)
  // `“My Last Duchess.” 1842. The Norton Anthology`, `The “Lutheran`: a quotation that ended, or has no end.
  || /[.,][”"]\s+\S/u.test(title) || title.split('“').length !== title.split('”').length
  || (/^\p{Lu}{2,}$/u.test(publisher) && raw.includes(`(${publisher})`))
  || (type !== 'thesis' && degree.test(place))
  || (author.length === 1 && author[0]!.given === undefined && /^\p{Lu}\p{Ll}+: /u.test(title))
  || author.some(({ family = '', literal = '' }) => !isBalanced(family + literal))
  || author.some(({ family = '', given = '' }) => /\p{Ll} \p{Lu}$/u.test(family) && /^\p{Lu}\.?$/u.test(given))
  || (place !== '' && isTown(publisher) && !isTown(place))

/** `海洋工程导论[M]`, `『潮汐の科学』東京大学出版会` */
const eastAsian = /[『』「」《》【】]|\p{Script=Han}.*\[[A-Z](?:\/[A-Z]{2})?\]/u
/** `Приливы / И. И. Иванов. – Москва : Наука, 2010. – 245 с.`, `Волны // Океанология` */
const descriptive = /\p{Script=Cyrillic}.*(?:\s\/\/?\s|\.\s[–—]\s)/u

/** National standards (GB/T 7714, GOST 7.0.5) write entries in signs of their own, which styles of ours have not: such an entry stays as it is. */
const isOtherwiseWritten = (raw: string, title: string): boolean => eastAsian.test(title) || descriptive.test(raw)

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

/** The typed numbers of a list. One without a mark is a number only beside the one before or after it: `100 Northern Towns` is a name. */
const labelsOf = (forms: readonly EntryForm[]): readonly Pick<EntryForm, 'number' | 'labelled'>[] =>
  forms.map((form, at) => {
    const counts = !form.unmarked || forms[at - 1]?.number === form.number! - 1 || forms[at + 1]?.number === form.number! + 1
    return counts ? form : { number: undefined, labelled: 0 }
  })

/** The entry without its typed number is what is read; places are those in the whole text. */
const shifted = (entry: ParsedEntry, raw: string, by: number): ParsedEntry => {
  const shift = ([from, to]: readonly [number, number]): readonly [number, number] => [from + by, to + by]
  const fields = Object.fromEntries(Object.entries(entry.fields).map(([name, { span, confidence }]) => [name, { span: shift(span), confidence }]))
  return { ...entry, raw, fields, leftovers: entry.leftovers.map(shift) }
}

/** A numbered list counts on where the one before has the same numbering. */
const countIn = (counted: Map<unknown, number>, { effective: { numbering } }: Paragraph): number | undefined => {
  if (Number(numbering ?? 0) === 0) return undefined
  const number = (counted.get(numbering) ?? 0) + 1
  counted.set(numbering, number)
  return number
}

const isNumbered = ({ effective }: Paragraph): boolean => Number(effective['numbering'] ?? 0) !== 0

type Stretch = Pick<Reference, 'paragraphs' | 'from' | 'to' | 'raw'>

/** The entries of a list: paragraphs, cut where breaks joined them, and put together where breaks split them. */
const stretchesOf = ({ paragraphs }: FoundList, read: Read): { stretches: Stretch[]; doubts: SeamDoubt[] } => {
  const stretches: Stretch[] = []
  const doubts: SeamDoubt[] = []
  for (const paragraph of paragraphs) {
    const last = stretches.at(-1)
    const joint = last && continues(last.raw, paragraph.text, isNumbered(paragraph), read)
    if (joint?.doubt !== undefined) doubts.push({ paragraph, from: joint.doubt, kind: 'split' })
    const { outcome, doubt } = cutJoined(paragraph.text, read)
    if (doubt !== undefined) doubts.push({ paragraph, from: doubt, kind: 'joined' })
    outcome.forEach(({ from, to }, place) => {
      const text = paragraph.text.slice(from, to)
      if (place === 0 && last && joint?.outcome) {
        stretches[stretches.length - 1] = { ...last, paragraphs: [...last.paragraphs, paragraph], to, raw: `${last.raw} ${text}` }
        return
      }
      stretches.push({ paragraphs: [paragraph], from, to, raw: text })
    })
  }
  return { stretches, doubts }
}
