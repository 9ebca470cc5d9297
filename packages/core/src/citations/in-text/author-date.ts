import { matchesOf } from '../../matches.js'
import { monthName } from '../../structure/words/months.js'
import type { Cite, Cluster } from '../cluster.js'
import { noDate, noName, notYetOut } from '../undated.js'
import { isEdition, type Bracket } from './bracket.js'
import { givenBefore, withGivenName } from './given-name.js'
import { unlinked, type EntryIndex } from './link.js'
import { readLocator } from './locator.js'
import { isNobody, readNames, type NameList } from './names.js'
import { namesOfSentence, type When } from './names-of-sentence.js'
import { openers } from './openers.js'

const yearText = '(?:c(?:a|irca)?\\.?\\s?)?\\[?(1[0-9]\\d\\d|20\\d\\d)\\]?(?:\\s?[/–-]\\s?(?:1\\d|20)?\\d\\d(?!\\d)|\\s\\[(?:1\\d|20)\\d\\d\\])?([a-z])?(?![\\d\\p{L}%°])'
const words = `((?:n\\.\\s?d\\.?|${noDate})${noName}|undated|${notYetOut})(?:[-\\s]?([a-z])(?![\\p{L}]))?`
const year = new RegExp(`(?<![\\d\\p{L}.–-])(?:${yearText}|${words})`, 'iu')
const laterYear = /\/\s?((?:1\d|20)\d\d)$/u
const yearFirst = new RegExp(`^\\s*(?:${yearText}|${words})`, 'iu')
const another = new RegExp(`^\\s*(?:,|;|and|&)\\s*(?:${yearText}|${words})`, 'iu')
const anotherLetter = /^\s*(?:,|and|&|[–-])\s*([a-z])(?![\p{L}.\d])/u
const secondary = /^(.*?)[,\s]*(?<!\p{L})(?:as\s+)?(?:cited|quoted|qtd\.?|referenced|reported|discussed)\s+(?:in|by)\s+(?=\S)/iu
/** `Kant, 1781, zitiert nach`, `citado en`, `apud`: behind a work that was not seen. */
const secondaryAbroad = /^(.*?\p{L}.*?)[,\s]+(?:(?:zitiert|zit\.)\s(?:nach|n\.|in|bei)|citad[oa]s?\s(?:en|por|em)|apud|citée?s?\s(?:dans|par)|citat[oaie]\sin|geciteerd\sin)\s+(?=\S)/iu
/** `as discussed by Lee, 2020`: who discusses something has not quoted it, unless somebody else is named before. */
const discussed = /^\s*(?:as\s+)?(?:referenced|reported|discussed)\s/iu
const personal = /\b(?:personal|private)\s+(?:communication|correspondence|interview)|\bpers\.?\s+comm\b/iu

/** `[see @lee_2020]` is what a program makes citations of, typed to show how. */
const key = /(?:^|[\s;,-])@[\p{L}\d]/u

const dayBehind = new RegExp(`^,?\\s+(${monthName})(?:\\s\\d{1,2})?(?=\\s*$)`, 'iu')

type Draft = { -readonly [Key in keyof Cite]?: Cite[Key] } & { from: number; to: number; names: readonly string[]; etAl: boolean }

/** Reads a bracket as author–date citations: `(see Lee & Roe, 2020, p. 5; Poe, 1999)`, or `(2020)` after names in the sentence. */
export const readAuthorDate = (text: string, bracket: Bracket, index: EntryIndex): Cluster | undefined => {
  if ((!year.test(bracket.inner) && !personal.test(bracket.inner)) || key.test(bracket.inner)) return undefined
  // `Lee [1927] 1999`: this is when the work came out first (CMOS 18, chapter 13), and in `Lee, 1927 [1999]` when that did which was read.
  if (isEdition(text, bracket)) return undefined
  if (bracket.sign === '[' && /^\s\d{4}(?!\d)/.test(text.slice(bracket.to, bracket.to + 6))) return undefined
  if (isOfJournal(text, bracket)) return undefined
  const reader = (): AuthorDateReader => new AuthorDateReader(text, bracket, index)
  const narrative = yearFirst.test(bracket.inner) ? reader().narrative() : undefined
  // `As Darwin saw (1862, as cited in Lee, 2018)`: whoever has no entry, the work that was seen has one.
  return narrative ?? (!yearFirst.test(bracket.inner) || secondary.test(bracket.inner) ? reader().parenthetical() : undefined)
}

/** `Harbours 24, no. 2 (2019): 101`: between the volume of a journal and a page stands when that came out, and nothing is cited. */
const isOfJournal = (text: string, { from, to }: Bracket): boolean => /\d\s$/.test(text.slice(0, from)) && /^:\s?\p{L}?\d/u.test(text.slice(to))

