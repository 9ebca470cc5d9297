import { matchesOf } from '../../algorithms/matches.js'
import type { Bracket } from './bracket.js'
import type { EntryIndex } from './link.js'
import { isNobody, namesBefore, type NameList } from './names.js'
import { nearestNames } from './nearest-names.js'
import { openers } from './openers.js'

/** The year of a citation, with the letter that tells it from others of that year. */
export interface When {
  readonly year: string
  readonly letter: string | undefined
}

/** Whom a sentence names before a bracket that says when: right before it, or the nearest whom an entry of that year has. */
export const namesOfSentence = (before: string, bracket: Bracket, when: When, index: EntryIndex): NameList | undefined =>
  adjacent(before, bracket, when, index) ?? namesInSentence(before, when, index)

/** `World Health Organization [WHO] (2019)` */
const abbreviation = /\s[[(]\p{Lu}[\p{Lu}\d&-]{1,9}[\])]\s?$/u

const known = new WeakMap<Bracket, readonly NameList[]>()

/** The names before a bracket, which stand there whatever entries there are. */
const namesAt = (bracket: Bracket, before: string): readonly NameList[] => {
  let lists = known.get(bracket)
  if (!lists) known.set(bracket, (lists = namesBefore(before.replace(abbreviation, ''))))
  return lists
}

const adjacent = (before: string, bracket: Bracket, when: When, index: EntryIndex): NameList | undefined => {
  const lists = namesAt(bracket, before)
  const ranked = lists.map((list) => ({ list, link: index.link({ ...list, ...when }) })).filter(({ link }) => link.kind !== 'none')
  ranked.sort((one, other) => other.link.score - one.link.score)
  if (ranked[0]?.link.kind === 'exact') return ranked[0].list
  const own = familyFirst(before, when, index) ?? ofBoth(before, when, index) ?? group(before, when, index)
  return own ?? ranked[0]?.list ?? handle(before, when, index) ?? unlisted(lists, before, index)
}

/** `Wang Xiaoming (2011)`: who is called by the family name first has an entry by it, with those given names. */
const familyFirst = (before: string, when: When, index: EntryIndex): NameList | undefined => {
  const match = /(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]+)\s(\p{Lu}\p{Ll}+(?:-\p{L}+)?)(?:[’']s)?\s?$/u.exec(before.slice(-80))
  if (!match) return undefined
  const from = before.length - match[0].length
  const list = { names: [match[1]!], etAl: false, from, to: from + match[1]!.length + 1 + match[2]!.length }
  const link = index.link({ ...list, ...when })
  return link.kind === 'exact' && index.calls(link, match[2]!) ? list : undefined
}

/** `In Smiths’ (2020) reading`: two of one name wrote it. */
const ofBoth = (before: string, when: When, index: EntryIndex): NameList | undefined => {
  const match = /(?<![\p{L}’'-])(\p{Lu}[\p{L}-]+)s[’']\s?$/u.exec(before.slice(-60))
  if (!match) return undefined
  const from = before.length - match[0].length
  const list = { names: [match[1]!, match[1]!], etAl: false, from, to: from + match[1]!.length + 1 }
  return index.link({ ...list, ...when }).kind === 'exact' ? list : undefined
}

/** `the Department of Health and Care (2017)`: a group is found by its entry, whatever words it has. */
const group = (before: string, when: When, index: EntryIndex): NameList | undefined => {
  const window = Math.max(0, before.length - longestGroup)
  const text = before.slice(window).replace(abbreviation, '').trimEnd()
  const starts = matchesOf(text, /(?<![\p{L}\p{M}’'-])\p{Lu}/gu).map((match) => match.index)
  const found = starts.map((start) => ({ names: [text.slice(start)], etAl: false, from: window + start, to: window + text.length }))
  return found.find((list) => /\s(?:of|for|the|and|on|in)\s/.test(list.names[0]!) && index.link({ ...list, ...when }).kind === 'exact')
}

/** A name in small letters, as users of forums and packages have them. */
const handle = (before: string, when: When, index: EntryIndex): NameList | undefined => {
  const match = /(?<=^|\s|\()[\p{L}\p{N}_-]+(?=\s?$)/u.exec(before.slice(-40))
  if (!match) return undefined
  const from = before.length - Math.min(40, before.length) + match.index
  const list = { names: [match[0]], etAl: false, from, to: from + match[0].length }
  return index.link({ ...list, ...when }).kind === 'exact' ? list : undefined
}

/** Names that no entry has: without the words that begin a sentence. */
const unlisted = (lists: readonly NameList[], before: string, index: EntryIndex): NameList | undefined => {
  if (lists.length === 0) return undefined
  const longest = lists[0]!
  const opener = openers.exec(before.slice(longest.from, longest.to))
  const bare = opener ? lists.find(({ from }) => from === longest.from + opener[0].length) : longest
  if (!bare || isNobody(before.slice(bare.from, bare.to))) return undefined
  return index.keys.length === 0 || bare.names.every((name) => name.split(/\s/u).length <= 4) ? bare : undefined
}

/** No sentence ends behind an initial: `As Lee, A. B. (2020) shows`. */
const sentenceEnd = /(?<!(?<!\p{L})\p{Lu})[.!?]\s+(?=\p{Lu})/gu

const longestGroup = 120

/** Where the sentence begins that a text ends in; it reaches back no further than any does. */
export const sentenceBegin = (before: string): number => {
  const window = Math.max(0, before.length - 300)
  return matchesOf(before.slice(window), sentenceEnd).map((match) => window + match.index + match[0].length).at(-1) ?? window
}

/** The nearest names in the sentence that an entry of that year has. */
export const namesInSentence = (before: string, when: When, index: EntryIndex): NameList | undefined =>
  nearestNames(before, sentenceBegin(before), {
    answers: (names) => index.link({ ...names, ...when }).kind === 'exact',
    begins: (name) => index.link({ names: [name], etAl: true, ...when }).kind === 'exact',
  })
