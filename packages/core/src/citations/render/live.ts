import { readsAs } from '../../structure/recognisers/running-text.js'
import { confidenceLimit } from '../../structure/role.js'
import type { Structure } from '../../structure/structure.js'
import { lexiconOf } from '../../structure/words/lexicon.js'
import type { Document } from '../../wordml/document.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { runsOfWhole } from '../../wordml/whole-field.js'
import type { Citation, Citations } from '../citations.js'
import type { CitationEngine, CitedItem, RenderedCite, RenderedEntry, Rendering } from '../engine.js'
import { isEdited } from '../fields/edited.js'
import type { LiveField } from '../fields/live-field.js'
import type { CitationStyle } from '../load-engine.js'
import { joined, plain, type RichText } from '../rich-text.js'
import type { AtMark } from './at-marks.js'
import { liveAtMarks } from './live-at-marks.js'
import { isApart, knownEntries, numberOf, paragraphsOf, placedEntries, type KnownEntries, type LiveEntry } from './live-list.js'
import { withSentenceTitle } from '../sentence-titles.js'
import { amongTyped, idOf, worksOf } from './live-works.js'
import { losesStop, withoutSecondStop } from './note-stop.js'
import { placed, type Replacement } from './placed.js'
import type { RenderedDocument } from './render-document.js'
import { inOrderOfMarks, sentence, Sequence } from './notes.js'

/** Why something live stays as it is. */
export const stays = {
  edited: 'its text was changed by hand',
  unknown: 'the data of its works does not lie in the document',
  form: 'it is worded in a way of the manager that the style has no rule for',
  place: 'its field cannot be written anew where it stands: a change is pending there, or something else lies in it',
  'in-text': 'the style cites in notes, and it cannot go into one as it stands; choose the style in the reference manager, which then makes notes of such citations',
  'in-note': 'the style cites in the text, and it stands in a note; choose the style in the reference manager, which then moves such citations',
  line: 'in other words its line would be taken for something else',
  nothing: 'the style has nothing to print there',
  entry: 'its work has no entry in the list that a number would point into',
  numbers: 'other numbers in the text point into the list and stay',
  list: 'the list that its number is to point into stays',
  entries: 'what stands in it are not the works that are cited, each once and nothing else',
} as const

export type Stay = keyof typeof stays

/** A live citation, and how it is to read. */
export interface LiveCitation {
  readonly citation: Citation
  readonly field: LiveField
  readonly text?: RichText
  /** It goes into a note of its own, with its field. */
  readonly toNote?: true
  /** It is a note, and goes where the mark of that stands, with its field. */
  readonly fromNote?: AtMark
  /** The sentence that it ends has a stop of its own then, behind the field. */
  readonly closed?: true
  /** It reads so, and nothing can be written there. */
  readonly settled?: true
  readonly stays?: Stay
}

/** A list that a manager keeps, and how its paragraphs are to read. */
export interface LiveList {
  readonly list: LiveField
  readonly entries: readonly LiveEntry[]
  readonly stays?: Stay
}

export interface RenderedLive {
  readonly citations: readonly LiveCitation[]
  readonly lists: readonly LiveList[]
  /** Numbers in the text stay, and so do those of the lists. */
  readonly numbersStay: boolean
}

/**
 * What a style makes of the citations and lists that reference managers keep. Their own data is the truth; nothing is read out of the text.
 * Where others are typed, the works are counted and told apart with those of the typed ones.
 */
