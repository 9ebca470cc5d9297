import { ownComments } from '../../../wordml/comments.js'
import { lexiconOf } from '../../../structure/words/lexicon.js'
import type { CitationEngine, CitedItem, RenderedEntry } from '../../engine.js'
import type { LiveField } from '../../fields/live-field.js'
import type { CitationStyle } from '../../load-engine.js'
import { withSentenceTitle } from '../../sentence-titles.js'
import { liveAtMarks } from './live-at-marks.js'
import { isLive, type LiveCitation, type Stay } from './live-citation.js'
import { isApart, isWritten, knownEntries, numberOf, paragraphsOf, placedEntries, type KnownEntries, type LiveEntry } from './live-list.js'
import { wordInNotes, wordInText } from './live-words.js'
import { amongTyped, idOf, worksOf } from './live-works.js'
import { inOrderOfMarks } from '../notes/notes.js'
import { hasLooseNumbers } from '../loose-numbers.js'
import type { RenderedDocument } from '../render-document.js'
import type { CitingDocument } from '../shared-works.js'

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
  citing: CitingDocument,
  typed: RenderedDocument | undefined,
): RenderedLive => {
  const { document, structure, citations: { clusters, bibliographies } } = citing
  const live = clusters.filter(isLive)
  const own = worksOf([...(notes ? live : inOrderOfMarks(live)).map(({ field }) => field), ...bibliographies])
  const works = typed ? amongTyped(own, typed.works, engine) : own
  const rendering = engine.open(works.map((work) => withSentenceTitle(work, titles, lexiconOf(structure))))
  const entries = rendering.entries()
  const numbered = entries.some(({ number }) => number !== undefined)
  const cited = new Set(live.flatMap(({ field }) => field.items.map(idOf)))
  const managers = new Set(live.flatMap(({ field }) => (field.showing ? field.manager : [])))
  const lists = bibliographies.map((list) => (managers.has(list.manager) ? renderList(list, citing, { works: own, cited, entries }) : unknownList(list)))
  const worded = notes
    ? wordInNotes(rendering, clusters, structure, typed)
    : wordInText(rendering, live, structure, liveAtMarks(document, clusters), new Set(works.map(({ id }) => id)))
  const listed = (lists.length > 0 || typed !== undefined) && lists.every((list) => list.stays === undefined)
  const isWorded = (id: string): boolean =>
    worded.get(id)?.text !== undefined || [typed?.citations, typed?.notes, typed?.fromNotes].some((texts) => texts?.has(id))
  // A number says nothing of its work but where to look for it.
  const loose = hasLooseNumbers(document.paragraphs, citing.lists.flatMap((list) => list.references), clusters)
  const pointing = loose || clusters.some(({ id, system }) => system === 'numeric' && !isWorded(id))
  const hold = typed ? typed.numbersHold : lists.every((list) => list.stays !== undefined || holds(list, entries, numbered))
  const frozen = typed?.numbersStay === true || (pointing && !hold)
  return {
    lists: frozen ? lists.map(({ list }) => ({ list, entries: [], stays: 'numbers' })) : lists.map(unlessPending),
    citations: [...worded.values()].map((each) => {
      const stays = frozen ? 'numbers' : numbered && !listed ? 'list' : undefined
      return stays && (each.text || each.stays === 'place') ? { citation: each.citation, field: each.field, stays } : each
    }),
    numbersStay: frozen || (numbered && !listed),
  }
}

/** What is pending by our own hand is judged as if it were accepted, and not written into. */
const unlessPending = (each: LiveList): LiveList =>
  each.entries.some((entry) => entry.paragraph.revised && !isWritten(entry)) ? { list: each.list, entries: [], stays: 'place' } : each

const unknownList = (list: LiveField): LiveList => ({ list, entries: [], stays: 'unknown' })

/** Whether every number of a list stays with its work. */
const holds = (list: LiveList, entries: readonly RenderedEntry[], numbered: boolean): boolean =>
  numbered && list.entries.every(({ paragraph, moves }, place) => !moves && numberOf(paragraph) === Number(entries[place]!.number?.replace(/\D/gu, '')))

/** The works of a document, those that are cited, and how the style has each in a list. */
interface Rendered {
  readonly works: readonly CitedItem[]
  readonly cited: ReadonlySet<string>
  readonly entries: readonly RenderedEntry[]
}

const renderList = (list: LiveField, { document, structure, author }: CitingDocument, { works, cited, entries }: Rendered): LiveList => {
  const own = paragraphsOf(document, list).filter((paragraph) => structure.role(paragraph).kind !== 'reference-heading')
  // What is not seen as an entry now may be seen as one in other words, and would be laid out anew by the next run.
  const seen = own.every((paragraph) => structure.role(paragraph).kind === 'reference-entry')
  const known: KnownEntries | undefined = seen && isApart(own, list) ? knownEntries(own, works, cited) : undefined
  // A comment of ours is about what stands there now, and goes with it.
  const marks = new Set(ownComments(document, author).flatMap(({ anchors }) => anchors.map(({ element }) => element)))
  const placed = known && placedEntries(own, known, entries, { author, marks })
  return placed ? { list, entries: placed } : { list, entries: [], stays: known ? 'place' : 'entries' }
}
