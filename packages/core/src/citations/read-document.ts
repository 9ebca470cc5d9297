import { put } from '../algorithms/grouped.js'
import { matchesOf } from '../algorithms/matches.js'
import type { Structure } from '../structure/structure.js'
import { kindsOf, type RoleKind } from '../structure/role.js'
import { codeStyle } from '../structure/words/code-style.js'
import type { Document } from '../wordml/document.js'
import { noteMarksIn } from '../wordml/note-marks.js'
import { objectMark, type Paragraph, type Run } from '../wordml/paragraph.js'
import { runValue } from '../wordml/values.js'
import { chaptersOf, type Chapter } from './chapters.js'
import { inTextOrder, type Citation, type Citations, type CitingChapter, type CitingParagraph, type NoteMark } from './citations.js'
import type { CitationSystem, Cluster } from './cluster.js'
import { liveCluster } from './fields/live-cluster.js'
import { listNumbers } from './in-text/list-numbers.js'
import type { LiveField } from './fields/live-field.js'
import { readLiveFields } from './fields/read-live-fields.js'
import { entryKeys } from './in-text/entry-key.js'
import { EntryIndex } from './in-text/link.js'
import { citedNames } from './in-text/names.js'
import type { Span } from './in-text/read-citations.js'
import { readTexts, type CitingText } from './in-text/read-texts.js'
import type { TypedForm } from './in-text/system.js'
import { listedEntry, numbersIn, type ReferenceList } from './reference-list/reference.js'
import { marksIn, readTypedNotes, type TypedNotes } from './in-text/typed-notes.js'

/**
 * Finds every citation of a document, live and typed, in the body and in notes, and links them to its entries: to those of its chapter first. Whether all
 * are to become notes, `intoNotes`, decides how notes are read that name works beside citations in the text.
 */
export const readDocumentCitations = async (
  document: Document,
  structure: Structure,
  lists: readonly ReferenceList[],
  intoNotes = false,
): Promise<Citations> => {
  const live = new Map<Paragraph, LiveField[]>()
  const bibliographies: LiveField[] = []
  for (const field of await readLiveFields(document)) {
    if (field.kind === 'bibliography') bibliographies.push(field)
    else put(live, field.paragraph, field)
  }
  const references = lists.flatMap((list) => list.references)
  const listed = new Set(references.flatMap(({ paragraphs: own }) => own))
  // Where entries have numbers, these are what the text points to.
  const notes = references.some(({ number }) => number !== undefined) ? none : readTypedNotes(structure)
  const counted = listNumbers(document)
  const isText = (paragraph: Paragraph): boolean =>
    !listed.has(paragraph) && !notes.paragraphs.has(paragraph) && mayCite(paragraph, structure, counted.has(paragraph))
  const citing = document.paragraphs.filter((paragraph) => live.has(paragraph) || isText(paragraph))
  const reader = new ChapterReader(document, citing, live, notes, counted, intoNotes)
  const chapters = chaptersOf(document, structure, lists)
  const all = reader.indexOf(lists)
  const apart = chapters.length > 1 ? chapters.map((chapter) => reader.read(chapter, reader.indexOf(chapter.lists, all))) : []
  const read = apart.length > 0 && apart.every(citesItsOwn) ? apart : [reader.read({ lists, paragraphs: document.paragraphs }, all)]
  const clusters = read.flatMap((chapter) => chapter.clusters).sort(inTextOrder)
  const ids = new Map(clusters.map((cluster, place) => [cluster, { ...cluster, id: `c${place + 1}` }]))
  return {
    clusters: [...ids.values()],
    system: mostUsed(clusters),
    forms: [...new Set(read.flatMap(({ forms }) => forms))],
    typedNotes: notes,
    bibliographies,
    chapters: read.map((chapter) => ({ ...chapter, clusters: chapter.clusters.map((cluster) => ids.get(cluster)!) })),
  }
}

const none: TypedNotes = { paragraphs: new Set(), numbers: new Set() }

type Found = Omit<Citation, 'id'>

/** A chapter as it was read. */
interface ReadChapter extends Omit<CitingChapter, 'clusters'> {
  readonly clusters: readonly Found[]
  readonly forms: readonly TypedForm[]
}

class ChapterReader {
  private readonly marks: ReadonlyMap<string, NoteMark>

  constructor(
    private readonly document: Document,
    private readonly citing: readonly Paragraph[],
    private readonly live: ReadonlyMap<Paragraph, readonly LiveField[]>,
    private readonly notes: TypedNotes,
    private readonly counted: ReadonlyMap<Paragraph, number>,
    private readonly intoNotes: boolean,
  ) {
    this.marks = noteMarks(citing)
  }

  indexOf(lists: readonly ReferenceList[], all?: EntryIndex): EntryIndex {
    const references = lists.flatMap((list) => list.references)
    const numbers = numbersIn(references)
    return new EntryIndex(entryKeys(references.map((reference) => listedEntry(reference, reference.entry, numbers.get(reference.id)))), all)
  }

