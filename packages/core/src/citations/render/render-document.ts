import type { Codec } from '../../codec.js'
import { lexiconOf } from '../../structure/words/lexicon.js'
import type { Story } from '../../wordml/story.js'
import type { CitationEngine, CitedItem } from '../engine.js'
import { inTextOrder, type Citation, type Citations, type CitingChapter } from '../citations.js'
import { loadEngine, type CitationStyle } from '../load-engine.js'
import { parseEntry } from '../parser/entry.js'
import { referenceModel } from '../parser/model/reference-model.js'
import { isSorted } from '../reference-list/arrange.js'
import type { Reference, ReferenceList } from '../reference-list/reference.js'
import type { RichText } from '../rich-text.js'
import { withSentenceTitle } from '../sentence-titles.js'
import { hasLooseNumbers } from './loose-numbers.js'
import { notesAtMarks, type AtMark } from './notes/at-marks.js'
import { isTyped } from './cites.js'
import { noteCitesOf } from './live/live-cites.js'
import { hinderedNotes, type NoteHindrance } from './notes/hindered-notes.js'
import { withHeldBesideNotes } from './held-numbers.js'
import { numbersWithoutNote, renderNotes } from './notes/notes.js'
import { rewordedNotes } from './notes/reworded.js'
import type { Replacement } from './placed.js'
import { isCountedAlike, render, type Circumstances, type Titled } from './render.js'
import type { Hindrance, Rendered, RenderedReference, Reread } from './rendered.js'
import type { Shared } from './shared-works.js'
import { worksOf } from './work.js'

/** A reference list as the style has it. */
export interface RenderedList {
  /** In the order of the style, or as they stand where that cannot be. */
  readonly references: readonly RenderedReference[]
  /** Where they do not come into the order of the style: that order, and what hinders it. */
  readonly unordered?: { readonly wanted: readonly RenderedReference[]; readonly hindrance: Hindrance }
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
  /** The citations in the text that can become no note, and why. */
  readonly hindered: ReadonlyMap<string, NoteHindrance>
  /** The notes that become citations in the text, by the ids of theirs: how the text is to read from before the stop to behind the mark. */
  readonly fromNotes: ReadonlyMap<string, Replacement & { readonly note: Story }>
  /** The works of the lists, under the ids of their entries and in the order of the style. */
  readonly works: readonly CitedItem[]
  readonly numbered: boolean
  /** Numbers in the text stay, and so do those of the lists. */
  readonly numbersStay: boolean
  /** Every entry has the number that it had, so that what stays points to the same. */
  readonly numbersHold: boolean
}

/** What is typed in a document, in a style: each chapter by itself. Undefined where there is no list. */
export const renderDocument = async (
  style: CitationStyle | undefined,
  { document, structure, lists, citations, others, author }: Shared,
  codec: Codec,
): Promise<RenderedDocument | undefined> => {
  if (!style || lists.length === 0) return undefined
  const [engine, model] = await Promise.all([loadEngine(style), referenceModel(codec)])
  if (engine.keepsOrder && lists.some(isMixed)) return undefined
  const atMarks = style.notes ? new Map<string, AtMark>() : notesAtMarks(document, lists.flatMap(({ references }) => references), citations.clusters)
  const hindered = style.notes ? hinderedNotes(document, citations.clusters) : new Map<string, NoteHindrance>()
  const reread: Reread = (raw, namesEnd) => parseEntry(raw, model, namesEnd)
  const titled: Titled = (work) => withSentenceTitle(work, style.titles, lexiconOf(structure))
  const circumstances = { author, notes: style.notes, ibidStays: style.ibidStays ?? false, titled, others, hindered }
  const chapters = citations.chapters.map((chapter) => renderChapter(engine, circumstances, chapter, atMarks, reread))
  const all = <Value>(of: (chapter: RenderedChapter) => ReadonlyMap<string, Value>) => new Map(chapters.flatMap((chapter) => [...of(chapter)]))
  const made = [...all(({ rendered }) => rendered.citations)]
  const unnumbered = chapters.find(({ rendered }) => rendered.unnumbered)?.rendered.unnumbered?.entry
  return {
    lists: chapters.flatMap(({ lists: own }) => own),
    citations: new Map([...made.filter(([id]) => !atMarks.has(id)), ...all(({ reworded }) => reworded)]),
    notes: all(({ notes }) => notes),
    hindered,
    fromNotes: new Map(made.flatMap(([id, replacement]) => (atMarks.has(id) ? [[id, { ...replacement, note: atMarks.get(id)!.note }]] : []))),
    works: worksOf(chapters.flatMap(({ rendered }) => rendered.references.map(({ reference: { id, entry } }) => [id, entry] as const))),
    numbered: chapters.some(({ rendered }) => rendered.references.some(({ number }) => number !== undefined)),
    numbersStay: chapters.some(({ rendered }) => rendered.frozen),
    numbersHold: chapters.every(({ rendered }) => isCountedAlike(rendered)),
    unsteady: new Set(chapters.flatMap(({ rendered }) => [...rendered.unsteady])),
    frozen: new Set(chapters.flatMap(({ frozen }) => frozen)),
    holding: new Set(chapters.flatMap(({ rendered }) => rendered.holding)),
    ...(unnumbered && { unnumbered }),
  }
}

/** What is typed below what a manager keeps cannot be counted with it. */
const isMixed = ({ references }: ReferenceList): boolean => references.some(({ kept }) => kept) && references.some(({ kept }) => !kept)

