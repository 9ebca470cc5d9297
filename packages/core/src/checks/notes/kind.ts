import { defineCheck } from '../check.js'
import { whole } from '../laid-out.js'
import { beginningOf, notesOf } from './note-marks.js'

const text = 'The ice came early that year.{footnote: So they say.}'

/** Notes stand in one place: below the page, or at the end. */
export const noteKind = defineCheck<{ readonly footnotes: number; readonly endnotes: number }>({
  id: 'note.kind',
  aspect: 'notes',
  severity: 'warning',
  title: 'Footnotes and endnotes',
  expected: 'All notes are footnotes, or all are endnotes: those that the caller wants.',
  source: { source: 'style-neutral', section: 'Chicago 17, 14.43' },
  fix: 'comment',
  help: 'Right-click a note, then Convert to Endnote or Convert to Footnote.',
  because: 'A note has citations, links and comments of its own, which would have to come into another part of the file with it, and a citation that is worded anew cannot move at the same time.',
  examples: [
    { lines: [text, 'The ships were late.{footnote: And so on.}'], passes: true },
    { lines: [text, 'The ships were late.{endnote: And so on.}'], passes: false },
    { lines: [text], options: { notes: 'endnotes' }, passes: false },
    { lines: [text], options: { notes: 'footnotes' }, passes: true },
  ],
  subjects({ document }) {
    const notes = notesOf(document)
    const footnotes = notes.filter(({ kind }) => kind === 'footnote').length
    return notes.length === 0 ? [] : [{ footnotes, endnotes: notes.length - footnotes }]
  },
  examine({ footnotes, endnotes }, { document, options: { notes } }) {
    const one = footnotes === 0 || endnotes === 0
    if (notes === 'keep' ? one : (notes === 'footnotes' ? endnotes : footnotes) === 0) return undefined
    const other = notes === 'keep' ? (footnotes < endnotes ? 'footnote' : 'endnote') : notes === 'footnotes' ? 'endnote' : 'footnote'
    const strange = notesOf(document).find(({ kind }) => kind === other)
    const first = strange && beginningOf(strange)
    const expected = notes === 'keep' ? 'notes of one kind' : notes
    const message = `The paper has ${counted(footnotes, 'footnote')} and ${counted(endnotes, 'endnote')}; ${expected} are wanted.`
    return { at: first ? whole(first) : { part: document.main.name }, message, found: `${counted(footnotes, 'footnote')}, ${counted(endnotes, 'endnote')}`, expected }
  },
})

const counted = (count: number, kind: string): string => `${count} ${kind}${count === 1 ? '' : 's'}`
