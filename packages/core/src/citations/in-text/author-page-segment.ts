import { matchesOf } from '../../algorithms/matches.js'
import type { Cite, Locator } from '../cluster.js'
import { givenBefore, withGivenName } from './given-name.js'
import { unlinked, type EntryIndex } from './link.js'
import { readLocator, readTime, readVerse, romanPages } from './locator.js'
import type { Span } from './read-citations.js'
import { isNobody, readNames, type NameList } from './names.js'

const place = /[,\s]\s*((?:pp?\.|pages?|ch(?:ap)?s?\.|chapters?|par(?:as?|s)?\.|paragraphs?|sec\.|sections?|lines?|act|bk\.|vol\.|fig\.|table)\s?)?(?:\p{Lu}(?=\d{1,2}$))?\d+(?:[\d.–:,\s-]*\d)?(?:\s?ff?\.?)?$/iu
const preface = new RegExp(`\\s(?=[ivx]{2})${romanPages}$`, 'u')
const quoted = /^(.*?)[,\s]*(?:(?<!\p{L})as\s+)?(?:qtd\.?|quoted|cited)\s+(?:in|by)\s+/iu

/** What a segment is compared with: the entries, and whom the sentence before the bracket names. */
interface Context {
  readonly index: EntryIndex
  readonly named: () => NameList | undefined
  /** What is slanted in the text that the bracket stands in. */
  readonly slanted?: readonly Span[] | undefined
}

/** What stands between two semicolons, taken apart. `from` and `to` hold all but the words of `qtd. in`. */
interface Segment {
  readonly from: number
  readonly to: number
  /** All before the place. */
  readonly lead: string
  readonly locator: Locator | undefined
  /** Whom another one quotes: `Poe` in `Poe, qtd. in Lee 12`, and nobody in `qtd. in Lee 12`. */
  readonly seen: string | undefined
}

const takenApart = (segment: string, at: number): Segment | undefined => {
  const seen = quoted.exec(segment)
  const from = at + (seen ? seen[0].length : 0)
  const rest = segment.slice(from - at).trimEnd()
  const verse = readVerse(rest, from)
  if (verse) return { from, to: verse.to, lead: rest.slice(0, verse.from - from).replace(/[,\s]+$/u, ''), locator: verse, seen: seen?.[1]!.trim() }
  const found = preface.exec(rest) ?? place.exec(rest)
  const locator = found ? placeIn(rest, found.index, from) : undefined
  // `Lee, 1987` is of a year, and no page: pages have no comma before them (MLA 9, 6.16).
  if (locator?.label === 'page' && /^,\s*(?:1[5-9]|20)\d\d$/u.test(found![0])) return undefined
  if (found && !locator) return undefined
  return { from, to: from + rest.length, lead: found ? rest.slice(0, found.index) : rest, locator, seen: seen?.[1]!.trim() }
}