/** With its numbers as they are, since something live stays that points into the same list. */
export const withNumbersKept = (made: RenderedDocument, { clusters }: Citations): RenderedDocument => {
  const numeric = clusters.filter(({ system }) => system === 'numeric')
  const ids = new Set(numeric.map(({ id }) => id))
  return {
    ...made,
    lists: made.lists.map((list) => ({ ...list, ...unorderedIn(list.unordered?.wanted ?? list.references, 'numbers'), frozen: true })),
    citations: new Map(),
    notes: new Map([...made.notes].filter(([id]) => !ids.has(id))),
    fromNotes: new Map(),
    frozen: new Set([...ids, ...made.citations.keys(), ...made.fromNotes.keys()]),
    holding: new Set(numeric.filter((citation) => !isTyped(citation)).map(({ id }) => id)),
    numbersStay: true,
  }
}

interface RenderedChapter {
  readonly rendered: Rendered
  readonly lists: readonly RenderedList[]
  readonly notes: ReadonlyMap<string, RichText>
  /** Typed notes, by the ids of their citations. */
  readonly reworded: ReadonlyMap<string, Replacement>
  /** Ids of citations. */
  readonly frozen: readonly string[]
}

const renderChapter = (
  engine: CitationEngine,
  { author, notes, ibidStays, titled, others, hindered }: Omit<Circumstances, 'loose'> & Pick<RenderedDocument, 'hindered'> & { readonly ibidStays: boolean },
  chapter: CitingChapter,
  atMarks: ReadonlyMap<string, AtMark>,
  reread: Reread,
): RenderedChapter => {
  const { clusters } = chapter
  const references = chapter.lists.flatMap((list) => list.references)
  const loose = hasLooseNumbers(chapter.paragraphs, references, clusters)
  const first = render(engine, references, seenFromText(chapter, atMarks), { author, notes, loose, titled, others }, reread)
  const beside = { live: noteCitesOf, others, hindered }
  const held = notes && !loose ? withHeldBesideNotes(first, clusters, numbersWithoutNote(engine, references, clusters, beside)) : undefined
  const rendered = held ?? first
  const worded = new Set(rendered.references.flatMap(({ reference: { id }, text }) => (text ? [id] : [])))
  const told = new Set([...worded, ...rendered.references.flatMap(({ reference: { id } }) => (rendered.unsteady.has(id) ? [id] : []))])
  const circumstances = { ...beside, numbers: held !== undefined, told, worded, ibidStays }
  const asNotes = (entries: readonly Reference[], citations: readonly Citation[]) => renderNotes(engine, entries, citations, circumstances)
  const now = notes ? asNotes(references, clusters) : new Map<string, RichText>()
  const reworded = rewordedNotes(chapter, rendered, { now, of: asNotes }, reread)
  const stayNotes = new Set(clusters.flatMap(({ id, form }) => (form === 'note' ? [id] : [])))
  const newNotes = new Map([...now].filter(([id]) => !stayNotes.has(id)))
  // Numbers that stay in the text point to the numbers of the list.
  const frozen = rendered.frozen || (notes && !held && clusters.some((citation) => citation.system === 'numeric' && !noteCitesOf(citation)))
  const lists = chapter.lists.flatMap((list): RenderedList[] => {
    const place = list.references[0]?.list
    const own = rendered.references.filter(({ reference }) => reference.list === place)
    const typed = own.filter(({ reference }) => !reference.kept)
    // What is typed below what a manager keeps is not ordered with it.
    if (typed.length < own.length) return typed.length === 0 ? [] : [{ frozen: true, references: typed }]
    const wanted = rendered.unordered?.mentioned.flatMap((id) => typed.find(({ reference }) => reference.id === id) ?? []) ?? (frozen ? typed : [])
    return [{ frozen, references: typed, ...unorderedIn(wanted, frozen ? 'numbers' : rendered.unordered?.hindrance) }]
  })
  const numeric = clusters.flatMap(({ id, system }) => (system === 'numeric' ? [id] : []))
  return { rendered, lists, notes: newNotes, reworded, frozen: frozen ? [...numeric, ...(rendered.unnumbered?.citations ?? [])] : [] }
}

const unorderedIn = (wanted: readonly RenderedReference[], hindrance: Hindrance = 'places'): Pick<RenderedList, 'unordered'> =>
  isSorted(wanted.map(({ reference }) => reference)) ? {} : { unordered: { wanted, hindrance } }

/** The citations in the order of the text, and the texts without the notes that go; what is live in a note is mentioned where its mark stands. */
const seenFromText = ({ clusters, texts }: CitingChapter, atMarks: ReadonlyMap<string, AtMark>): Pick<CitingChapter, 'clusters' | 'texts'> => {
  if (atMarks.size === 0 && clusters.every(isTyped)) return { clusters, texts }
  const going = new Set(clusters.filter(({ id }) => atMarks.has(id)).map(({ paragraph }) => paragraph))
  const seen = clusters.map((citation) => atMarks.get(citation.id)?.citation ?? (isTyped(citation) ? citation : mentioned(citation)))
  return {
    clusters: seen.sort(inTextOrder),
    texts: texts.filter(({ paragraph }) => !going.has(paragraph)),
  }
}

const mentioned = (citation: Citation): Citation => {
  const { mark } = citation
  return mark ? { ...citation, paragraph: mark.paragraph, from: mark.at, to: mark.at + 1 } : citation
}
