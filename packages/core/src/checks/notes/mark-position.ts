import { defineCheck } from '../check.js'
import type { Edit } from '../../plan/edit.js'
import { isEnglish, saysEnglish } from '../../structure/paper-language.js'
import { objectMark } from '../../wordml/paragraph.js'
import { possible, replace } from '../editable.js'
import { proseOf } from '../text-rule.js'
import { isLeaving, noteMarksOf, type MarkOfNote } from './note-marks.js'

const list = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the year, as it did in those times.'

/**
 * In English the mark of a note follows the punctuation, but for a dash; a paper may have parts in a language that sets it before.
 * The sign goes before the mark, so that the note itself stays where it is; where quotation marks stand beside it, or another sign,
 * its author is asked, and in headings and captions, whose ends have rules of their own.
 */
export const noteMarkPosition = defineCheck<MarkOfNote>({
  id: 'note.mark-position',
  aspect: 'notes',
  severity: 'info',
  title: 'Place of note marks',
  expected: 'The mark of a note stands after a comma or a stop.',
  source: { source: 'style-neutral', section: 'Chicago 17, 14.26' },
  fix: 'tracked',
  help: 'Drag the mark behind the comma or the stop.',
  examples: [
    { lines: [`${list}{footnote: So they say.}`, 'The ice came early,{footnote: And so on.} and the ships were late.'], passes: true },
    { lines: [list, 'The ice came early{footnote: So they say.}, and the ships were late.'], passes: false },
    { lines: [list, 'The ice came early in that year, as the people of the town remember it well{footnote: So they say.}{footnote: And so on.}. The ships were late.'], passes: false },
    { lines: [list, 'They called it “early”{footnote: So they say.}, and the ships were late.'], passes: false, asks: true },
    { lines: [list, 'They called it “early in the year{footnote: So they say.}.” The ships were late.'], passes: false, asks: true },
    { lines: [list, 'The ice came early.{footnote: So they say.}, {footnote: And so on.} The ships were late.'], passes: true },
    { style: 'ama-11', lines: [list, 'The ice came early{footnote: So they say.}; the ships were late.'], passes: true },
    { lines: [list, 'Das Eis kam in jenem Jahr sehr früh{footnote: So they say.}, und die Schiffe kamen zu spät.'], passes: true },
  ],
  subjects: (facts) => (isEnglish(facts) ? noteMarksOf(facts).filter((mark) => saysEnglish(mark.paragraph.text) && !isLeaving(mark, facts)) : []),
  examine({ paragraph, at }, facts) {
    const { text } = paragraph
    // A comma between two marks keeps their numbers apart.
    if (betweenMarks.test(text.slice(at + 1, at + 4))) return undefined
    // Raised numbers stand before a colon and a semicolon in styles that cite by them (AMA 11, 3.6).
    const signs = facts.style.definition.citationSystem === 'numeric' ? /^[.,](?!\d)/ : /^[.,;:](?!\d)/
    const sign = signs.exec(text.slice(at + 1, at + 3))?.[0]
    if (sign === undefined) return undefined
    return {
      at: { paragraph, from: at, to: at + 2 },
      message: `The mark of the note stands before “${sign}”; the style wants it behind.`,
      found: `before “${sign}”`,
      expected: `after “${sign}”`,
      fix: proseOf(facts).includes(paragraph) ? sideways({ paragraph, at }, sign) : undefined,
    }
  },
})

const betweenMarks = new RegExp(`^,\\s?${objectMark}`, 'u')

/** Several marks stand one after the other. */
const marks = new RegExp(`${objectMark}+$`, 'u')

const sideways = ({ paragraph, at }: Pick<MarkOfNote, 'paragraph' | 'at'>, sign: string): readonly Edit[] | undefined => {
  const before = paragraph.text.slice(0, at + 1).replace(marks, '')
  const isPlain = /[\p{L}\p{N})%]$/u.test(before) && /^(?:\s|$)/u.test(paragraph.text.slice(at + 2))
  return isPlain ? possible([replace(paragraph, before.length, before.length, sign), replace(paragraph, at + 1, at + 2, '')]) : undefined
}
