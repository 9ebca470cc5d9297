import type { Cite, Cluster, Locator } from '../cluster.js'
import type { Bracket } from './bracket.js'
import { givenBefore, withGivenName } from './given-name.js'
import { unlinked, type EntryIndex } from './link.js'
import { readLocator } from './locator.js'
import { isNobody, namesBefore, readNames, type NameList } from './names.js'

const pagesOnly = /^\s*(?:pp?\.\s?)?\d{1,4}(?:\s?[–-]\s?\d{1,4})?(?:,\s?\d{1,4}(?:[–-]\d{1,4})?)*\s*$/u
const place = /[,\s]\s*((?:pp?\.|pages?|ch(?:ap)?\.|chapters?|par(?:a|s)?\.|paragraphs?|sec\.|sections?|lines?|act|bk\.|vol\.|fig\.|table)\s?)?\d+(?:[\d.–:,\s-]*\d)?(?:\s?ff?\.?)?$/iu
const quoted = /^(.*?)[,\s]*(?:qtd\.?|quoted|cited)\s+(?:in|by)\s+/iu

/** Reads a bracket as author–page citations: `(Lee and Roe 12; Poe)`, or `(12)` after names in the sentence. */
export const readAuthorPage = (text: string, bracket: Bracket, index: EntryIndex): Cluster | undefined => {
  if (bracket.sign !== '(' || bracket.inner.length > 300) return undefined
  return pagesOnly.test(bracket.inner) ? narrative(text, bracket, index) : parenthetical(text, bracket, index)
}

const parenthetical = (text: string, bracket: Bracket, index: EntryIndex): Cluster | undefined => {
  const cites: Cite[] = []
  let at = bracket.from + 1
  let strange = false
  const named = (): NameList | undefined => inSentence(text.slice(0, bracket.from), index)
  for (const segment of bracket.inner.split(/(?<=;)/u)) {
    const cite = readSegment(segment.replace(/;$/u, ''), at, { index, named }, cites.at(-1))
    if (cite) cites.push(cite)
    else if (cites.length > 0) strange = true
    at += segment.length
  }
  if (cites.length === 0 || strange || spells(text.slice(Math.max(0, bracket.from - 120), bracket.from), bracket.inner)) return undefined
  const before = text.slice(bracket.from + 1, cites[0]!.from)
  const own = before.slice(before.lastIndexOf(';') + 1)
  const confidence = Math.min(...cites.map(({ link, locator }) => (isVerse.test(locator?.value ?? '') ? 0.6 : link.kind === 'exact' ? 0.95 : link.kind === 'none' ? 0.6 : 0.85)))
  const [from, to] = before.includes(';') ? [cites[0]!.from - own.trimStart().length, bracket.to - 1] : [bracket.from, bracket.to]
  return { from, to, form: 'parenthetical', system: 'author-page', cites, confidence }
}

/** Whether an abbreviation is brought in behind the words that it stands for: `the World Health Organization (WHO)`. */
const spells = (before: string, inner: string): boolean => {
  const letters = inner.trim().toLowerCase()
  if (!/^\p{L}{2,8}$/u.test(letters)) return false
  const initials = (before.match(/\p{L}+/gu) ?? []).slice(-2 * letters.length).map((word) => word[0]!.toLowerCase())
  // From the last on; small words between have no letter.
  let left = letters.length
  for (const initial of initials.reverse()) if (left > 0 && initial === letters[left - 1]) left--
  return left === 0 && initials[0] === letters.at(-1)
}

/** What a segment is compared with: the entries, and whom the sentence before the bracket names. */
interface Context {
  readonly index: EntryIndex
  readonly named: () => NameList | undefined
}

const readSegment = (segment: string, at: number, context: Context, last: Cite | undefined): Cite | undefined => {
  const { index } = context
  const seen = quoted.exec(segment)
  const start = seen ? seen[0].length : 0
  const rest = segment.slice(start).replace(/\s+$/u, '')
  const found = place.exec(rest)
  const lead = found ? rest.slice(0, found.index) : rest
  const locator = found ? readLocator(rest.slice(found.index), at + start + found.index) : undefined
  // `9.105-15` is a place in a poem, and no page: who is cited is understood, and how it would be worded is not.
  const strange = found && !locator ? placeUnread(found[0], at + start + found.index) : undefined
  if (strange && !isVerse.test(strange.value)) return undefined
  if (lead.trim() === '' && locator && last) return { ...last, from: locator.from, to: locator.to, locator }
  const title = /^\s*[“"‘](.+)[”"’],?\s*$/u.exec(lead)?.[1]?.replace(/,$/u, '')
  const named = title === undefined ? unlinked : index.titled(title)
  if (title !== undefined && named.kind === 'exact') {
    const from = at + start + lead.length - lead.trimStart().length
    return { from, to: at + start + rest.length, names: [], etAl: false, title, ...(locator && { locator }), link: named }
  }
  const names = leading(lead, at + start, index, locator)
  // The year of the work is no page of it.
  if (names && locator && index.isOf(index.link(names.list), locator.value)) return undefined
  const alone = !names || index.link({ ...names.list, title: names.title }).kind === 'none' ? titleAlone(lead, at + start, rest, context, locator) : undefined
  if (alone ?? !names) return alone
  const prefix = segment.slice(0, names.list.from - at).trim()
  const claim = { ...names.list, title: names.title }
  return {
    from: names.list.from,
    to: at + start + rest.length,
    names: names.list.names,
    etAl: names.list.etAl,
    ...(names.title !== undefined && { title: names.title }),
    ...(prefix !== '' && !seen && { prefix }),
    ...(seen && { original: { names: seen[1]!.trim() === '' ? [] : [seen[1]!.trim()] } }),
    ...((locator ?? strange) && { locator: locator ?? strange! }),
    link: index.link(claim),
  }
}

