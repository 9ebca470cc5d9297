import type { Cite, Cluster } from '../../packages/core/src/citations/cluster.js'
import { entryKeys } from '../../packages/core/src/citations/in-text/entry-key.js'
import { duplicatesOf, EntryIndex } from '../../packages/core/src/citations/in-text/link.js'
import { readCitations } from '../../packages/core/src/citations/in-text/read-citations.js'
import type { Defect, GoldDocument, Prediction } from './gold.js'

/** What the engine finds in a labelled document; it is told the texts and the entries, and no style. */
export function predict({ doc, references, paragraphs }: GoldDocument): Prediction {
  const keys = entryKeys(references.map(({ id, n, text }) => ({ id, number: n, text: text ?? '' })))
  const { clusters } = readCitations(paragraphs.map(({ text }) => ({ text })), new EntryIndex(keys))
  const cited = new Set(clusters.flat().flatMap(({ cites }) => cites.flatMap(({ link }) => link.references)))
  const duplicates = duplicatesOf(keys)
  const uncited = keys.filter(({ id }) => !cited.has(id) && !duplicates.has(id)).map(({ id }): Defect => ({ type: 'uncited-reference', ref: id }))
  const repeated = [...duplicates].map(([other, ref]): Defect => ({ type: 'duplicate-reference', ref, other }))
  return {
    doc,
    paragraphs: clusters.map((list) => list.map(({ from, to, cites }) => ({ start: from, end: to, refs: idsOf(cites) }))),
    defects: [...clusters.flatMap((list, para) => list.flatMap((cluster) => defectsOf(cluster, para))), ...uncited, ...repeated],
  }
}

const idsOf = (cites: readonly Cite[]): string[] => [...new Set(cites.flatMap(({ link }) => link.references))]

const defectsOf = ({ from, to, cites }: Cluster, para: number): Defect[] =>
  cites.flatMap((cite) => {
    const type = mistake(cite)
    return type === undefined ? [] : [{ type, para, start: from, end: to }]
  })

const mistake = ({ number, link: { kind }, personal }: Cite): string | undefined => {
  if (personal) return undefined
  if (kind === 'none') return number === undefined ? 'orphan-citation' : 'number-out-of-range'
  return kind === 'spelling' ? 'name-mismatch' : kind === 'year' ? 'year-mismatch' : undefined
}