const initialsAtEnd = /,\s(?:\p{Lu}\.[\s-]?)+\s*$/u

/**
 * A semicolon stands between works; in `(Lee; 2020)`, where nothing else says when, between a name and its year; and in `(LEE; ROE, 2020)`, as
 * ABNT NBR 10520 has it, between the names of one work.
 */
const segmentsOf = (inner: string, isOne: (names: string) => boolean): readonly string[] =>
  inner.split(/(?<=;)/u).reduce<string[]>((found, part) => {
    const before = found.findLastIndex((each) => /\d/.test(each)) + 1
    const whole = [...found.slice(before), part].map((each) => each.replace(/;$/, ',')).join('')
    const isYear = before < found.length && yearFirst.test(part) && /\p{L}/u.test(found.at(-1)!)
    if (isYear) return [...found.slice(0, -1), `${found.at(-1)!.slice(0, -1)},${part}`]
    return before < found.length && year.test(part) && isOne(whole) ? [...found.slice(0, before), part.endsWith(';') ? `${whole.slice(0, -1)};` : whole] : [...found, part]
  }, [])

class AuthorDateReader {
  private readonly cites: Draft[] = []

  constructor(
    private readonly text: string,
    private readonly bracket: Bracket,
    private readonly index: EntryIndex,
  ) {}

  parenthetical(): Cluster | undefined {
    this.segments()
    return this.cluster('parenthetical', undefined)
  }

  /** `Lee and Roe (2020, p. 5)`: the names before the bracket, or the nearest in the sentence that an entry of that year has. */
  narrative(): Cluster | undefined {
    const match = yearFirst.exec(this.bracket.inner)!
    const found = namesOfSentence(this.text.slice(0, this.bracket.from), this.bracket, this.whenOf(match), this.index)
    if (!found || this.beginsEntry(found)) return undefined
    const outer = outerOf(this.text, this.bracket, found)
    if (outer) return this.within(outer, found)
    this.dated(found, this.bracket.inner, this.bracket.from + 1)
    return this.cluster('narrative', found)
  }

  /** `(see Lee (2010), 12–14)`, `(Lee [2010])`: names and year in brackets of their own, of which the outer ones are those of the citation. */
  private within({ from, to, prefix }: Outer, names: NameList): Cluster | undefined {
    this.dated(names, this.bracket.inner, this.bracket.from + 1, prefix)
    const place = this.text.slice(this.bracket.to, to - 1)
    if (place !== '') this.after(place, this.bracket.to)
    const cluster = this.cluster('parenthetical', undefined)
    return cluster && { ...cluster, from, to }
  }

  /** `Lee, A. B. (2018). Quiet Streets`: so begins an entry of a list that nobody knows for one; a sentence goes on behind the year. */
  private beginsEntry({ from }: NameList): boolean {
    const { from: open, to: close } = this.bracket
    return this.text.slice(0, from).trim() === '' && initialsAtEnd.test(this.text.slice(from, open)) && !/^\s+\p{Ll}/u.test(this.text.slice(close))
  }

  private segments(): void {
    let at = this.bracket.from + 1
    for (const segment of segmentsOf(this.bracket.inner, (names) => this.isOne(names))) {
      this.segment(segment.replace(/;$/u, ' '), at)
      at += segment.length
    }
  }

  /** Whether an entry is by all whom a text names before its year. */
  private isOne(text: string): boolean {
    const match = year.exec(text)!
    // `cf. LEE; ROE, 2015`
    const names = readNames(text.slice(0, match.index).replace(/^\s*\p{Ll}{2,4}\.\s+(?=\p{Lu})|[\s,]+$/gu, ''), 0)
    if (!names) return false
    const link = this.index.link({ ...names, ...this.whenOf(match) })
    return link.kind === 'exact' && this.index.isBy(link, names)
  }

