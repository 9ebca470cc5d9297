import type { Codec } from '../../codec.js'
import type { Document } from '../../wordml/document.js'
import type { Citations } from '../citations.js'
import { loadEngine, type CitationStyle } from '../load-engine.js'
import { parseEntry, type ParsedEntry } from '../parser/entry.js'
import { referenceModel } from '../parser/reference-model.js'
import { isGrey, withNamesOf } from '../reference-list/read-references.js'
import type { ReferenceList } from '../reference-list/reference.js'
import type { RichText } from '../rich-text.js'
import { hasLooseNumbers } from './loose-numbers.js'
import { renderNotes } from './notes.js'
import { render } from './render.js'
import type { Rendered } from './rendered.js'

export interface RenderedDocument extends Rendered {
  /** The notes that citations in the text become, by the ids of these. */
  readonly notes: ReadonlyMap<string, RichText>
}

/**
 * Renders the citations and entries of a document in a style. Undefined where there is no list, where each chapter has
 * its own (a work may stand in several then), and where a reference manager keeps citations or list.
 */
export const renderDocument = async (
  style: CitationStyle | undefined,
  { paragraphs }: Document,
  lists: readonly ReferenceList[],
  citations: Citations,
  codec: Codec,
): Promise<RenderedDocument | undefined> => {
  const [list] = lists
  const live = citations.bibliographies.length > 0 || citations.clusters.some(({ origin }) => origin !== 'text')
  if (!style || !list || lists.length > 1 || live) return undefined
  const loose = hasLooseNumbers(paragraphs, list.references, citations.clusters)
  const [engine, model] = await Promise.all([loadEngine(style), referenceModel(codec)])
  const known = new Map<string, ParsedEntry>()
  const notes = style.notes ? renderNotes(engine, list.references, citations.clusters, loose) : new Map<string, RichText>()
  const rendered = render(engine, list.references, citations, { notes: style.notes, loose }, (raw, before) => {
    let read = known.get(raw)
    if (!read) known.set(raw, (read = parseEntry(raw, model)))
    const entry = withNamesOf(before, read)
    return isGrey(entry) || entry.leftovers.length > 0 ? undefined : entry
  })
  // Numbers that stay in the text point to the numbers of the list.
  const pointed = style.notes && citations.clusters.some(({ id, system }) => system === 'numeric' && !notes.has(id))
  return { ...rendered, notes, frozen: rendered.frozen || pointed }
}