/** `Costa and Dahl (The Sinking Quay 45)`, `Said disagrees (Culture 45)`: a title behind whoever the sentence names, cut short if it is theirs. */
const titleAlone = (lead: string, at: number, rest: string, { index, named }: Context, locator: Locator | undefined): Cite | undefined => {
  const title = lead.trim()
  if (!/^\p{Lu}[^“”";,]*$/u.test(title)) return undefined
  const whole = / \p{Lu}/u.test(title) ? index.titled(title) : unlinked
  const list = whole.kind === 'exact' ? undefined : named()
  const short = list ? index.link({ ...list, title }) : unlinked
  const link = short.kind === 'exact' && index.says(short, title) ? short : whole
  const from = at + lead.length - lead.trimStart().length
  return link.kind === 'exact' ? { from, to: at + rest.length, names: [], etAl: false, title, ...(locator && { locator }), link } : undefined
}

const isVerse = /^\d+\.\d+/

const placeUnread = (text: string, at: number): Locator => {
  const value = text.replace(/^[,\s]+/, '')
  return { label: 'line', value, from: at + text.length - value.length, to: at + text.length }
}

interface Led {
  readonly list: NameList
  readonly title: string | undefined
}

/** Names at the end of the text, after words like `see`, with a short title after them; a title alone where an entry begins with it. */
const leading = (lead: string, at: number, index: EntryIndex, locator: Locator | undefined): Led | undefined => {
  let fallback: Led | undefined
  for (const match of lead.matchAll(/(?<![\p{L}\p{M}’'.-])[\p{L}“"’']/gu)) {
    const part = lead.slice(match.index)
    const from = at + match.index
    const bare = part.replace(/[“”"‘]/gu, ' ').trim()
    const whole: NameList = { names: [bare.replace(/,?\s+et\.?\s?al\.?$/u, '')], etAl: / et\.?\s?al\.?$/u.test(bare), from, to: from + part.length }
    // `Costa and Dahl, The Quay`: a title stands behind the comma, where there is one.
    const titled = /^([^,“"]+),\s+(?:[“"](.+)[”"]|((?:\p{Lu}|\d)[^“”"]*))$/u.exec(part) ?? /^([^,“"]+?)(?<!(?<!\p{L})\p{Lu}\.),?\s+(?:[“"](.+)[”"]|((?:\p{Lu}|\d)[^“”"]*))$/u.exec(part)
    const names = readNames(part, from, givenBefore(lead, match.index))
    const link = names ? index.link(names) : unlinked
    if (names && link.kind === 'exact') return { list: withGivenName(names, index, link, lead, at), title: undefined }
    if (titled && part.includes(',')) {
      const list = readNames(titled[1]!, from, givenBefore(lead, match.index))
      const title = (titled[2] ?? titled[3]!).replace(/[.,]$/u, '')
      const link = list ? index.link({ ...list, title }) : unlinked
      // What no entry says is no title, and would be lost with it: `(Poe et al., 2015 among others)`.
      if (list && link.kind === 'exact' && index.says(link, title)) return { list: withGivenName(list, index, link, lead, at), title }
    }
    const known = bare.length > 3 && /^[\p{Lu}“"‘]/u.test(part) ? index.link(whole) : unlinked
    if (known.kind === 'exact' || known.kind === 'acronym') return { list: whole, title: undefined }
    if (names && link.kind !== 'none') return { list: names, title: undefined }
    if (names && !fallback && locator && names.names.every((name) => /^\p{Lu}[\p{L}’'-]*\p{Ll}{2}/u.test(name) && !/\s/u.test(name)) && !isNobody(part)) fallback = { list: names, title: undefined }
  }
  return fallback
}

const narrative = (text: string, bracket: Bracket, index: EntryIndex): Cluster | undefined => {
  const before = text.slice(0, bracket.from)
  const found = adjacent(before, index) ?? inSentence(before, index)
  if (!found) return undefined
  const locator = readLocator(` ${bracket.inner.trim()}`, bracket.from + bracket.inner.length - bracket.inner.trimStart().length)
  const link = index.link(found)
  // The year of the work is no page of it.
  if (index.isOf(link, bracket.inner.trim())) return undefined
  const cite: Cite = { from: bracket.from + 1, to: bracket.to - 1, names: found.names, etAl: found.etAl, ...(locator && { locator }), link }
  const names = { from: found.from, to: found.to }
  return { from: bracket.from, to: bracket.to, form: 'narrative', system: 'author-page', cites: [cite], names, confidence: link.kind === 'exact' ? 0.9 : 0.7 }
}

const adjacent = (before: string, index: EntryIndex): NameList | undefined => {
  const lists = namesBefore(before).filter((list) => index.link(list).kind !== 'none')
  return lists.find((list) => index.link(list).kind === 'exact') ?? lists[0]
}

/** The nearest name before, in the same sentence, that an entry begins with. */
const inSentence = (before: string, index: EntryIndex): NameList | undefined => {
  const window = before.slice(-400)
  const start = Math.max(0, ...[...window.matchAll(/(?<=\p{Ll}|\d|[)”’])[.!?][”’"]?\s+(?=\p{Lu})/gu)].map((match) => match.index + match[0].length))
  const base = before.length - window.length
  for (const word of [...window.slice(start).matchAll(/\p{Lu}[\p{L}\p{M}-]+/gu)].reverse()) {
    if (index.named(word[0]).length === 0) continue
    const from = base + start + word.index
    return { names: [word[0]], etAl: false, from, to: from + word[0].length }
  }
  return undefined
}
