import type { Cluster } from '../cluster.js'
import { withAbbreviations } from './abbreviations.js'
import type { EntryIndex } from './link.js'
import { readNotes } from './notes.js'
import { readCitations, type CitedText, type ReadCitations } from './read-citations.js'

/** A paragraph that may cite. */
export interface CitingText extends CitedText {
  /** It stands in a note whose citation, if it has one, is typed. */
  readonly note: boolean
}

interface ReadTexts extends ReadCitations {
  /** What each text cites if it is read as a note, whether or not the document cites in its notes. */
  readonly notes: readonly (Cluster | undefined)[]
}

/** Typed citations in brackets and raised; in a document that cites in its notes, the notes, and where it is to cite in them, notes beside the others. */
export const readTexts = (texts: readonly CitingText[], listed: EntryIndex, intoNotes: boolean): ReadTexts => {
  const index = withAbbreviations(texts, listed)
  if (!texts.some(({ note }) => note)) return { ...readCitations(texts, index), notes: [] }
  const notes = readNotes(texts.map(({ text, note }) => (note ? text : '')), index)
  const linked = (clusters: readonly (Cluster | undefined)[]): number => clusters.filter((cluster) => cluster?.cites.some(({ link }) => link.kind !== 'none')).length
  const byNote = linked(notes)
  const typed = readCitations(texts, index, byNote)
  const inText = linked(typed.clusters.filter((_, place) => !texts[place]!.note).flat())
  const works = index.keys.length > 0 ? byNote : notes.filter((note) => note !== undefined).length
  if (works === 0 || works <= inText * 2) {
    if (!intoNotes) return { ...typed, notes }
    // A work that a note names was mentioned before others, once these are notes, too.
    const isWhole = (note: Cluster | undefined): note is Cluster => note?.cites.every(({ link }) => link.kind === 'exact') ?? false
    return { ...typed, clusters: typed.clusters.map((list, place) => (isWhole(notes[place]) ? [notes[place]] : list)), notes }
  }
  const clusters = typed.clusters.map((list, place) => {
    if (texts[place]!.note) return notes[place] ? [notes[place]] : []
    return list.filter(({ system, form, cites }) => (system === 'author-date' || form === 'numeric') && cites.every(({ link }) => link.kind === 'exact'))
  })
  return { forms: typed.forms, clusters, notes }
}
