import type { Document } from '../wordml/document.js'
import { noteMarksIn } from '../wordml/note-marks.js'
import type { NewNote } from './edit.js'
import type { Plan } from './plan.js'

/** A footnote that the plan adds, with the id of the note of the original whose mark comes next; undefined behind the last one. */
export interface AddedNote {
  readonly note: NewNote
  readonly before: string | undefined
}

/**
 * The notes that are added, in the order of their marks. Word finds the text of a note by its id, but LibreOffice takes
 * the notes of the file in their order for those of the text.
 */
export const addedNotes = ({ paragraphs }: Document, plan: Plan): readonly AddedNote[] => {
  const notes: { note: NewNote; before: string | undefined }[] = []
  let placed = 0
  for (const paragraph of paragraphs) {
    const replacements = plan.paragraphs.get(paragraph)?.replacements ?? []
    const added = replacements.flatMap(({ range, content }) => content.flatMap((inline) => ('note' in inline ? [{ at: range.from, inline, id: undefined }] : [])))
    const kept = Array.from(noteMarksIn(paragraph)).filter(({ kind }) => kind === 'footnote')
    for (const mark of [...added, ...kept].sort((one, other) => one.at - other.at)) {
      if (mark.id === undefined) notes.push({ note: mark.inline, before: undefined })
      else for (; placed < notes.length; placed++) notes[placed]!.before = mark.id
    }
  }
  return notes
}
