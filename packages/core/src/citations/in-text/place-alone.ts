import { matchesOf } from '../../algorithms/matches.js'
import type { Cite, Cluster, Locator, LocatorLabel } from '../cluster.js'
import type { Bracket } from './bracket.js'
import { agreeing, type EntryIndex } from './link.js'
import { readLocator } from './locator.js'
import { namesInSentence, sentenceBegin } from './names-of-sentence.js'

const placeOnly = /^\s*\p{L}{1,10}\.?\s?\d[\d\s,–—-]*\s*$/u
/** `(28)`: MLA and Chicago say no more. */
const placeOrPage = /^\s*(?:\p{L}{1,10}\.?\s?\d|(?!(?:1[5-9]|20)\d\d(?!\d))\d)[\d\s,–—-]*$/u
/** A paper has figures, tables, sections and equations of its own, and means those where it names no others. */
export const ofWorks: ReadonlySet<LocatorLabel> = new Set(['page', 'paragraph', 'line', 'verse', 'folio', 'column', 'timestamp'])
/** Further behind it, a place may be one in whatever the author had in mind by then. */
export const farthest = 600

/**
 * `Lee (2020) was sure: “it was ice” (p. 5)`: the place in the work that the sentence leans on, whose names and year stand there
 * already (APA 7, section 8.25). Whoever else is named between the two might be the one who said it.
 */
export const placesAlone = (text: string, brackets: readonly Bracket[], clusters: readonly Cluster[], index: EntryIndex): Cluster[] => {
  // The clusters are in order, and so are brackets that lie in no other: one walk along both.
  let next = 0
  return brackets.flatMap((bracket) => {
    const locator = placeIn(bracket, placeOnly)
    while (next < clusters.length && clusters[next]!.to <= bracket.from) next++
    const isTaken = (clusters[next]?.from ?? Infinity) < bracket.to
    if (!locator || isTaken) return []
    const cite = leantOn(text, bracket, clusters[next - 1], index) ?? datedApart(text, bracket, clusters[next - 1], index)
    return cite ? [clusterOf(bracket, cite, locator)] : []
  })
}

/** The one work of the last citation, where nobody else is named behind it. */
const leantOn = (text: string, bracket: Bracket, last: Cluster | undefined, index: EntryIndex): Named | undefined => {
  if (last?.form !== 'narrative' || bracket.from - last.to > farthest) return undefined
  const [cite, ...others] = last.cites
  if (!cite || others.length > 0 || !agreeing.has(cite.link.kind)) return undefined
  return namesOthers(text.slice(last.to, bracket.from), cite, index) ? undefined : cite
}

const year = /(?<![\p{L}\p{N}(])(?:1[5-9]|20)\d\d(?![\p{L}\p{N})–-])/gu

/** `In 2020, Lee was sure that it was ice (p. 5)`: the sentence has the year of the work as well as its names, and no bracket (APA 7, section 8.11). */
const datedApart = (text: string, bracket: Bracket, last: Cluster | undefined, index: EntryIndex): Named | undefined => {
  const before = text.slice(0, bracket.from)
  const sentence = before.slice(sentenceBegin(before))
  for (const [when] of matchesOf(sentence, year)) {
    const found = namesInSentence(before, { year: when, letter: undefined }, index)
    const cite = found && (last?.to ?? 0) <= found.from ? { ...found, link: index.link({ ...found, year: when }) } : undefined
    if (cite && !namesOthers(text.slice(cite.to, bracket.from), cite, index)) return cite
  }
  return undefined
}

/** `Lee (2020) put it like this:` over a quotation that is set off and has nothing but the place behind its stop: `(p. 5)`. */
export const placeBelow = (lead: string, led: readonly Cluster[], text: string, brackets: readonly Bracket[], index: EntryIndex): Cluster[] => {
  const bracket = brackets.at(-1)
  const [cite, ...others] = led.at(-1)?.cites ?? []
  if (!bracket || !cite || others.length > 0 || led.at(-1)!.form !== 'narrative' || cite.link.kind !== 'exact') return []
  const endsWithPlace = text.slice(bracket.to).trim() === '' && /[.!?…]["”’»“]?\s*$/u.test(text.slice(0, bracket.from))
  const locator = endsWithPlace && /:\s*$/.test(lead) && !namesOthers(lead.slice(led.at(-1)!.to), cite, index) ? placeIn(bracket, placeOrPage) : undefined
  return locator ? [clusterOf(bracket, cite, locator)] : []
}

const placeIn = (bracket: Bracket, pattern: RegExp): Locator | undefined => {
  if (bracket.sign !== '(' || bracket.nested || !pattern.test(bracket.inner)) return undefined
  const locator = readLocator(` ${bracket.inner.trim()}`, bracket.from + bracket.inner.length - bracket.inner.trimStart().length)
  return locator && ofWorks.has(locator.label) ? locator : undefined
}

export const namesOthers = (between: string, { link }: Pick<Cite, 'link'>, index: EntryIndex): boolean =>
  matchesOf(between, /\p{Lu}[\p{L}\p{M}-]+/gu).some(([word]) => {
    const named = index.named(word)
    return named.length > 0 && !named.some(({ id }) => link.references.includes(id))
  })

/** Who made a work, and which of the list it is. */
type Named = Pick<Cite, 'names' | 'etAl' | 'link'>

const clusterOf = ({ from, to }: Bracket, { names, etAl, link }: Named, locator: Locator): Cluster => {
  const cite: Cite = { from: from + 1, to: to - 1, names, etAl, locator, goesOn: true, link }
  return { from, to, form: 'narrative', system: 'author-date', cites: [cite], confidence: 0.9 }
}
