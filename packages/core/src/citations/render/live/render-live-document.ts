import type { Structure } from '../../../structure/structure.js'
import type { Document } from '../../../wordml/document.js'
import type { Citations } from '../../citations.js'
import { loadEngine, type CitationStyle } from '../../load-engine.js'
import type { ManagedStyle, Preference } from '../../preferences/preference.js'
import { readPreferences } from '../../preferences/read-preferences.js'
import type { ReferenceList } from '../../reference-list/reference.js'
import { hasLooseNumbers } from '../loose-numbers.js'
import { renderLive, type RenderedLive } from './live.js'
import type { RenderedDocument } from '../render-document.js'

/** What a style makes of what reference managers keep in a document, and where they remember its style. */
export interface LiveFacts {
  readonly live: RenderedLive | undefined
  readonly preferences: readonly Preference[]
  readonly managedStyle: ManagedStyle | undefined
}

const nothing: LiveFacts = { live: undefined, preferences: [], managedStyle: undefined }

/** Reads and renders what is live; where nothing is, no engine is built for it. */
export const renderLiveDocument = async (
  style: CitationStyle | undefined,
  document: Document,
  structure: Structure,
  lists: readonly ReferenceList[],
  citations: Citations,
  typed: RenderedDocument | undefined,
): Promise<LiveFacts> => {
  const fields = [...citations.clusters.flatMap(({ field }) => field ?? []), ...citations.bibliographies]
  if (!style || fields.length === 0) return nothing
  const references = lists.flatMap((list) => list.references)
  const loose = hasLooseNumbers(document.paragraphs, references, citations.clusters)
  const live = renderLive(await loadEngine(style), style, document, structure, citations, loose, typed)
  const preferences = await readPreferences(document, new Set(fields.map(({ manager }) => manager)))
  return { live, preferences, managedStyle: style.managed }
}
