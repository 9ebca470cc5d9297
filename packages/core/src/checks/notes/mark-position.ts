import { defineCheck } from '../../check.js'
import { isEnglish } from '../../structure/paper-language.js'
import { noteMarksOf, type MarkOfNote } from './note-marks.js'

const list = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the year, as it did in those times.'

/** In English the mark of a note follows the punctuation, but for a dash. */
export const noteMarkPosition = defineCheck<MarkOfNote>({
  id: 'note.mark-position',
  aspect: 'notes',
  severity: 'info',
  title: 'Marks of notes',
  expected: 'The mark of a note stands after a comma or a stop.',
  source: { source: 'style-neutral', section: 'Chicago 17, 14.26' },
  fix: 'comment',
  help: 'Drag the mark behind the comma or the stop.',
  examples: [
    { lines: [`${list}{footnote: So they say.}`, 'The ice came early,{footnote: And so on.} and the ships were late.'], passes: true },
    { lines: [list, 'The ice came early{footnote: So they say.}, and the ships were late.'], passes: false },
  ],
  subjects: (facts) => (isEnglish(facts) ? noteMarksOf(facts) : []),
  examine({ paragraph, at }) {
    const sign = /^[.,;:](?!\d)/.exec(paragraph.text.slice(at + 1, at + 3))?.[0]
    if (sign === undefined) return undefined
    return { at: { paragraph, from: at, to: at + 2 }, message: `The mark of the note stands before “${sign}”; it follows it.`, found: `before “${sign}”`, expected: `after “${sign}”` }
  },
})
