import type { Cluster } from '../cluster.js'
import type { Bracket } from './bracket.js'
import type { EntryIndex } from './link.js'
import { readLocator } from './locator.js'
import { farthest, namesOthers } from './place-alone.js'

/** What stands for the work before, in a note or in brackets; the source of a pattern. */
export const sameWork = String.raw`ib[ií]d(?:em)?|ebda?|ebenda`
const inBracket = new RegExp(String.raw`^(?<lead>\s*(?:${sameWork})(?!\p{L})\.?)(?<place>[\s,:].*)?$`, 'iu')

/**
 * `It was quiet (Lee, 2020, p. 4), and cold (ibid., p. 5)`: the one work that is cited right before it in the paragraph, where that is
 * certain, and nobody else of the list is named in between.
 */
export const sameWorks = (text: string, brackets: readonly Bracket[], clusters: readonly Cluster[], index: EntryIndex): Cluster[] => {
  const found: Cluster[] = []
  // The clusters are in order, and so are brackets that lie in no other: one walk along both.
  let next = 0
  for (const bracket of brackets) {
    while (next < clusters.length && clusters[next]!.to <= bracket.from) next++
    const { lead, place = '' } = (bracket.nested ? null : inBracket.exec(bracket.inner))?.groups ?? {}
    const isTaken = (clusters[next]?.from ?? Infinity) < bracket.to
    const last = [clusters[next - 1], found.at(-1)].reduce((one, other) => ((one?.to ?? -1) > (other?.to ?? -1) ? one : other))
    if (lead === undefined || isTaken || !last || last.system === 'numeric' || bracket.from - last.to > farthest) continue
    const [cite, ...others] = last.cites
    if (!cite || others.length > 0 || cite.original || cite.link.kind !== 'exact' || namesOthers(text.slice(last.to, bracket.from), cite, index)) continue
    const locator = readLocator(place, bracket.from + 1 + lead.length)
    if (place.trim() !== '' && (!locator || locator.to < bracket.to - 1)) continue
    const { names, etAl, link } = cite
    const same = locator ?? (place.trim() === '' ? cite.locator : undefined)
    found.push({
      from: bracket.from, to: bracket.to, form: 'parenthetical', system: last.system, confidence: 0.9,
      cites: [{ from: bracket.from + 1, to: bracket.to - 1, names, etAl, link, ...(same && { locator: same }) }],
    })
  }
  return found
}
