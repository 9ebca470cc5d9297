import type { Codec } from '../../codec.js'
import type { Citations } from '../citations.js'
import type { CitationStyle } from '../load-engine.js'
import { renderDocument, withNumbersKept, type RenderedDocument } from './render-document.js'
import { renderLiveDocument, type LiveFacts } from './live/render-live-document.js'
import { shareWorks, type CitingDocument } from './shared-works.js'

interface RenderedWhole extends LiveFacts {
  readonly rendered: RenderedDocument | undefined
}

/** What a style makes of what is typed in a document and, where that is `live`, of what reference managers keep in it. */
export const renderWhole = async (
  style: CitationStyle | undefined,
  citing: CitingDocument,
  { codec, live }: { readonly codec: Codec; readonly live: boolean },
): Promise<RenderedWhole> => {
  const shared = shareWorks(citing)
  const typed = shared && (await renderDocument(style, shared, codec))
  const facts = await renderLiveDocument(live ? style : undefined, { ...citing, citations: shared?.citations ?? citing.citations }, typed)
  const held = typed && !typed.numbersStay && (facts.live?.numbersStay ?? holdsNumbers(citing.citations, typed))
  return { ...facts, rendered: held ? withNumbersKept(typed, citing.citations) : typed }
}

/** Whether what is live and left alone keeps numbers from changing: it points into the lists, or is one of them. */
const holdsNumbers = ({ clusters, bibliographies }: Citations, { numbered }: RenderedDocument): boolean =>
  (numbered && bibliographies.length > 0) || clusters.some(({ field, system }) => field !== undefined && system === 'numeric')
