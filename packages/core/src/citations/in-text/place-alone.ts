import { matchesOf } from '../../matches.js'
import type { Cite, Cluster, Locator, LocatorLabel } from '../cluster.js'
import type { Bracket } from './bracket.js'
import type { EntryIndex } from './link.js'
import { readLocator } from './locator.js'

const placeOnly = /^\s*\p{L}{1,10}\.?\s?\d[\d\s,–—-]*\s*$/u
/** A paper has figures, tables, sections and equations of its own, and means those where it names no others. */
const ofWorks: ReadonlySet<LocatorLabel> = new Set(['page', 'paragraph', 'line', 'verse', 'folio', 'column', 'timestamp'])
/** Further behind it, a place may be one in whatever the author had in mind by then. */
const farthest = 600

/**
 * `Lee (2020) was sure: “it was ice” (p. 5)`: the place in the work that the sentence leans on, whose names and year stand there
 * already (APA 7, section 8.25). Whoever else is named between the two might be the one who said it.
 */
export const placesAlone = (text: string, brackets: readonly Bracket[], clusters: readonly Cluster[], index: EntryIndex): Cluster[] => {
  // The clusters are in order, and so are brackets that lie in no other: one walk along both.
  let next = 0
  return brackets.flatMap((bracket) => {
    if (bracket.sign !== '(' || bracket.nested || !placeOnly.test(bracket.inner)) return []
    const locator = readLocator(` ${bracket.inner.trim()}`, bracket.from + bracket.inner.length - bracket.inner.trimStart().length)
    while (next < clusters.length && clusters[next]!.to <= bracket.from) next++
    const last = clusters[next - 1]
    const isTaken = (clusters[next]?.from ?? Infinity) < bracket.to
    if (!locator || !ofWorks.has(locator.label) || isTaken || last?.form !== 'narrative' || bracket.from - last.to > farthest) return []
    const [cite, ...others] = last.cites
    if (!cite || others.length > 0 || cite.link.kind !== 'exact') return []
    return namesOthers(text.slice(last.to, bracket.from), cite, index) ? [] : [clusterOf(bracket, cite, locator)]
  })
}

const namesOthers = (between: string, { link }: Cite, index: EntryIndex): boolean =>
  matchesOf(between, /\p{Lu}[\p{L}\p{M}-]+/gu).some(([word]) => {
    const named = index.named(word)
    return named.length > 0 && !named.some(({ id }) => link.references.includes(id))
  })

const clusterOf = ({ from, to }: Bracket, { names, etAl, link }: Cite, locator: Locator): Cluster => {
  const cite: Cite = { from: from + 1, to: to - 1, names, etAl, locator, goesOn: true, link }
  return { from, to, form: 'narrative', system: 'author-date', cites: [cite], confidence: 0.9 }
}
