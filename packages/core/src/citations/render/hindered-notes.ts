import { noteMarksIn } from '../../wordml/note-marks.js'
import type { Document } from '../../wordml/document.js'
import type { Story } from '../../wordml/story.js'
import type { Citation } from '../citations.js'
import { leansOnNote, pointsToNote } from '../in-text/notes.js'
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
  const marks = paragraphs.flatMap((paragraph) => [...noteMarksIn(paragraph)].map(({ kind, id, at }) => ({ index: paragraph.index, at, leans: leans(notes.get(`${kind} ${id}`)) })))
  if (marks.length === 0) return new Map()
  const inText = citations.filter(({ form, paragraph }) => form !== 'note' && paragraph.story.kind === 'body')
  const isNumbered = paragraphs.some(({ text }) => pointsToNote.test(text))
  const hindrances = inText.flatMap(({ id, paragraph: { index }, from }): [string, NoteHindrance][] => {
    if (isNumbered) return [[id, 'numbered']]
    const next = marks.findIndex((mark) => isBehind(mark, { index, at: from }))
    // Nothing stands before the first note that it could lean on.
    return next > 0 && marks[next]!.leans ? [[id, 'leaning']] : []
  })
  return new Map(hindrances)
}

const isBehind = (one: Place, other: Place): boolean => one.index > other.index || (one.index === other.index && one.at >= other.at)
