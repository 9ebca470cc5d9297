import type { Codec } from '../../codec.js'
import type { Document } from '../../wordml/document.js'
import type { Story } from '../../wordml/story.js'
import type { Citations } from '../citations.js'
import { loadEngine, type CitationStyle } from '../load-engine.js'
import { parseEntry } from '../parser/entry.js'
import { referenceModel } from '../parser/reference-model.js'
import { isGrey, withNamesOf } from '../reference-list/read-references.js'
import type { ReferenceList } from '../reference-list/reference.js'
import type { RichText } from '../rich-text.js'
import { hasLooseNumbers } from './loose-numbers.js'
import { notesAtMarks, type AtMark } from './at-marks.js'
import { renderNotes } from './notes.js'
import type { Replacement } from './placed.js'
import { render } from './render.js'
import type { Rendered } from './rendered.js'

export interface RenderedDocument extends Rendered {
  /** The notes that citations in the text become, by the ids of these. */
  readonly notes: ReadonlyMap<string, RichText>
  /** The notes that become citations in the text, by the ids of theirs: how the text is to read from before the stop to behind the mark. */
  readonly fromNotes: ReadonlyMap<string, Replacement & { readonly note: Story }>
}

/**
 * Renders the citations and entries of a document in a style. Undefined where there is no list, where each chapter has
 * its own (a work may stand in several then), and where a reference manager keeps citations or list.
 */
export const renderDocument = async (
  style: CitationStyle | undefined,
  document: Document,
  lists: readonly ReferenceList[],
  citations: Citations,
  codec: Codec,
): Promise<RenderedDocument | undefined> => {
  const [list] = lists
  const live = citations.bibliographies.length > 0 || citations.clusters.some(({ origin }) => origin !== 'text')
  if (!style || !list || lists.length > 1 || live) return undefined
  const loose = hasLooseNumbers(document.paragraphs, list.references, citations.clusters)
  const [engine, model] = await Promise.all([loadEngine(style), referenceModel(codec)])
  const { clusters } = citations
  const notes = style.notes ? renderNotes(engine, list.references, clusters, loose) : new Map<string, RichText>()
  const atMarks = style.notes ? new Map<string, AtMark>() : notesAtMarks(document, list.references, clusters)
  const rendered = render(engine, list.references, seenFromText(citations, atMarks), { notes: style.notes, loose }, (raw, before) => {
    const entry = withNamesOf(before, parseEntry(raw, model))
    return isGrey(entry) || entry.leftovers.length > 0 ? undefined : entry
  })
  // Numbers that stay in the text point to the numbers of the list.
  const pointed = style.notes && clusters.some(({ id, system }) => system === 'numeric' && !notes.has(id))
  const made = [...rendered.citations]
  return {
    ...rendered,
    notes,
    citations: new Map(made.filter(([id]) => !atMarks.has(id))),
    fromNotes: new Map(made.flatMap(([id, replacement]) => (atMarks.has(id) ? [[id, { ...replacement, note: atMarks.get(id)!.note }]] : []))),
    frozen: rendered.frozen || pointed,
  }
}

/** The citations in the order of the text, and the texts without the notes that go. */
const seenFromText = ({ clusters, texts }: Citations, atMarks: ReadonlyMap<string, AtMark>): Pick<Citations, 'clusters' | 'texts'> => {
  if (atMarks.size === 0) return { clusters, texts }
  const going = new Set(clusters.filter(({ id }) => atMarks.has(id)).map(({ paragraph }) => paragraph))
  const seen = clusters.map((citation) => atMarks.get(citation.id)?.citation ?? citation)
  return {
    clusters: seen.sort((one, other) => one.paragraph.index - other.paragraph.index || one.from - other.from),
    texts: texts.filter(({ paragraph }) => !going.has(paragraph)),
  }
}
