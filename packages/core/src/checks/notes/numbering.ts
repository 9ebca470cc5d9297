import { defineCheck } from '../check.js'
import type { Story } from '../../wordml/story.js'
import { objectMark, type Paragraph } from '../../wordml/paragraph.js'
import { whole } from '../laid-out.js'
import { noteMarksOf, type MarkOfNote } from './note-marks.js'

/** A note at its mark, or the first of notes that are typed. */
type Subject = { readonly mark: MarkOfNote; readonly empty: boolean } | { readonly typed: Paragraph; readonly count: number }

const text = 'The ice came early that year.'

/** Every number leads to a note of Word's that says something. */
export const noteNumbering = defineCheck<Subject>({
  id: 'note.numbering',
  aspect: 'notes',
  severity: 'warning',
  title: 'Notes and their numbers',
  expected: 'Every number of a note is one of Word’s, and leads to words.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Write an empty note, or delete its mark in the text. Move a typed note into one of Word’s: References › Insert Footnote. Word then counts them.',
  because: 'What an empty note was to say, and where a typed one belongs, only its author can tell.',
  examples: [
    { lines: [`${text}{footnote: So they say.}`], passes: true },
    { lines: [`${text}{footnote: }`], passes: false },
    { lines: [`${text}¹`, `${text}²`, '[heading 1] Notes', '1. So they say in the town.', '2. And so on.'], passes: false },
  ],
  *subjects(facts) {
    const { paragraphs: typed, numbers } = facts.citations.typedNotes
    for (const paragraph of typed) {
      yield { typed: paragraph, count: numbers.size }
      break
    }
    const marks = noteMarksOf(facts)
    if (marks.length === 0) return
    const filled = new Set<Story>()
    const notes = new Map<string, Story>()
    for (const { story, text: words } of facts.document.paragraphs) {
      if (story.kind !== 'footnote' && story.kind !== 'endnote') continue
      notes.set(`${story.kind} ${story.document.attribute(story.element, 'w:id')}`, story)
      if (/\S/.test(words) || words.includes(objectMark)) filled.add(story)
    }
    for (const mark of marks) {
      const note = notes.get(`${mark.kind} ${mark.id}`)
      if (note) yield { mark, empty: !filled.has(note) }
    }
  },
  examine(subject) {
    if ('typed' in subject) {
      const { typed, count } = subject
      return { at: whole(typed), message: `These ${count} notes are typed as text: Word neither counts them nor moves them with their marks.`, found: 'typed notes', expected: 'notes of Word’s' }
    }
    const { mark: { paragraph, at, kind }, empty } = subject
    return empty ? { at: { paragraph, from: at, to: at + 1 }, message: `A ${kind} is marked here, and has no words.`, found: 'an empty note', expected: 'a note' } : undefined
  },
})