export const renderLive = (
  engine: CitationEngine,
  { notes, titles }: Pick<CitationStyle, 'notes' | 'titles'>,
  document: Document,
  structure: Structure,
  { clusters, bibliographies }: Citations,
  loose: boolean,
  typed: RenderedDocument | undefined,
): RenderedLive => {
  const live = clusters.filter((citation): citation is LiveCluster => citation.field !== undefined)
  const own = worksOf([...(notes ? live : inOrderOfMarks(live)).map(({ field }) => field), ...bibliographies])
  const works = typed ? amongTyped(own, typed.works, engine) : own
  const rendering = engine.open(works.map((work) => withSentenceTitle(work, titles, lexiconOf(structure))))
  const entries = rendering.entries()
  const numbered = entries.some(({ number }) => number !== undefined)
  const cited = new Set(live.flatMap(({ field }) => field.items.map(idOf)))
  const managers = new Set(live.flatMap(({ field }) => (field.showing ? field.manager : [])))
  const lists = bibliographies.map((list) => (managers.has(list.manager) ? renderList(list, document, structure, own, cited, entries) : unknownList(list)))
  const worded = notes
    ? wordInNotes(rendering, clusters, structure, typed)
    : wordInText(rendering, live, structure, liveAtMarks(document, clusters), new Set(works.map(({ id }) => id)))
  const listed = (lists.length > 0 || typed !== undefined) && lists.every((list) => list.stays === undefined)
  const isWorded = (id: string): boolean =>
    worded.get(id)?.text !== undefined || [typed?.citations, typed?.notes, typed?.fromNotes].some((texts) => texts?.has(id))
  // A number says nothing of its work but where to look for it.
  const pointing = loose || clusters.some(({ id, system }) => system === 'numeric' && !isWorded(id))
  const hold = typed ? typed.numbersHold : lists.every((list) => list.stays !== undefined || holds(list, entries, numbered))
  const frozen = typed?.numbersStay === true || (pointing && !hold)
  return {
    lists: frozen ? lists.map(({ list }) => ({ list, entries: [], stays: 'numbers' })) : lists,
    citations: [...worded.values()].map((each) => {
      if (!each.text || !(frozen || (numbered && !listed))) return each
      return { citation: each.citation, field: each.field, stays: frozen ? 'numbers' : 'list' }
    }),
    numbersStay: frozen || (numbered && !listed),
  }
}

const unknownList = (list: LiveField): LiveList => ({ list, entries: [], stays: 'unknown' })

/** Whether every number of a list stays with its work. */
const holds = (list: LiveList, entries: readonly RenderedEntry[], numbered: boolean): boolean =>
  numbered && list.entries.every(({ paragraph, moves }, place) => !moves && numberOf(paragraph) === Number(entries[place]!.number?.replace(/\D/gu, '')))

type LiveCluster = Citation & { readonly field: LiveField }

/** What a style that cites in notes makes of each. */
const wordInNotes = (
  rendering: Rendering,
  clusters: readonly Citation[],
  structure: Structure,
  typed: RenderedDocument | undefined,
): Map<string, LiveCitation> => {
  const sequence = new Sequence()
  const texts = new Map<string, LiveCitation>()
  for (const citation of inOrderOfMarks(clusters)) {
    const { field, form, id } = citation
    if (!field) {
      if (form === 'note' || typed?.notes.has(id)) {
        sequence.interrupt()
        sequence.pass(citation.cites)
      }
      continue
    }
    const cites = citesOf(field)
    const toNote = form !== 'note' && canBeNote(citation, field)
    const why = whyWordsStay(field) ?? (form === 'note' || toNote ? undefined : 'in-text')
    if (!cites && form === 'note') sequence.interrupt()
    const ordered = cites && (form === 'note' || (toNote && !why)) ? sequence.next(cites) : cites
    if (why || !ordered) {
      texts.set(id, { citation, field, stays: why ?? 'unknown' })
      continue
    }
    const text = toNote ? sentence(rendering.cite(ordered)) : fitting(wordsOf(rendering, ordered, field), citation)
    texts.set(id, { citation, field, ...(!toNote ? outcome(text, citation, field, structure) : text.length > 0 ? { text, toNote } : { stays: 'nothing' }) })
  }
  return texts
}

/** What a style that cites in the text makes of each; where none is there and none can come, they are left in their notes. */
const wordInText = (
  rendering: Rendering,
  live: readonly LiveCluster[],
  structure: Structure,
  atMarks: ReadonlyMap<string, AtMark>,
  known: ReadonlySet<string>,
): Map<string, LiveCitation> => {
  const inText = atMarks.size > 0 || live.some(({ form }) => form !== 'note')
  return new Map(live.map((citation) => {
    const { field, form, id } = citation
    const cites = citesOf(field)
    const why = whyWordsStay(field) ?? (form === 'note' && !inText ? 'in-note' : undefined)
    if (why || !cites) return [id, { citation, field, stays: why ?? 'unknown' }]
    if (!cites.every((cite) => known.has(cite.id))) return [id, { citation, field, stays: 'entry' }]
    const text = wordsOf(rendering, cites, field)
    const fromNote = atMarks.get(id)
    const leaves = fromNote && text.length > 0 && !becomesProse(fromNote.citation.paragraph, placed(fromNote.citation, text), structure)
    return [id, { citation, field, ...(leaves ? { text, fromNote } : outcome(fitting(text, citation), citation, field, structure)) }]
  }))
}

