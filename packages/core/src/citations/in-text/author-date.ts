import { matchesOf } from '../../algorithms/matches.js'
import { monthName } from '../../structure/words/months.js'
import type { Cite, Cluster } from '../cluster.js'
import { clusterOf } from './author-date-cluster.js'
import { betweenSemicolons } from './between-semicolons.js'
import { isEdition, type Bracket } from './bracket.js'
import { and } from './conjunction.js'
import { givenBefore, withGivenName } from './given-name.js'
import { unlinked, type EntryIndex } from './link.js'
import { readLocator, readVerse, withSecond } from './locator.js'
import { isNobody, readNames, type NameList } from './names.js'
import { namesOfSentence, type When } from './names-of-sentence.js'
import { openers } from './openers.js'
import { outerOf, type Outer } from './outer-bracket.js'
import { leadsToSeen, secondaryIn, type Secondary } from './secondary.js'
import { another, everyYear, firstYear, laterYear, letterOf, whenOf, year, yearFirst, yearOf } from './year-text.js'

const opensTitle = /“[^“”]*$|^[^“”"]*"[^"]*$/u
const anotherLetter = /^\s*(?:,|and|&|[–-])\s*([a-z])(?![\p{L}.\d])/u
const personal = /\b(?:personal|private)\s+(?:communication|correspondence|interview)|\bpers\.?\s+comm\b/iu

/** `[see @lee_2020]` is what a program makes citations of, typed to show how; `(@lightfan, 2020)` is somebody. */
const key = /(?:^|[\s;,-])@(?!\w[\w.]*, \d{4}(?!\d))[\p{L}\d]/u

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
  // `As Darvell saw (1862, as cited in Lee, 2018)`: whoever has no entry, the work that was seen has one.
  const isUnseen = leadsToSeen(bracket.inner) && narrative?.cites[0]?.link.kind === 'none'
  return (isUnseen ? undefined : narrative) ?? (!yearFirst.test(bracket.inner) || leadsToSeen(bracket.inner) ? reader().parenthetical() : undefined)
}

/** Before another year of the same names, and before another work. */
const joining = new RegExp(`^\\s*(?:,|;|${and})\\s*`, 'u')
const joiningWorks = new RegExp(`^\\s*(?:,\\s*(?:${and}\\s)?|${and}\\s|/\\s)`, 'u')

/** `Harbours 24, no. 2 (2019): 101`: between the volume of a journal and a page stands when that came out, and nothing is cited. */
const isOfJournal = (text: string, { from, to }: Bracket): boolean => /\d\s$/.test(text.slice(0, from)) && /^:\s?\p{L}?\d/u.test(text.slice(to))

const placeBehind = /^,?\s(?:pp?|S)\.\s?\d/u

const initialsAtEnd = /,\s(?:\p{Lu}\.[\s-]?)+\s*$/u

class AuthorDateReader {
  private readonly cites: Draft[] = []

  constructor(
    private readonly text: string,
    private readonly bracket: Bracket,
    private readonly index: EntryIndex,
  ) {}

  parenthetical(): Cluster | undefined {
    this.segments()
    return this.cluster()
  }

  /** `Lee and Roe (2020, p. 5)`: the names before the bracket, or the nearest in the sentence that an entry of that year has. */
  narrative(): Cluster | undefined {
    const match = yearFirst.exec(this.bracket.inner)!
    const found = namesOfSentence(this.text.slice(0, this.bracket.from), this.bracket, whenOf(match), this.index)
    if (!found || this.beginsEntry(found)) return undefined
    const outer = outerOf(this.text, this.bracket, found)
    if (outer) return this.within(outer, found)
    this.dated(found, this.bracket.inner, this.bracket.from + 1)
    return this.withPlaceBehind(this.cluster(found))
  }

  /** `Lee and Roe (2020), p. 5`: the place of the one work stands behind its bracket. */
  private withPlaceBehind(cluster: Cluster | undefined): Cluster | undefined {
    const [cite, ...others] = cluster?.cites ?? []
    const isAlone = cite && others.length === 0 && cite.locator === undefined && cite.suffix === undefined
    const behind = this.text.slice(this.bracket.to)
    const locator = isAlone && placeBehind.test(behind) ? readLocator(behind, this.bracket.to) : undefined
    return cluster && cite && locator?.label === 'page' ? { ...cluster, to: locator.to, cites: [{ ...cite, locator }] } : cluster
  }

  /** `(see Lee (2010), 12–14)`, `(Lee [2010])`: names and year in brackets of their own, of which the outer ones are those of the citation. */
  private within({ from, to, prefix }: Outer, names: NameList): Cluster | undefined {
    this.dated(names, this.bracket.inner, this.bracket.from + 1, prefix)
    const place = this.text.slice(this.bracket.to, to - 1)
    if (place !== '') this.after(place, this.bracket.to)
    const cluster = this.cluster()
    return cluster && { ...cluster, from, to }
  }

  /** `Lee, A. B. (2018). Quiet Streets`: so begins an entry of a list that nobody knows for one; a sentence goes on behind the year. */
  private beginsEntry({ from }: NameList): boolean {
    const { from: open, to: close } = this.bracket
    return this.text.slice(0, from).trim() === '' && initialsAtEnd.test(this.text.slice(from, open)) && !/^\s+\p{Ll}/u.test(this.text.slice(close))
  }

  private segments(): void {
    let at = this.bracket.from + 1
    for (const segment of betweenSemicolons(this.bracket.inner, (names) => this.isOne(names))) {
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
    const link = this.index.link({ ...names, ...whenOf(match) })
    return link.kind === 'exact' && this.index.isBy(link, names)
  }

  /** One work with its years, and what follows: further works may be set off by commas. */
  private segment(segment: string, at: number): void {
    if (personal.test(segment)) return this.personal(segment, at)
    const unseen = secondaryIn(segment)
    if (unseen) return this.secondary(unseen, segment, at)
    const match = this.yearOfWork(segment)
    if (!match) return
    const lead = segment.slice(0, match.index).replace(/[\s,(:]+$/u, '')
    const last = this.cites.at(-1)
    if (!/\p{L}/u.test(lead)) {
      const start = at + match.index
      if (last && yearFirst.test(segment)) this.dated({ names: last.names, etAl: last.etAl, from: start, to: start }, segment.slice(match.index), start)
      return
    }
    const names = this.leading(lead, at, whenOf(match))
    if (!names) return
    // The quotation mark before a title is the title's.
    const prefix = lead.slice(0, names.from - at).replace(/[\s“"«„‘']+$/u, '').trim()
    this.dated(names, segment.slice(match.index), at + match.index, prefix)
  }

  /** `(Harbours Act of 2009, 2011)`: a year may be a word of what an entry is called, and then it is the one behind it that says when. */
  private yearOfWork(segment: string): RegExpExecArray | undefined {
    // `(“Tides of 2009”)`: what stands in quotation marks is a title, and no year of it says when it came out.
    const years = matchesOf(segment, everyYear).filter(({ index }) => !opensTitle.test(segment.slice(0, index)) || !/^[^“”"]*[”"]/u.test(segment.slice(index)))
    return years.slice(1).find((match) => this.index.link({ ...wholeName(segment.slice(0, match.index).replace(/^(?:\s*[\p{Ll}.,]+\s)*(?=[“"\p{Lu}])|[\s,”"]+$/gu, ''), 0), ...whenOf(match) }).kind === 'exact') ?? years[0]
  }

  private secondary({ length, said, lead }: Secondary, segment: string, at: number): void {
    const count = this.cites.length
    this.segment(segment.slice(length), at + length)
    const cite = this.cites[count]
    if (!cite) return
    const match = year.exec(said)
    const original = readNames(said.slice(0, match?.index ?? said.length).replace(/[\s,]+$/u, ''), 0)
    cite.from = at + segment.length - segment.trimStart().length
    cite.original = { names: original?.names ?? [said.trim()], ...(match && { year: yearOf(match) }), said: said.trim(), ...(lead !== undefined && { lead }) }
  }

  private personal(segment: string, at: number): void {
    const lead = segment.slice(0, personal.exec(segment)!.index).replace(/[\s,]+$/u, '')
    const names = readNames(lead, at)
    const from = at + segment.length - segment.trimStart().length
    const match = year.exec(segment)
    const to = at + segment.trimEnd().length
    this.cites.push({ from, to, names: names?.names ?? [], etAl: false, personal: true, ...(match && { year: yearOf(match) }) })
  }

  /** The names that stand before a year in a bracket: all of the text, or its end after words like `see`. */
  private leading(lead: string, at: number, when: When): NameList | undefined {
    const starts = matchesOf(lead, /(?<![\p{L}\p{M}’'.@-])[\p{L}’'@]/gu).map(({ index }) => index)
    let fallback: NameList | undefined
    for (const start of starts) {
      const part = lead.slice(start)
      const names = readNames(part, at + start, () => givenBefore(lead, start))
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
      value = yearOf(match)
      offset += match[0].length
      this.push(names, from, at + offset, value, letterOf(match))
      const letters = anotherLetter.exec(rest.slice(offset))
      if (letters && this.cites.at(-1)!.letter !== undefined) {
        offset += letters[0].length
        this.push(names, at + offset - 1, at + offset, value, letters[1])
      }
      match = another.exec(rest.slice(offset))
      // In `(Lee 2018, 2020)` the second number may be a page: a year it is where an entry has it.
      if (match?.[1] !== undefined && !this.isYear(match[1], names, value)) match = null
      if (match) from = at + offset + match[0].length - match[0].replace(joining, '').length
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
    const locator = readLocator(rest, at) ?? readVerse(rest, at)
    if (locator) {
      cite.locator = withSecond(locator, rest.slice(locator.to - at))
      cite.to = cite.locator.to
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
    const joiner = joiningWorks.exec(following)
    if (joiner && year.test(following)) this.segment(following.slice(joiner[0].length), cite.to + joiner[0].length)
    if (this.cites.length === count) cite.suffix = tail
  }

  private push(names: NameList, from: number, to: number, value: string, letter: string | undefined): void {
    const said = this.text.slice(from, to)
    const found = this.index.link({ ...names, year: value, letter })
    // `[1927] 1999`: when they came out first tells two works of one year apart.
    const first = firstYear.exec(said)?.[1]
    const named = first === undefined ? found : this.index.told(found, first)
    // `1967/2014`: an entry that does not know of the original is of the later year, and so is one that does, beside that of the original itself.
    const later = laterYear.exec(said)?.[1]
    const republished = later === undefined ? unlinked : this.index.link({ ...names, year: later, letter })
    const link = named.kind === 'none' || (republished.kind === 'exact' && this.index.says(republished, value)) ? republished : named
    this.cites.push({ from, to, names: names.names, etAl: names.etAl, year: value, ...(letter !== undefined && { letter }), link })
  }

  private cluster(names?: NameList): Cluster | undefined {
    return clusterOf(this.text, this.bracket, this.cites.map((cite): Cite => ({ link: unlinked, ...cite })), names)
  }
}

const wholeName = (text: string, at: number): NameList => {
  const bare = text.replace(/[“”"‘«»]/gu, ' ').replace(/\s*\[[^\]]*\]?\s*$/u, '').trim()
  const etAl = /,?\s+et\.?\s?al\.?$/u.exec(bare)
  return { names: [etAl ? bare.slice(0, etAl.index) : bare], etAl: etAl !== null, from: at, to: at + text.length }
}
