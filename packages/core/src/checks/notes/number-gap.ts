import { defineCheck } from '../../check.js'
import { possible, replace } from '../editable.js'
import { numbersOfNotes, type NumberOfNote } from './note-marks.js'

const text = 'The ice came early that year.'

/** In scripts without blanks between words there is none here. */
const begins = /^[“‘"'«„([]*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/** Word types a blank behind the number of a new note; who deletes it, or whose converter writes none, has the two run together. */
export const noteNumberGap = defineCheck<NumberOfNote>({
  id: 'note.number-gap',
  aspect: 'notes',
  severity: 'info',
  title: 'Blanks behind the numbers of notes',
  expected: 'A blank stands between the number of a note and its words.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Click before the first word of the note and press the space bar.',
  examples: [
    { lines: [`${text}{footnote: {raised number} So they say.}`], passes: true },
    { lines: [`${text}{footnote: {raised number}So they say.}`], passes: false },
    { lines: [`${text}{endnote: {raised number}“So they say.”}`], passes: false },
    { style: 'turabian', lines: [`${text}{footnote: {number}. So they say.}`], passes: true },
    { lines: [`${text}{footnote: {raised number}据说如此。}`], passes: true },
  ],
  // Where numbers are to stand on the line with a stop, the blank comes with that.
  subjects: (facts) => (facts.style.definition.noteNumber === 'baseline' ? [] : numbersOfNotes(facts)),
  examine: ({ paragraph }) =>
    begins.test(paragraph.text)
      ? { at: { paragraph, from: 0, to: 1 }, message: 'The note begins right behind its number; a blank is wanted.', found: 'no blank', expected: 'a blank', fix: possible(replace(paragraph, 0, 0, ' ')) }
      : undefined,
})
