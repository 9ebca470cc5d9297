import { matchesOf } from '../../algorithms/matches.js'
import type { Cite, Cluster } from '../cluster.js'
import { readSegment } from './author-page-segment.js'
import type { Bracket } from './bracket.js'
import type { EntryIndex } from './link.js'
import { readLocator } from './locator.js'
import { namesBefore, type NameList } from './names.js'
import { nearestNames } from './nearest-names.js'
import { ofWorks } from './place-alone.js'
import type { CitedText } from './read-citations.js'

/** `Lee (ch. 3)`; figures and tables are those of the paper. */
const placeOnly = /^\s*(?:ch|bk|pt|act|pars?|lines?|book|part|chap|chapter)(?:\.\s?|\s)\d[\d\s,–—-]*\s*$/iu
const pagesOnly = /^\s*(?:pp?\.\s?)?\d{1,4}(?:\s?[–-]\s?\d{1,4})?(?:,\s?\d{1,4}(?:[–-]\d{1,4})?)*\s*$/u

/** Reads a bracket as author–page citations: `(Lee and Roe 12; Poe)`, or `(12)` after names in the sentence. */
export const readAuthorPage = (cited: CitedText, bracket: Bracket, index: EntryIndex): Cluster | undefined => {
  if (bracket.sign !== '(') return undefined
  return pagesOnly.test(bracket.inner) || placeOnly.test(bracket.inner) ? narrative(cited.text, bracket, index) : parenthetical(cited, bracket, index)
}

/** Longer than any names with a title behind them; each of several works may have so much. */
const longest = 300

const parenthetical = ({ text, slanted }: CitedText, bracket: Bracket, index: EntryIndex): Cluster | undefined => {
  const cites: Cite[] = []
  let at = bracket.from + 1
  let strange = false
  const named = (): NameList | undefined => inSentence(text.slice(0, bracket.from), index)
  for (const segment of bracket.inner.split(/(?<=;)/u)) {
    const cite = segment.length > longest ? undefined : readSegment(segment.replace(/;$/u, ''), at, { index, named, slanted }, cites.at(-1))
    if (cite) cites.push(cite)
    else if (cites.length > 0 || pagesOnly.test(segment.replace(/;$/u, ''))) strange = true
    at += segment.length
  }
  if (cites.length === 0 || strange || spells(text.slice(Math.max(0, bracket.from - 120), bracket.from), bracket.inner)) return undefined
  const before = text.slice(bracket.from + 1, cites[0]!.from)
  const own = before.slice(before.lastIndexOf(';') + 1)
  const confidence = Math.min(...cites.map(({ link }) => (link.kind === 'exact' ? 0.95 : link.kind === 'none' ? 0.6 : 0.85)))
  const [from, to] = before.includes(';') ? [cites[0]!.from - own.trimStart().length, bracket.to - 1] : [bracket.from, bracket.to]
  const names = namedFor(cites, named, index)
  return { from, to, form: 'parenthetical', system: 'author-page', cites, confidence, ...(names && { names }) }
}

/** Whom the sentence names where the bracket has titles of their works, and no more: `Said disagrees (Culture 45)`. */
const namedFor = (cites: readonly Cite[], named: () => NameList | undefined, index: EntryIndex): Cluster['names'] => {
  const list = cites.every(({ names, title }) => names.length === 0 && title !== undefined) ? named() : undefined
  const areTheirs = list && cites.every(({ title, link }) => index.link({ ...list, title: title! }).references.some((id) => link.references.includes(id)))
  return areTheirs ? { from: list.from, to: list.to } : undefined
}

/** Whether a bracket brings in an abbreviation, or says what it stands for: `the World Health Organization (WHO)`, `WHO (World Health Organization)`. */
const spells = (before: string, inner: string): boolean =>
  areInitials(inner.trim(), before) || areInitials(/(?<![\p{L}\p{N}])\p{Lu}\p{L}+$/u.exec(before.trimEnd())?.[0] ?? '', inner)

/** Whether letters are those with which the last words of a text begin. */
const areInitials = (word: string, text: string): boolean => {
  const letters = word.toLowerCase()
  if (!/^\p{L}{2,8}$/u.test(letters)) return false
  const initials = (text.match(/\p{L}+/gu) ?? []).slice(-2 * letters.length).map((each) => each[0]!.toLowerCase())
  // From the last on; small words between have no letter.
  let left = letters.length
  for (const initial of initials.reverse()) if (left > 0 && initial === letters[left - 1]) left--
  return left === 0 && initials[0] === letters.at(-1)
}

/** A chapter is one of the paper’s own, where its number does not stand right behind names. */
const narrative = (text: string, bracket: Bracket, index: EntryIndex): Cluster | undefined => {
  const before = text.slice(0, bracket.from)
  const locator = readLocator(` ${bracket.inner.trim()}`, bracket.from + bracket.inner.length - bracket.inner.trimStart().length)
  const found = locator && (adjacent(before, index) ?? (ofWorks.has(locator.label) ? inSentence(before, index) : undefined))
  if (!found) return undefined
  const link = index.link(found)
  // The year of the work is no page of it.
  if (index.isOf(link, bracket.inner.trim())) return undefined
  const cite: Cite = { from: bracket.from + 1, to: bracket.to - 1, names: found.names, etAl: found.etAl, locator, link }
  const names = { from: found.from, to: found.to }
  return { from: bracket.from, to: bracket.to, form: 'narrative', system: 'author-page', cites: [cite], names, confidence: link.kind === 'exact' ? 0.9 : 0.7 }
}

const adjacent = (before: string, index: EntryIndex): NameList | undefined => {
  const lists = namesBefore(before).filter((list) => index.link(list).kind !== 'none')
  return lists.find((list) => index.link(list).kind === 'exact') ?? lists[0]
}

/** The nearest names before, in the same sentence, that an entry answers to or begins with. */
const inSentence = (before: string, index: EntryIndex): NameList | undefined => {
  const window = Math.max(0, before.length - 400)
  const starts = matchesOf(before.slice(window), /(?<=\p{Ll}|\d|[)”’])[.!?][”’"]?\s+(?=\p{Lu})/gu).map((match) => window + match.index + match[0].length)
  return nearestNames(before, starts.at(-1) ?? window, {
    answers: (names) => index.link(names).kind === 'exact',
    begins: (name) => index.named(name).length > 0,
  })
}