  read(chapter: Chapter, index: EntryIndex): ReadChapter {
    const own = new Set(chapter.paragraphs)
    const citing = this.citing.filter((paragraph) => own.has(paragraph))
    const texts = citing.map((paragraph, place): CitingParagraph => {
      const text = citingText(paragraph, this.live.get(paragraph) ?? [], this.notes)
      return { ...text, counted: this.counted.get(paragraph), below: isBelow(paragraph, citing[place - 1], this.document), paragraph }
    })
    const { forms, clusters: typed, notes } = readTexts(texts, index, this.intoNotes)
    const noted = notes.flatMap((note, place) => (note ? [{ paragraph: texts[place]!.paragraph, cites: note.cites }] : []))
    const clusters = texts.flatMap(({ paragraph }, place) => {
      const fields = (this.live.get(paragraph) ?? []).map((field): Found => ({ ...liveCluster(field, index), origin: field.manager, field, paragraph }))
      const read = typed[place]!.map((cluster): Found => ({ ...cluster, origin: 'text', paragraph }))
      return [...fields, ...read].map((cluster) => ({ ...cluster, ...markOf(cluster, this.marks, paragraph, index) }))
    })
    return { ...chapter, clusters, texts, forms, noted }
  }
}

/** Whether nothing but empty lines stands between two paragraphs. */
const isBelow = ({ index, story }: Paragraph, before: Paragraph | undefined, { paragraphs }: Document): boolean =>
  before?.story === story && before.index < index && paragraphs.slice(before.index + 1, index).every(({ text }) => !/\S/.test(text))

/** A text that cites mostly from other lists has none of its own: what looked like one is a list of something else. */
const citesItsOwn = ({ lists, clusters }: ReadChapter): boolean => {
  const ids = new Set(lists.flatMap(({ references }) => references.map(({ id }) => id)))
  const links = clusters.flatMap(({ cites }) => cites.map(({ link }) => link))
  const own = links.filter(({ references }) => references.some((id) => ids.has(id))).length
  const foreign = links.filter(({ references }) => references.some((id) => !ids.has(id))).length
  // Names and years that no list has are missing from all of them.
  const pointing = clusters.filter(({ system }) => system === 'numeric' || system === 'note').flatMap(({ cites }) => cites)
  return foreign + pointing.filter(({ link }) => link.kind === 'none').length <= own
}

/** Where the mark of each note stands in the body, by the element of the note. */
const noteMarks = (paragraphs: readonly Paragraph[]): ReadonlyMap<string, NoteMark> => {
  const marks = new Map<string, NoteMark>()
  if (!paragraphs.some(({ story }) => story.kind !== 'body')) return marks
  for (const paragraph of paragraphs) {
    for (const { kind, id, at } of noteMarksIn(paragraph)) marks.set(`${kind} ${id}`, { paragraph, at })
  }
  return marks
}

const markOf = ({ form, cites }: Cluster, marks: ReadonlyMap<string, NoteMark>, { story }: Paragraph, index: EntryIndex): { mark?: NoteMark } => {
  const mark = form === 'note' ? marks.get(`${story.kind} ${story.document.attribute(story.element, 'w:id')}`) : undefined
  if (!mark) return {}
  const start = Math.max(0, mark.at - 200)
  const names = citedNames(mark.paragraph.text.slice(start, mark.at), cites[0]?.link.references ?? [], index)
  return { mark: names ? { ...mark, names: { from: start + names.from, to: start + names.to } } : mark }
}

/** Where nothing is cited: what is an entry itself, a contents list, a program, or matter of the title page, whose raised numbers are affiliations. */
const uncited: ReadonlySet<RoleKind> = new Set(['code', 'reference-entry', 'reference-heading', 'contents', 'contents-heading', 'title', 'title-page', 'header', 'footer', 'blank'])
const managed = /^(?:ADDIN|BIBLIOGRAPHY|TOC)$/u

const mayCite = (paragraph: Paragraph, structure: Structure, counted: boolean): boolean => {
  const { story, text, styleName, within } = paragraph
  if (story.fallback || story.separator || !/^(?:body|footnote|endnote)$/u.test(story.kind)) return false
  if (story.kind === 'body' && !counted && !/[([（\d⁰-⁹¹²³\uFFFC]/u.test(text)) return false
  if (codeStyle.test(styleName) || within.some((name) => managed.test(name))) return false
  return !kindsOf(structure.role(paragraph).kind).some((kind) => uncited.has(kind))
}

const citingText = (paragraph: Paragraph, fields: readonly LiveField[], notes: TypedNotes): CitingText => {
  const { text, story } = paragraph
  const superscript = /\d/u.test(text) ? stretches(paragraph, ({ effective }) => effective['verticalAlign'] === 'superscript').flatMap((span) => besideMarks(span, text)) : []
  const slanted = text.includes('(') ? stretches(paragraph, ({ effective }) => runValue(effective, 'italic') === true) : []
  const closed = [...fields.map(({ from, to }) => ({ from, to })), ...marksIn(paragraph, superscript, notes)].sort((one, other) => one.from - other.from)
  return { text, superscript, slanted, closed, note: story.kind !== 'body' && fields.length === 0 }
}

/** What is raised beside the mark of a note is a number of its own. */
const besideMarks = ({ from, to }: Span, text: string): Span[] =>
  matchesOf(text.slice(from, to), noMark).map(({ 0: found, index }) => ({ from: from + index, to: from + index + found.length }))

const noMark = new RegExp(`[^${objectMark}]+`, 'gu')

/** The stretches of a paragraph whose runs look so, neighbours joined. */
const stretches = ({ runs }: Paragraph, looksSo: (run: Run) => boolean): Span[] => {
  const spans: { from: number; to: number }[] = []
  for (const run of runs) {
    const { from, to } = run
    if (to === from || !looksSo(run)) continue
    const last = spans.at(-1)
    if (last?.to === from) last.to = to
    else spans.push({ from, to })
  }
  return spans
}

const mostUsed = (clusters: readonly Cluster[]): CitationSystem | undefined => {
  const counts = new Map<CitationSystem, number>()
  for (const { system, cites } of clusters) counts.set(system, (counts.get(system) ?? 0) + cites.length)
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0]
}
