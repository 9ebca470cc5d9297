import { noteMarksIn } from '../../../wordml/note-marks.js'
import type { Document } from '../../../wordml/document.js'
import type { Story } from '../../../wordml/story.js'
import type { Citation } from '../../citations.js'
import { leansOnNote, pointsToNote } from '../../in-text/notes.js'
import { notesByMark, textOf } from './note-stories.js'

/** Why a citation in the text can become no note: the note behind it says “Ibid.” of the one before it, or notes are named by their numbers. */
export type NoteHindrance = 'leaning' | 'numbered'

interface Place {
  readonly index: number
  readonly at: number
}

/**
 * The citations in the text that no note can be made of without what notes say becoming untrue, by their ids: a new note would come between
 * `Ibid.` and the note that it means, or would give another number to the note that `see note 3` is.
 */
export const hinderedNotes = ({ stories, paragraphs }: Document, citations: readonly Citation[]): ReadonlyMap<string, NoteHindrance> => {
  const notes = notesByMark(stories)
  const leans = (note: Story | undefined): boolean => note !== undefined && leansOnNote.test(textOf(note).trim())
  const marks = paragraphs.flatMap((paragraph) => [...noteMarksIn(paragraph)].map(({ kind, id, at }) => {
    const note = notes.get(`${kind} ${id}`)
    return { index: paragraph.index, at, note, leans: leans(note) }
  }))
  if (marks.length === 0) return new Map()
  const inText = citations.filter(({ form, paragraph }) => form !== 'note' && paragraph.story.kind === 'body')
  if (paragraphs.some(({ text }) => pointsToNote.test(text))) return new Map(inText.map(({ id }) => [id, 'numbered']))
  const places = inText.map(({ id, paragraph: { index }, from }) => ({ id, index, at: from })).sort(inOrder)
  let next = 0
  const hindrances = places.flatMap((citation): [string, NoteHindrance][] => {
    while (next < marks.length && inOrder(marks[next]!, citation) < 0) next++
    // Nothing stands before the first note that it could lean on. A note that hinders stays as it is, too, or would hinder no more.
    const behind = marks[next]
    const leaning = next > 0 && behind?.leans ? behind.note : undefined
    return leaning ? [citation, ...citations.filter(({ paragraph: { story } }) => story === leaning)].map(({ id }) => [id, 'leaning']) : []
  })
  return new Map(hindrances)
}

const inOrder = (one: Place, other: Place): number => one.index - other.index || one.at - other.at
