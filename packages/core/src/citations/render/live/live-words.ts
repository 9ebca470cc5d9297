import { readsAs } from '../../../structure/recognisers/running-text.js'
import { confidenceLimit } from '../../../structure/role.js'
import type { Structure } from '../../../structure/structure.js'
import type { Paragraph } from '../../../wordml/paragraph.js'
import { runsOfWhole } from '../../../wordml/whole-field.js'
import type { Citation } from '../../citations.js'
import type { RenderedCite, Rendering } from '../../engine.js'
import type { LiveField } from '../../fields/live-field.js'
import { joined, plain, type RichText } from '../../rich-text.js'
import type { AtMark } from '../notes/at-marks.js'
import { canBeNote, citesOf, whyWordsStay } from './live-cites.js'
import { isLive, type LiveCitation, type LiveCluster } from './live-citation.js'
import { losesStop, withoutSecondStop } from '../notes/note-stop.js'
import { inOrderOfMarks, sentence, Sequence } from '../notes/notes.js'
import { placed, type Replacement } from '../placed.js'
import type { RenderedDocument } from '../render-document.js'

/** What a style that cites in notes makes of each. */
export const wordInNotes = (
  rendering: Rendering,
  clusters: readonly Citation[],
  structure: Structure,
  typed: RenderedDocument | undefined,
): ReadonlyMap<string, LiveCitation> => {
  const sequence = new Sequence()
  const worded = new Map<string, LiveCitation>()
  for (const citation of inOrderOfMarks(clusters)) {
    const { form, id, cites } = citation
    if (isLive(citation)) worded.set(id, wordInNote(rendering, citation, sequence, structure))
    else if (form === 'note' || typed?.notes.has(id)) {
      sequence.interrupt()
      sequence.pass(cites)
    }
  }
  return worded
}

const wordInNote = (rendering: Rendering, citation: LiveCluster, sequence: Sequence, structure: Structure): LiveCitation => {
  const { field, form } = citation
  const isNote = form === 'note'
  const toNote = !isNote && canBeNote(citation, field)
  const cites = citesOf(field)
  const why = whyWordsStay(field) ?? (isNote || toNote ? undefined : 'in-text')
  if (!cites && isNote) sequence.interrupt()
  const ordered = cites && (isNote || (toNote && !why)) ? sequence.next(cites) : cites
  if (why || !ordered) return { citation, field, stays: why ?? 'unknown' }
  if (!toNote) return { citation, field, ...outcome(fitting(wordsOf(rendering, ordered, field), citation), citation, structure) }
  const text = sentence(rendering.cite(ordered))
  return { citation, field, ...(text.length > 0 ? { text, toNote } : { stays: 'nothing' }) }
}

/** What a style that cites in the text makes of each; where none is there and none can come, they are left in their notes. */
export const wordInText = (
  rendering: Rendering,
  live: readonly LiveCluster[],
  structure: Structure,
  atMarks: ReadonlyMap<string, AtMark>,
  known: ReadonlySet<string>,
): ReadonlyMap<string, LiveCitation> => {
  const inText = atMarks.size > 0 || live.some(({ form }) => form !== 'note')
  return new Map(live.map((citation) => [citation.id, citation.form === 'note' && !inText ? leftInNote(citation) : wordOneInText(rendering, citation, structure, atMarks.get(citation.id), known)]))
}

const leftInNote = (citation: LiveCluster): LiveCitation => ({ citation, field: citation.field, stays: whyWordsStay(citation.field) ?? 'in-note' })

const wordOneInText = (
  rendering: Rendering,
  citation: LiveCluster,
  structure: Structure,
  fromNote: AtMark | undefined,
  known: ReadonlySet<string>,
): LiveCitation => {
  const { field } = citation
  const cites = citesOf(field)
  const why = whyWordsStay(field)
  if (why || !cites) return { citation, field, stays: why ?? 'unknown' }
  if (!cites.every(({ id }) => known.has(id))) return { citation, field, stays: 'entry' }
  const text = wordsOf(rendering, cites, field)
  const leaves = fromNote && text.length > 0 && !becomesProse(fromNote.citation.paragraph, placed(fromNote.citation, text), structure)
  return { citation, field, ...(leaves ? { text, fromNote } : outcome(fitting(text, citation), citation, structure)) }
}

const outcome = (text: RichText, citation: LiveCluster, structure: Structure): Pick<LiveCitation, 'text' | 'closed' | 'settled' | 'stays'> => {
  const { paragraph, from, to, field } = citation
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
