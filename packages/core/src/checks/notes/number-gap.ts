import { defineCheck } from '../check.js'
import { layoutOf, type Facts } from '../facts.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { possible, replace } from '../editable.js'
import { numbersOfNotes, type NumberOfNote } from './note-marks.js'

const text = 'The ice came early that year.'

/** In scripts without blanks between words there is none here. */
const begins = /^[“‘"'«„([]*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/** LibreOffice sets a tab behind the number, for a note that hangs under it; in a note whose first line is set in it leaves a gap. */
const gapOf = ({ text }: Paragraph): string | undefined => /^ *\t\s*(?=\S)/.exec(text)?.[0]
const isSetIn = (paragraph: Paragraph, facts: Facts): boolean => Number(layoutOf(facts, paragraph)?.paragraph['firstLine'] ?? 0) > 0

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
    { style: 'turabian', lines: [`${text}{footnote: {raised number}\tSo they say.}`], passes: false },
    { lines: [`${text}{footnote: {raised number}\tSo they say.}`], passes: true },
    { lines: [`${text}{footnote: {raised number}据说如此。}`], passes: true },
  ],
  // Where numbers are to stand on the line with a stop, the blank comes with that.
  subjects: (facts) => (facts.style.definition.noteNumber === 'baseline' ? [] : numbersOfNotes(facts)),
  examine({ paragraph }, facts) {
    const at = { paragraph, from: 0, to: 1 }
    const gap = isSetIn(paragraph, facts) ? gapOf(paragraph) : undefined
    if (gap !== undefined) {
      const message = 'A tab stands between the number of the note and its words; a blank is wanted where the first line is set in.'
      return { at, message, found: 'a tab', expected: 'a blank', fix: possible(replace(paragraph, 0, gap.length, ' ')) }
    }
    if (!begins.test(paragraph.text)) return undefined
    return { at, message: 'The note begins right behind its number; a blank is wanted.', found: 'no blank', expected: 'a blank', fix: possible(replace(paragraph, 0, 0, ' ')) }
  },
})
