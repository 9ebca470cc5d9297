import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { noteMarksIn, type NoteMark } from '../../wordml/note-marks.js'
import type { Paragraph, Run } from '../../wordml/paragraph.js'
import { isParagraph, type Story } from '../../wordml/story.js'

/** The mark of a note in the text, with its paragraph. */
export interface MarkOfNote extends NoteMark {
  readonly paragraph: Paragraph
}

/** The marks of all notes, in the order of the text. */
export const noteMarksOf = once(({ document }: Facts): readonly MarkOfNote[] => {
  const holding = notesOf(document).length === 0 ? [] : document.paragraphs
  return holding.flatMap((paragraph) => Array.from(noteMarksIn(paragraph), (mark) => ({ ...mark, paragraph })))
})

/** Whether a note becomes a citation in the text, and is marked no more. */
export const isLeaving = ({ kind, id }: MarkOfNote, facts: Facts): boolean => leaving(facts).has(`${kind} ${id}`)

const leaving = once(({ rendered, live }: Facts): ReadonlySet<string> => {
  const gone = [...(rendered?.fromNotes.values() ?? []), ...(live?.citations.flatMap(({ fromNote }) => fromNote ?? []) ?? [])]
  return new Set(gone.map(({ note: { kind, document, element } }) => `${kind} ${document.attribute(element, 'w:id')}`))
})

/** The notes that a reader sees: without the lines that separate notes from the text. */
export const notesOf = ({ stories }: Facts['document']): readonly Story[] => stories.filter(({ kind, separator }) => !separator && (kind === 'footnote' || kind === 'endnote'))

/** The first paragraph of a note. */
export const beginningOf = ({ blocks }: Story): Paragraph | undefined => blocks.find(isParagraph)

/** The number that Word shows before a note. */
export interface NumberOfNote {
  readonly paragraph: Paragraph
  readonly run: Run
}

/** The numbers that notes begin with. */
export const numbersOfNotes = ({ document }: Facts): readonly NumberOfNote[] =>
  notesOf(document).flatMap((story) => {
    const paragraph = beginningOf(story)
    const run = paragraph?.runs.find(({ element, deleted }) => !deleted && element.children.some(({ name }) => name === 'w:footnoteRef' || name === 'w:endnoteRef'))
    return paragraph && run?.to === 0 ? [{ paragraph, run }] : []
  })
