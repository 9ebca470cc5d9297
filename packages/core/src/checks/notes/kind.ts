import { defineCheck } from '../../check.js'
import { whole } from '../laid-out.js'
import { beginningOf, notesOf } from './note-marks.js'

const text = 'The ice came early that year.{footnote: So they say.}'

/** Notes stand in one place: below the page, or at the end. */
export const noteKind = defineCheck<{ readonly footnotes: number; readonly endnotes: number }>({
  id: 'note.kind',
  aspect: 'notes',
  severity: 'info',
  title: 'Footnotes and endnotes',
  expected: 'All notes are footnotes, or all are endnotes.',
  source: { source: 'style-neutral', section: 'Chicago 17, 14.43' },
  fix: 'comment',
  help: 'Right-click a note, then Convert to Endnote or Convert to Footnote.',
  examples: [
    { lines: [text, 'The ships were late.{footnote: And so on.}'], passes: true },
    { lines: [text, 'The ships were late.{endnote: And so on.}'], passes: false },
  ],
  subjects({ document }) {
    const notes = notesOf(document)
    const footnotes = notes.filter(({ kind }) => kind === 'footnote').length
    return notes.length === 0 ? [] : [{ footnotes, endnotes: notes.length - footnotes }]
  },
  examine({ footnotes, endnotes }, { document }) {
    if (footnotes === 0 || endnotes === 0) return undefined
    const rare = notesOf(document).find(({ kind }) => kind === (footnotes < endnotes ? 'footnote' : 'endnote'))
    const first = rare && beginningOf(rare)
    const message = `The paper has ${footnotes} footnotes and ${endnotes} endnotes; notes of one kind are wanted.`
    return { at: first ? whole(first) : { part: document.main.name }, message, found: `${footnotes} footnotes, ${endnotes} endnotes`, expected: 'one kind', review: true }
  },
})
