import type { Codec } from '../../codec.js'
import type { Structure } from '../../structure/structure.js'
import { lexiconOf } from '../../structure/words/lexicon.js'
import type { Document } from '../../wordml/document.js'
import type { Story } from '../../wordml/story.js'
import type { CitationEngine } from '../engine.js'
import type { Citations, CitingChapter } from '../citations.js'
import { loadEngine, type CitationStyle } from '../load-engine.js'
import { parseEntry } from '../parser/entry.js'
import { referenceModel } from '../parser/reference-model.js'
import type { Reference, ReferenceList } from '../reference-list/reference.js'
import type { RichText } from '../rich-text.js'
import { withSentenceTitle } from '../sentence-titles.js'
import { hasLooseNumbers } from './loose-numbers.js'
import { notesAtMarks, type AtMark } from './at-marks.js'
import { renderNotes } from './notes.js'
import type { Replacement } from './placed.js'
import { render, type Titled } from './render.js'
import type { Rendered, RenderedReference, Reread } from './rendered.js'

/** A reference list as the style has it. */
export interface RenderedList {
  /** In the order of the style. */
  readonly references: readonly RenderedReference[]
  /** Numbers and order stay: they are what citations that are not certain point to. */
  readonly frozen: boolean
}

export interface RenderedDocument extends Pick<Rendered, 'citations' | 'unsteady'> {
  /** Each list by itself, in the order of the document. */
  readonly lists: readonly RenderedList[]
  /** The ids of citations whose numbers stay, and of those among them on account of which the others do. */
  readonly frozen: ReadonlySet<string>
  readonly holding: ReadonlySet<string>
  /** An entry that cannot be given its number, which others stay for. */
  readonly unnumbered?: Reference
  /** The notes that citations in the text become, by the ids of these. */
  readonly notes: ReadonlyMap<string, RichText>
  /** The notes that become citations in the text, by the ids of theirs: how the text is to read from before the stop to behind the mark. */
  readonly fromNotes: ReadonlyMap<string, Replacement & { readonly note: Story }>
}

/**
 * Renders the citations and entries of a document in a style, each chapter by itself. Undefined where there is no list, and
 * where a reference manager keeps citations or list.
 */
export const renderDocument = async (
  style: CitationStyle | undefined,
  document: Document,
  structure: Structure,
  lists: readonly ReferenceList[],
  citations: Citations,
  codec: Codec,
): Promise<RenderedDocument | undefined> => {
  const live = citations.bibliographies.length > 0 || citations.clusters.some(({ origin }) => origin !== 'text')
  if (!style || lists.length === 0 || live) return undefined
  const [engine, model] = await Promise.all([loadEngine(style), referenceModel(codec)])
  const atMarks = style.notes ? new Map<string, AtMark>() : notesAtMarks(document, lists.flatMap(({ references }) => references), citations.clusters)
  const reread: Reread = (raw, namesEnd) => parseEntry(raw, model, namesEnd)
  const titled: Titled = (work) => withSentenceTitle(work, style.titles, lexiconOf(structure))
  const chapters = citations.chapters.map((chapter) => renderChapter(engine, { notes: style.notes, titled }, chapter, atMarks, reread))
  const all = <Value>(of: (chapter: RenderedChapter) => ReadonlyMap<string, Value>) => new Map(chapters.flatMap((chapter) => [...of(chapter)]))
  const made = [...all(({ rendered }) => rendered.citations)]
  const unnumbered = chapters.find(({ rendered }) => rendered.unnumbered)?.rendered.unnumbered?.entry
  return {
    lists: chapters.flatMap(({ lists: own }) => own),
    citations: new Map(made.filter(([id]) => !atMarks.has(id))),
    notes: all(({ notes }) => notes),
    fromNotes: new Map(made.flatMap(([id, replacement]) => (atMarks.has(id) ? [[id, { ...replacement, note: atMarks.get(id)!.note }]] : []))),
    unsteady: new Set(chapters.flatMap(({ rendered }) => [...rendered.unsteady])),
    frozen: new Set(chapters.flatMap(({ frozen }) => frozen)),
    holding: new Set(chapters.flatMap(({ rendered }) => rendered.holding)),
    ...(unnumbered && { unnumbered }),
  }
}

interface RenderedChapter {
  readonly rendered: Rendered
  readonly lists: readonly RenderedList[]
  readonly notes: ReadonlyMap<string, RichText>
  /** Ids of citations. */
  readonly frozen: readonly string[]
}

const renderChapter = (
  engine: CitationEngine,
  { notes, titled }: { readonly notes: boolean; readonly titled: Titled },
  chapter: CitingChapter,
  atMarks: ReadonlyMap<string, AtMark>,
  reread: Reread,
): RenderedChapter => {
  const { clusters } = chapter
  const references = chapter.lists.flatMap((list) => list.references)
  const loose = hasLooseNumbers(chapter.paragraphs, references, clusters)
  const rendered = render(engine, references, seenFromText(chapter, atMarks), { notes, loose, titled }, reread)
  const told = new Set(rendered.references.flatMap(({ reference: { id }, text }) => (text || rendered.unsteady.has(id) ? [id] : [])))
  const asNotes = notes ? renderNotes(engine, references, clusters, { loose, told }) : new Map<string, RichText>()
  // Numbers that stay in the text point to the numbers of the list.
  const frozen = rendered.frozen || (notes && clusters.some(({ id, system }) => system === 'numeric' && !asNotes.has(id)))
  const lists = chapter.lists.map((list): RenderedList => {
    const place = list.references[0]?.list
    return { frozen, references: rendered.references.filter(({ reference }) => reference.list === place) }
  })
  const numeric = clusters.flatMap(({ id, system }) => (system === 'numeric' ? [id] : []))
  return { rendered, lists, notes: asNotes, frozen: frozen ? [...numeric, ...(rendered.unnumbered?.citations ?? [])] : [] }
}

/** The citations in the order of the text, and the texts without the notes that go. */
const seenFromText = ({ clusters, texts }: CitingChapter, atMarks: ReadonlyMap<string, AtMark>): Pick<CitingChapter, 'clusters' | 'texts'> => {
  if (atMarks.size === 0) return { clusters, texts }
  const going = new Set(clusters.filter(({ id }) => atMarks.has(id)).map(({ paragraph }) => paragraph))
  const seen = clusters.map((citation) => atMarks.get(citation.id)?.citation ?? citation)
  return {
    clusters: seen.sort((one, other) => one.paragraph.index - other.paragraph.index || one.from - other.from),
    texts: texts.filter(({ paragraph }) => !going.has(paragraph)),
  }
}
