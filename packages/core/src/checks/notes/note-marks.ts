import type { Facts } from '../../facts.js'
import { noteMarksIn, type NoteMark } from '../../wordml/note-marks.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { isParagraph, type Story } from '../../wordml/story.js'

/** The mark of a note in the text, with its paragraph. */
export interface MarkOfNote extends NoteMark {
  readonly paragraph: Paragraph
}

const known = new WeakMap<Facts['document'], readonly MarkOfNote[]>()

/** The marks of all notes, in the order of the text. */
export const noteMarksOf = ({ document }: Facts): readonly MarkOfNote[] => {
  let marks = known.get(document)
  if (!marks) {
    const holding = notesOf(document).length === 0 ? [] : document.paragraphs
    known.set(document, (marks = holding.flatMap((paragraph) => Array.from(noteMarksIn(paragraph), (mark) => ({ ...mark, paragraph })))))
  }
  return marks
}

/** The notes that a reader sees: without the lines that separate notes from the text. */
export const notesOf = ({ stories }: Facts['document']): readonly Story[] => stories.filter(({ kind, separator }) => !separator && (kind === 'footnote' || kind === 'endnote'))

/** The first paragraph of a note. */
export const beginningOf = ({ blocks }: Story): Paragraph | undefined => blocks.find(isParagraph)