/** What has its title in quotation marks has no volumes: `“Why Ice?” 10:02` is a time. */
const placeIn = (text: string, at: number, from: number): Locator | undefined => {
  const said = text.slice(at)
  return sectionPage(said, from + at) ?? (/[”"’]\s*$/u.test(text.slice(0, at)) ? readTime(said, from + at) : undefined) ?? readLocator(said, from + at)
}

/** Reads what stands between two semicolons of a bracket; a place alone is one in the work before it. */
export const readSegment = (text: string, at: number, context: Context, last: Cite | undefined): Cite | undefined =>
  readWhole(text, at, context, last) ?? withRemark(text, at, context)

/** `Rick 57–59, fig. 1`, `Lee 4, with a remark`: what an author says behind the place. */
const withRemark = (text: string, at: number, context: Context): Cite | undefined => {
  const [, cited = '', suffix = ''] = /^(\D+\s\d+(?:\s?[–-]\s?\d+)?),\s+(\p{Ll}.*)$/u.exec(text.trimEnd()) ?? []
  const cite = cited === '' ? undefined : readWhole(cited, at, context, undefined)
  return cite?.locator && cite.link.kind === 'exact' ? { ...cite, suffix } : undefined
}

const readWhole = (text: string, at: number, context: Context, last: Cite | undefined): Cite | undefined => {
  const segment = takenApart(text, at)
  if (!segment) return undefined
  const { lead, locator } = segment
  if (lead.trim() === '' && locator && last) return { ...last, from: locator.from, to: locator.to, locator }
  return titleInMarks(segment, context, last) ?? byName(segment, context)
}

/**
 * `“Why Ice?” 4`, `see *Room* 4`: titles say by quotation marks or slant that they are (MLA 9, 6.10); behind another work, `Lee, “Why Ice?” 4; “Ropes” 9`,
 * of the same author where several have these words.
 */
const titleInMarks = (segment: Segment, context: Context, last: Cite | undefined): Cite | undefined => {
  const { from, lead } = segment
  const quotedTitle = /^\s*[“"‘](.+)[”"’],?\s*$/u.exec(lead)?.[1]
  const begin = quotedTitle === undefined ? slantedFrom(segment, context) : lead.length - lead.trimStart().length
  if (begin === undefined) return undefined
  const title = (quotedTitle ?? lead.slice(begin).trimEnd()).replace(/,$/u, '')
  const alone = context.index.entitled(title)
  const link = alone.kind === 'exact' || !last ? alone : context.index.link({ names: last.names, etAl: last.etAl, title })
  const prefix = lead.slice(0, begin).trim()
  return link.kind === 'exact' && context.index.says(link, title) ? { ...ofTitle(segment, title, link), from: from + begin, ...(prefix !== '' && { prefix }) } : undefined
}

/** Where a slanted title begins that a segment ends with. What is slanted and has no place behind it is mostly a word that is spoken of. */
const slantedFrom = ({ from, lead, locator }: Segment, { slanted = [] }: Context): number | undefined => {
  const [begin, end] = [/^[\s\p{Ll}.]*(?=\p{Lu})/u.exec(lead)?.[0].length, lead.replace(/[,\s]+$/u, '').length]
  if (begin === undefined || !(locator || / /.test(lead.slice(begin, end)))) return undefined
  return slanted.some((span) => span.from <= from + begin && span.to >= from + end) ? begin : undefined
}

const ofTitle = ({ from, to, lead, locator }: Segment, title: string, link: Cite['link']): Cite =>
  ({ from: from + lead.length - lead.trimStart().length, to, names: [], etAl: false, title, ...(locator && { locator }), link })

const byName = (segment: Segment, context: Context): Cite | undefined => {
  const { from, to, lead, locator, seen } = segment
  const { index } = context
  const led = leading(lead, from, index, locator)
  // The year of the work is no page of it.
  if (led && locator && index.isOf(index.link(led.list), locator.value)) return undefined
  const link = led ? index.link({ ...led.list, title: led.title }) : unlinked
  const alone = link.kind === 'none' ? titleAlone(segment, context) : undefined
  if (alone || !led) return alone
  const { list: { names, etAl, from: begin }, title } = led
  const prefix = seen === undefined ? lead.slice(0, begin - from).trim() : ''
  return {
    from: begin,
    to,
    names,
    etAl,
    ...(title !== undefined && { title }),
    ...(prefix !== '' && { prefix }),
    ...(seen !== undefined && { original: { names: seen === '' ? [] : [seen], said: seen } }),
    ...(locator && { locator }),
    link,
  }
}

/**
 * `Costa and Dahl (The Sinking Quay 45)`, `Said disagrees (Culture 45)`: the title of a work whose author the sentence names, or of
 * which a page is given; it begins as the entry has it. Other words in brackets are what some title speaks of, too: `(PCDDs)`.
 */
const titleAlone = (segment: Segment, { index, named }: Context): Cite | undefined => {
  const title = segment.lead.trim()
  if (!/^\p{Lu}[^“”";,]*$/u.test(title)) return undefined
  const list = named()
  const short = list ? index.link({ ...list, title }) : unlinked
  const isTheirs = short.kind === 'exact' && index.isEntitled(short, title)
  const link = isTheirs ? short : segment.locator && / \p{Lu}/u.test(title) ? index.titled(title) : unlinked
  return link.kind === 'exact' && index.isEntitled(link, title) ? ofTitle(segment, title, link) : undefined
}

/** `Dargis C1`: newspapers count the pages of each of their sections. */
const sectionPage = (text: string, at: number): Locator | undefined => {
  const [page] = /\p{Lu}\d{1,2}$/u.exec(text) ?? []
  return page === undefined || text.trim() !== page ? undefined : { label: 'page', value: page, from: at + text.length - page.length, to: at + text.length }
}

interface Led {
  readonly list: NameList
  readonly title: string | undefined
}

/** Names at the end of the text, after words like `see`, with a short title after them; a title alone where an entry begins with it. */
const leading = (lead: string, at: number, index: EntryIndex, locator: Locator | undefined): Led | undefined => {
  let fallback: Led | undefined
  for (const { index: begin } of matchesOf(lead, /(?<![\p{L}\p{M}’'.@-])[\p{L}“"’'@]/gu)) {
    const [part, from, given] = [lead.slice(begin), at + begin, () => givenBefore(lead, begin)] as const
    const names = readNames(part, from, given)
    const link = names ? index.link(names) : unlinked
    if (names && link.kind === 'exact') return { list: withGivenName(names, index, link, lead, at), title: undefined }
    const titled = beforeTitle(part, from, given, index)
    if (titled) return { ...titled, list: withGivenName(titled.list, index, titled.link, lead, at) }
    const whole = asOneName(part, from, index)
    if (whole) return { list: whole, title: undefined }
    if (names && link.kind !== 'none') return { list: names, title: undefined }
    if (names && locator && names.names.every(isSurname) && !isNobody(part)) fallback ??= { list: names, title: undefined }
  }
  return fallback
}

const isSurname = (name: string): boolean => /^\p{Lu}[\p{L}’'-]*\p{Ll}{2}/u.test(name) && !/\s/u.test(name)

const titleBehind = [
  /^([^,“"]+),\s+(?:[“"](.+)[”"]|((?:\p{Lu}|\d)[^“”"]*))$/u,
  /^([^,“"]+?)(?<!(?<!\p{L})\p{Lu}\.),?\s+(?:[“"](.+)[”"]|((?:\p{Lu}|\d)[^“”"]*))$/u,
]

/** `Costa and Dahl, The Quay`: a title stands behind the comma, where there is one. */
const beforeTitle = (part: string, from: number, given: () => string | undefined, index: EntryIndex): (Led & Pick<Cite, 'link'>) | undefined => {
  const [, names, marked, plain] = (part.includes(',') ? titleBehind.map((form) => form.exec(part)).find(Boolean) : undefined) ?? []
  const list = names === undefined ? undefined : readNames(names, from, given)
  if (!list) return undefined
  const title = (marked ?? plain!).replace(/[.,]$/u, '')
  const link = index.link({ ...list, title })
  // What no entry says is no title, and would be lost with it: `(Poe et al., 2015 among others)`.
  return link.kind === 'exact' && index.says(link, title) ? { list, title, link } : undefined
}

/** A group or a title of several words, where an entry begins with it. */
const asOneName = (part: string, from: number, index: EntryIndex): NameList | undefined => {
  const bare = part.replace(/[“”"‘]/gu, ' ').trim()
  if (bare.length <= 3 || !/^[\p{Lu}“"‘]/u.test(part)) return undefined
  const list = { names: [bare.replace(etAlEnd, '')], etAl: / et\.?\s?al\.?$/u.test(bare), from, to: from + part.length }
  return ['exact', 'acronym'].includes(index.link(list).kind) ? list : undefined
}

const etAlEnd = /,?\s+et\.?\s?al\.?$/u
