import type { Reference } from '../../citations/reference-list/reference.js'
import type { Cite } from '../../citations/cluster.js'
import type { Facts } from '../../facts.js'
import { citesOf, type CiteIn } from '../citations/cites.js'

/** A cite with the entries that it is linked to. */
export interface Cited extends CiteIn {
  readonly entries: readonly Reference[]
}

/** Below this it may be no citation at all, and nothing is said of it. */
const certain = 0.55

/** The cites of a document that has a list to compare them with. Letters and talks are in no list. */
export function* citedIn(facts: Facts): Generator<Cited> {
  if (facts.references.length === 0) return
  const byId = new Map(facts.references.map((reference) => [reference.id, reference]))
  for (const each of citesOf(facts)) {
    const { cite, citation } = each
    if (citation.confidence >= certain && !cite.personal) yield { ...each, entries: cite.link.references.flatMap((id) => byId.get(id) ?? []) }
  }
}

/** How a message names a cite: `Lee and Roe (2020)`, `[12]`. */
export const shown = ({ names, etAl, year, letter, number }: Cite): string => {
  if (number !== undefined) return `[${number}]`
  const who = `${names.join(' and ')}${etAl ? ' et al.' : ''}`
  return year === undefined ? who : `${who} (${year}${letter ?? ''})`
}