const outcome = (text: RichText, citation: Citation, field: LiveField, structure: Structure): Pick<LiveCitation, 'text' | 'closed' | 'settled' | 'stays'> => {
  const { paragraph, from, to } = citation
  if (text.length === 0) return { stays: 'nothing' }
  if (becomesProse(paragraph, { from, to, text }, structure)) return { stays: 'line' }
  if (runsOfWhole(paragraph, field.field ?? field.control!)) return { text, ...(field.field && losesStop(text, citation) && { closed: true }) }
  return plain(text) === paragraph.text.slice(from, to) ? { text, settled: true } : { stays: 'place' }
}

/** From what is surely no text to what surely is. */
const readings = ['short', 'lead', 'prose']

/** A line that has become prose would be set as prose the next time, if it is not yet; one that is no longer stays as it was set. */
const becomesProse = (paragraph: Paragraph, { from, to, text }: Replacement, structure: Structure): boolean => {
  const { kind, confidence } = structure.role(paragraph)
  if (paragraph.story.kind !== 'body' || (kind === 'body' && confidence >= confidenceLimit)) return false
  const anew = paragraph.text.slice(0, from) + plain(text) + paragraph.text.slice(to)
  const [now, then] = [paragraph.text, anew].map((each) => readings.indexOf(readsAs(each.trim()))) as [number, number]
  return then > now
}

const whyWordsStay = (field: LiveField): Stay | undefined => {
  if (isEdited(field)) return 'edited'
  if (!field.showing) return 'unknown'
  const { items } = field
  return items.some(({ authorOnly, inSentence }) => authorOnly || (inSentence && items.length > 1)) ? 'form' : undefined
}

/** Whether nothing is left of a citation in the text once its field has gone into a note: a sentence has to keep its author. */
const canBeNote = ({ paragraph, from, to, form }: Citation, { field, control, items }: LiveField): boolean => {
  const { story, text } = paragraph
  if (story.kind !== 'body' || !runsOfWhole(paragraph, (field ?? control)!) || items.some(({ inSentence }) => inSentence)) return false
  return text.slice(0, from).trim() !== '' && (form === 'superscript' || /^[([（].*[)\]）]$/u.test(text.slice(from, to)))
}

/** The works of a live citation that stands in a note, or goes into one where a style cites there. */
export const noteCitesOf = (citation: Citation): readonly RenderedCite[] | undefined => {
  const { field, form } = citation
  return field && (form === 'note' || (!whyWordsStay(field) && canBeNote(citation, field))) ? citesOf(field) : undefined
}

const citesOf = ({ items }: LiveField): readonly RenderedCite[] | undefined => {
  if (items.length === 0 || items.some(({ item, partial }) => item === undefined || partial)) return undefined
  return items.map(({ locator, prefix, suffix, suppressAuthor, ...item }) => ({
    id: idOf(item),
    ...(locator && { locator: locator.value.replace(/\s*[–—]\s*/gu, '-'), label: locator.label }),
    ...(prefix !== undefined && { prefix: `${prefix} ` }),
    ...(suffix !== undefined && { suffix }),
    ...(suppressAuthor && { suppressAuthor }),
  }))
}

/** `Lee (2018)` where the sentence is to name the author. */
const wordsOf = (rendering: Rendering, cites: readonly RenderedCite[], { items }: LiveField): RichText => {
  const [cite] = cites
  if (!cite || !items[0]?.inSentence) return rendering.cite(cites)
  const { locator: _, label: __, suffix: ___, ...author } = cite
  const { prefix: ____, ...rest } = cite
  return joined([...rendering.cite([{ ...author, authorOnly: true }]), { text: ' ' }, ...rendering.cite([{ ...rest, suppressAuthor: true }])])
}

/** A note begins as a sentence does, and has one stop at its end. */
const fitting = (text: RichText, citation: Citation): RichText => {
  if (citation.form !== 'note') return text
  const once = withoutSecondStop(text, citation)
  return citation.paragraph.text.slice(0, citation.from).trim() === '' ? sentence(once) : once
}

const renderList = (
  list: LiveField,
  document: Document,
  structure: Structure,
  works: readonly CitedItem[],
  cited: ReadonlySet<string>,
  entries: readonly RenderedEntry[],
): LiveList => {
  const own = paragraphsOf(document, list).filter((paragraph) => structure.role(paragraph).kind !== 'reference-heading')
  // What is not seen as an entry now may be seen as one in other words, and would be laid out anew by the next run.
  const seen = own.every((paragraph) => structure.role(paragraph).kind === 'reference-entry')
  const known: KnownEntries | undefined = seen && isApart(own, list) ? knownEntries(own, works, cited) : undefined
  const placed = known && placedEntries(own, known, entries)
  return placed ? { list, entries: placed } : { list, entries: [], stays: known ? 'place' : 'entries' }
}