  /** One work with its years, and what follows: further works may be set off by commas. */
  private segment(segment: string, at: number): void {
    if (personal.test(segment)) return this.personal(segment, at)
    const seen = secondary.exec(segment)
    if (seen && !discussed.test(segment)) return this.secondary(seen, segment, at)
    const abroad = secondaryAbroad.exec(segment)
    if (abroad) return this.secondary(abroad, segment, at, abroad[0].trim())
    const match = year.exec(segment)
    if (!match) return
    const lead = segment.slice(0, match.index).replace(/[\s,(:]+$/u, '')
    const last = this.cites.at(-1)
    if (!/\p{L}/u.test(lead)) {
      const start = at + match.index
      if (last && yearFirst.test(segment)) this.dated({ names: last.names, etAl: last.etAl, from: start, to: start }, segment.slice(match.index), start)
      return
    }
    const names = this.leading(lead, at, this.whenOf(match))
    if (!names) return
    // The quotation mark before a title is the title's.
    const prefix = lead.slice(0, names.from - at).replace(/[\s“"«„‘']+$/u, '').trim()
    this.dated(names, segment.slice(match.index), at + match.index, prefix)
  }

  private secondary(seen: RegExpExecArray, segment: string, at: number, lead?: string): void {
    const count = this.cites.length
    this.segment(segment.slice(seen[0].length), at + seen[0].length)
    const cite = this.cites[count]
    if (!cite) return
    const match = year.exec(seen[1]!)
    const original = readNames(seen[1]!.slice(0, match?.index ?? seen[1]!.length).replace(/[\s,]+$/u, ''), 0)
    cite.from = at + segment.length - segment.trimStart().length
    const said = seen[1]!.trim()
    cite.original = { names: original?.names ?? [said], ...(match && { year: this.yearOf(match) }), said, ...(lead !== undefined && { lead }) }
  }

  private personal(segment: string, at: number): void {
    const lead = segment.slice(0, personal.exec(segment)!.index).replace(/[\s,]+$/u, '')
    const names = readNames(lead, at)
    const from = at + segment.length - segment.trimStart().length
    const match = year.exec(segment)
    const to = at + segment.trimEnd().length
    this.cites.push({ from, to, names: names?.names ?? [], etAl: false, personal: true, ...(match && { year: this.yearOf(match) }) })
  }

  /** The names that stand before a year in a bracket: all of the text, or its end after words like `see`. */
  private leading(lead: string, at: number, when: When): NameList | undefined {
    const starts = matchesOf(lead, /(?<![\p{L}\p{M}’'.-])[\p{L}’']/gu).map(({ index }) => index)
    let fallback: NameList | undefined
    for (const start of starts) {
      const part = lead.slice(start)
      const names = readNames(part, at + start, givenBefore(lead, start))
      const link = names ? this.index.link({ ...names, ...when }) : unlinked
      if (names && link.kind === 'exact') return withGivenName(names, this.index, link, lead, at)
      // A group or a title is found by its entry, whatever words it has.
      const whole = wholeName(part, at + start)
      if (this.index.link({ ...whole, ...when }).kind === 'exact') return whole
      if (!names) continue
      if (link.kind !== 'none') return names
      if (!fallback && !openers.test(part)) fallback = names
    }
    if (!fallback || isNobody(this.text.slice(fallback.from, fallback.to))) return undefined
    return fallback
  }

  /** The years after names, each a cite of its own, with the place in the last one. */
  private dated(names: NameList, rest: string, at: number, prefix = ''): void {
    let match = yearFirst.exec(rest)
    let from = names.from < this.bracket.from ? at + rest.length - rest.trimStart().length : names.from
    let offset = 0
    let value = ''
    while (match) {
      value = this.yearOf(match)
      offset += match[0].length
      this.push(names, from, at + offset, value, match[2] ?? match[4])
      const letters = anotherLetter.exec(rest.slice(offset))
      if (letters && this.cites.at(-1)!.letter !== undefined) {
        offset += letters[0].length
        this.push(names, at + offset - 1, at + offset, value, letters[1])
      }
      match = another.exec(rest.slice(offset))
      // In `(Lee 2018, 2020)` the second number may be a page: a year it is where an entry has it.
      if (match?.[1] !== undefined && !this.isYear(match[1], names, value)) match = null
      if (match) from = at + offset + match[0].length - match[0].replace(/^\s*(?:,|;|and|&)\s*/u, '').length
    }
    const first = this.cites.find((cite) => cite.from >= Math.min(names.from, at))
    if (first && prefix !== '') first.prefix = prefix
    this.after(rest.slice(offset), at + offset)
  }

  /** Years of one author ascend: in `(Lee 2018, 1942)` the second is a page, unless an entry has it. */
  private isYear(value: string, names: NameList, before: string): boolean {
    return (Number(value) > 1900 && Number(value) < 2030 && !(Number(value) < Number(before))) || this.index.link({ ...names, year: value }).kind !== 'none'
  }

  private after(rest: string, at: number): void {
    const cite = this.cites.at(-1)!
    // `(Roe, 2019, June 4)`: what the entry has for the date of its work is no place in it.
    const day = dayBehind.exec(rest)
    if (day && this.index.says(cite.link!, day[1]!)) {
      cite.to = at + day[0].length
      return
    }
    const locator = readLocator(rest, at)
    if (locator) {
      cite.locator = locator
      cite.to = locator.to
    }
    const tail = this.text.slice(cite.to, at + rest.length).replace(/^[\s,.]+|[\s,;]+$/gu, '')
    const following = rest.slice(Math.max(0, cite.to - at))
    if (tail === '') return
    // `Lee (2011a, 7; 2011b)`: another work of the same names, behind a place in the one before.
    if (/^\s*;/u.test(following) && yearFirst.test(following.slice(following.indexOf(';') + 1))) {
      const start = cite.to + following.indexOf(';') + 1
      return this.dated({ names: cite.names, etAl: cite.etAl, from: start, to: start }, this.text.slice(start, at + rest.length), start)
    }
    // `Smith 2000, Jones 2001`, `Smith 2000 / Jones 2001`: a work after a comma or a stroke.
    const count = this.cites.length
    const joiner = /^\s*(?:,\s*(?:and\s|&\s)?|and\s|&\s|\/\s)/u.exec(following)
    if (joiner && year.test(following)) this.segment(following.slice(joiner[0].length), cite.to + joiner[0].length)
    if (this.cites.length === count) cite.suffix = tail
  }

  private push(names: NameList, from: number, to: number, value: string, letter: string | undefined): void {
    const named = this.index.link({ ...names, year: value, letter })
    // `1967/2014`: an entry that does not know of the original is of the later year, and so is one that does, beside that of the original itself.
    const later = laterYear.exec(this.text.slice(from, to))?.[1]
    const republished = later === undefined ? unlinked : this.index.link({ ...names, year: later, letter })
    const link = named.kind === 'none' || (republished.kind === 'exact' && this.index.says(republished, value)) ? republished : named
    this.cites.push({ from, to, names: names.names, etAl: names.etAl, year: value, ...(letter !== undefined && { letter }), link })
  }

  private whenOf(match: RegExpExecArray): When {
    return { year: this.yearOf(match), letter: match[2] ?? match[4] }
  }

  private yearOf(match: RegExpExecArray): string {
    return match[1] ?? match[3]!.toLowerCase().replace(/\s+/gu, ' ')
  }

  private cluster(form: 'parenthetical' | 'narrative', names: NameList | undefined): Cluster | undefined {
    const [first] = this.cites
    if (!first) return undefined
    const cites = this.cites.map((cite): Cite => ({ link: unlinked, ...cite }))
    if (cites.every(isProse)) return undefined
    const { from, to } = this.span(cites)
    return { from, to, form, system: 'author-date', cites, ...(names && { names: { from: names.from, to: names.to } }), confidence: confidenceOf(cites) }
  }

  /** The whole bracket, or what stands in it alone where something else does too: `(the second one; see Lee, 2020)`. */
  private span(cites: readonly Cite[]): { from: number; to: number } {
    const { from, to } = this.bracket
    const before = this.text.slice(from + 1, cites[0]!.from)
    const last = cites.at(-1)!.to
    const after = this.text.slice(last, to - 1)
    const follows = /;.*\p{L}{3}/u.test(after)
    if (!before.includes(';') && !follows) return { from, to }
    const own = before.slice(before.lastIndexOf(';') + 1)
    return { from: cites[0]!.from - own.trimStart().length, to: follows ? last + after.slice(0, after.indexOf(';')).trimEnd().length : to - 1 }
  }
}

/** Round brackets around a citation that has brackets of its own for the year, with what leads to it. */
interface Outer {
  readonly from: number
  readonly to: number
  readonly prefix: string
}

const leads = /^(?:(?:see|cf\.|compare|e\.g\.,?|also|for example,?)\s?)*$/iu

const outerOf = (text: string, { to }: Bracket, names: NameList): Outer | undefined => {
  const from = text.lastIndexOf('(', names.from)
  const prefix = text.slice(from + 1, names.from)
  const place = from < 0 || !leads.test(prefix) ? null : /^(?:,\s(?:pp?\.\s)?\d[\d\s,–-]*)?\)/u.exec(text.slice(to))
  return place ? { from, to: to + place[0].length, prefix: prefix.trim() } : undefined
}

const wholeName = (text: string, at: number): NameList => {
  const bare = text.replace(/[“”"‘«»]/gu, ' ').replace(/\s*\[[^\]]*\]?\s*$/u, '').trim()
  const etAl = /,?\s+et\.?\s?al\.?$/u.exec(bare)
  return { names: [etAl ? bare.slice(0, etAl.index) : bare], etAl: etAl !== null, from: at, to: at + text.length }
}

/** A year and a name in the middle of a remark, which no entry answers to: `(that is, it will be a Word 2007 file)`. */
const isProse = ({ link, personal: told, prefix = '', suffix = '' }: Cite): boolean =>
  link.kind === 'none' && !told && (prefix.split(/\s+/u).length > 5 || suffix.split(/\s+/u).length > 4)

const confidenceOf = (cites: readonly Cite[]): number => {
  return Math.min(...cites.map(({ link, personal: told }) => (told ? 0.9 : link.kind === 'exact' ? 0.97 : link.kind !== 'none' ? 0.85 : 0.6)))
}
