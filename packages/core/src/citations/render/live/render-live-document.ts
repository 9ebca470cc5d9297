import { loadEngine, type CitationStyle } from '../../load-engine.js'
import type { ManagedStyle, Preference } from '../../preferences/preference.js'
import { readPreferences } from '../../preferences/read-preferences.js'
import { renderLive, type RenderedLive } from './live.js'
import type { RenderedDocument } from '../render-document.js'
import type { CitingDocument } from '../shared-works.js'

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
  citing: CitingDocument,
  typed: RenderedDocument | undefined,
): Promise<LiveFacts> => {
  const { clusters, bibliographies } = citing.citations
  const fields = [...clusters.flatMap(({ field }) => field ?? []), ...bibliographies]
  if (!style || fields.length === 0) return nothing
  const live = renderLive(await loadEngine(style), style, citing, typed)
  const preferences = await readPreferences(citing.document, new Set(fields.map(({ manager }) => manager)))
  return { live, preferences, managedStyle: style.managed }
}
