import { defineCheck, type Problem } from '../check.js'
import type { Edit } from '../../plan/edit.js'
import { runValue } from '../../wordml/values.js'
import { possible, replace } from '../editable.js'
import { numbersOfNotes, type NumberOfNote } from './note-marks.js'

const text = 'The ice came early that year.'
const [onLine, raised] = [{ choices: { noteNumber: 'baseline' } }, { choices: { noteNumber: 'superscript' } }]

/**
 * Where an author chooses it, notes begin with their number as large as they are and a stop, or with a raised one (Chicago 17, 14.24,
 * has the first, Word makes the other). Nobody else is asked.
 */
export const noteNumberPlace = defineCheck<NumberOfNote>({
  id: 'note.number-place',
  aspect: 'notes',
  severity: 'info',
  title: 'Numbers before notes',
  expected: 'The number before a note stands on the line with a stop, or is raised, as it was chosen.',
  source: { source: 'style-neutral', section: 'Chicago 17, 14.24' },
  fix: 'tracked',
  help: 'Select the number at the beginning of the note and press Ctrl+Shift+= to raise it or put it on the line; type a stop behind one on the line.',
  examples: [
    { style: 'turabian', lines: [`${text}{footnote: {raised number} So they say.}`], passes: true },
    { style: 'turabian', options: onLine, lines: [`${text}{footnote: {number}. So they say.}`], passes: true },
    { style: 'turabian', options: onLine, lines: [`${text}{footnote: {number}) So they say.}`], passes: true },
    { style: 'turabian', options: onLine, lines: [`${text}{footnote: {raised number} So they say.}`], passes: false },
    { style: 'turabian', options: onLine, lines: [`${text}{endnote: {raised number}So they say.}`], passes: false },
    { style: 'turabian', options: raised, lines: [`${text}{footnote: {number}. So they say.}`], passes: false },
  ],
  subjects: (facts) => (facts.style.definition.noteNumber === 'any' ? [] : numbersOfNotes(facts)),
  examine({ paragraph, run }, { style }): Problem | undefined {
    const wanted = style.definition.noteNumber === 'baseline' ? 'baseline' : 'superscript'
    const edits: Edit[] = []
    if (runValue(run.effective, 'verticalAlign') !== wanted) edits.push({ kind: 'format-text', range: { paragraph, from: 0, to: 0 }, properties: { verticalAlign: wanted } })
    const ends = /^[.):\]]?/.exec(paragraph.text)![0]
    if (wanted === 'baseline' && ends === '') edits.push(replace(paragraph, 0, 0, /^\s/.test(paragraph.text) ? '.' : '. '))
    if (wanted === 'superscript' && ends === '.') edits.push(replace(paragraph, 0, 1, ''))
    if (edits.length === 0) return undefined
    const [found, expected] = wanted === 'baseline' ? ['a raised number', 'a number on the line, with a stop'] : ['a number on the line', 'a raised number']
    return { at: { paragraph, from: 0, to: Math.min(1, paragraph.text.length) }, message: `The note begins with ${found}; it was chosen to be ${expected}.`, found, expected, fix: possible(edits) }
  },
})
