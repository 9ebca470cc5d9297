import type { Structure } from '../../structure/structure.js'
import type { Document } from '../../wordml/document.js'
import type { Citation, Citations } from '../citations.js'
import type { CitedItem } from '../engine.js'
import type { LiveField } from '../fields/live-field.js'
import type { Reference, ReferenceList } from '../reference-list/reference.js'
import { paragraphsOf } from './live/live-list.js'
import { finderOf, idOf, isEntryOf, worksOf } from './live/live-works.js'

/** A document with its lists and what is cited from them. */
export interface CitingDocument {
  readonly document: Document
  readonly structure: Structure
  readonly lists: readonly ReferenceList[]
  readonly citations: Citations
  /** Whose pending changes hinder nothing: they are ours, and what they make is judged as if it stood. */
  readonly author: string
}

/**
 * One in which some citations or entries are live and others typed: what a manager keeps of an entry is known by the manager's data, and a work
 * that has an entry by the id of that, in what is live too.
 */
export interface Shared extends CitingDocument {
  /** The works of managers that no entry is of. */
  readonly others: readonly CitedItem[]
}

/**
 * Gives each work one id, whether it is cited live or typed. Undefined where nothing is typed beside what is live, or where lists are
 * of chapters, which managers know nothing of.
 */
export const shareWorks = (citing: CitingDocument): Shared | undefined => {
  const { document, lists, citations } = citing
  const { clusters, bibliographies, chapters } = citations
  const fields = [...clusters.flatMap(({ field }) => field ?? []), ...bibliographies]
  if (fields.length === 0) return { ...citing, others: [] }
  const works = worksOf(fields)
  const kept = new Set(bibliographies.flatMap((list) => paragraphsOf(document, list)))
  const references = lists.flatMap((list) => list.references)
  const isKept = ({ paragraphs }: Reference): boolean => paragraphs.some((paragraph) => kept.has(paragraph))
  const isTyped = clusters.some(({ origin, cites }) => origin === 'text' && cites.some(({ link }) => link.references.length > 0))
  if ((!isTyped && references.every(isKept)) || chapters.length > 1) return undefined
  const entries = entriesOf(works, references)
  const byEntry = new Map(works.flatMap((work) => (entries.has(work.id) ? [[entries.get(work.id)!, work] as const] : [])))
  const shared = (list: ReferenceList): ReferenceList =>
    ({ ...list, references: list.references.map((reference) => (isKept(reference) ? keptAs(reference, byEntry.get(reference.id)) : reference)) })
  const own = new Map(clusters.map((citation) => [citation, sharedCitation(citation, entries)]))
  return {
    ...citing,
    lists: lists.map(shared),
    citations: {
      ...citations,
      clusters: [...own.values()],
      bibliographies: bibliographies.map((list) => underEntries(list, entries)),
      chapters: chapters.map((chapter) => ({ ...chapter, lists: chapter.lists.map(shared), clusters: chapter.clusters.map((citation) => own.get(citation)!) })),
    },
    others: works.filter(({ id }) => !entries.has(id)),
  }
}

type Entries = ReadonlyMap<string, string>

/** The ids of the entries of works, by the ids of these. */
const entriesOf = (works: readonly CitedItem[], references: readonly Reference[]): Entries => {
  const find = finderOf(works)
  const found = new Map<string, string>()
  for (const { id, raw } of references) {
    const [work, ...others] = find(raw)
    if (work && others.length === 0 && isEntryOf(work, raw) && !found.has(work.id)) found.set(work.id, id)
  }
  return found
}

const keptAs = (reference: Reference, work: CitedItem | undefined): Reference => {
  const { entry } = reference
  if (!work) return { ...reference, kept: true }
  const { id: _, ...csl } = work
  return { ...reference, kept: true, grey: false, entry: { ...entry, csl, etAl: false, skips: false, editorsEtAl: false, leftovers: [] } }
}

const sharedCitation = (citation: Citation, entries: Entries): Citation => {
  const { field, cites } = citation
  if (!field) return citation
  const linked = cites.map((cite, place) => {
    const item = field.items[place]
    const id = item && entries.get(idOf(item))
    return id === undefined ? cite : { ...cite, link: { kind: 'exact', references: [id], score: 1 } as const }
  })
  return { ...citation, cites: linked, field: underEntries(field, entries) }
}

const underEntries = (field: LiveField, entries: Entries): LiveField =>
  ({ ...field, items: field.items.map((item) => ({ ...item, key: entries.get(idOf(item)) ?? item.key })) })
