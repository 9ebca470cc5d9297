import { defineCheck } from '../../check.js'
import type { Story } from '../../wordml/story.js'
import { objectMark } from '../../wordml/paragraph.js'
import { noteMarksOf, type MarkOfNote } from './note-marks.js'

interface Subject {
  readonly mark: MarkOfNote
  readonly empty: boolean
}

const text = 'The ice came early that year.'

/** Every number leads to a note that says something. What an empty note was to say, and to which typed number a line belongs, is its author's to tell. */
export const noteNumbering = defineCheck<Subject>({
  id: 'note.numbering',
  aspect: 'notes',
  severity: 'warning',
  title: 'Notes without words',
  expected: 'Every number of a note leads to words.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Write the note, or delete its mark in the text: Word then counts the others anew.',
  examples: [
    { lines: [`${text}{footnote: So they say.}`], passes: true },
    { lines: [`${text}{footnote: }`], passes: false },
  ],
  *subjects(facts) {
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
  examine: ({ mark: { paragraph, at, kind }, empty }) =>
    empty ? { at: { paragraph, from: at, to: at + 1 }, message: `A ${kind} is marked here, and has no words.`, found: 'an empty note', expected: 'a note' } : undefined,
})
