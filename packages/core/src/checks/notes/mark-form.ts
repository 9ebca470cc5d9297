import { defineCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import { noteFormatIn } from '../../wordml/settings.js'
import { isLeaving, noteMarksOf, type MarkOfNote } from './note-marks.js'

const list = ['[heading 1] References', '{numbering=2} Sample A. A year in the harbour. *Journal of Northern Towns*. 2019;12(3):45-67.']
const text = 'It was a quiet year for the harbour,<verticalAlign=superscript>1</> and nobody expected the ice'

/**
 * Where citations are raised numbers, notes are marked with something else, or a reader takes the one for the other; where notes cite, they
 * are counted 1, 2, 3. Word counts endnotes i, ii, iii unless it is told otherwise.
 */
export const noteMarkForm = defineCheck<readonly MarkOfNote[]>({
  id: 'note.mark-form',
  aspect: 'notes',
  severity: 'warning',
  title: 'Signs of note marks',
  expected: 'Notes that cite are numbered 1, 2, 3; where citations are raised numbers, notes are marked with letters or signs.',
  source: { source: 'style-neutral', section: 'journals with raised citation numbers' },
  fix: 'comment',
  help: 'Choose another number format: References › Footnotes › the small arrow › Number format. Beside raised citations, a note may also go into the text.',
  examples: [
    { style: 'ama-11', lines: [`${text}{endnote: So they say.} to come.`, ...list], passes: true },
    { style: 'ama-11', lines: [`${text}{footnote: So they say.} to come.`, ...list], passes: false },
    { style: 'turabian', lines: ['It was a quiet year.{footnote: So they say.}'], passes: true },
    { style: 'turabian', lines: ['It was a quiet year.{endnote: So they say.}'], passes: false },
  ],
  subjects(facts) {
    const marks = citesInNotes(facts) ? noteMarksOf(facts) : citesByRaisedNumbers(facts) ? noteMarksOf(facts).filter((mark) => !isLeaving(mark, facts)) : []
    return marks.length === 0 ? [] : [marks]
  },
  examine(marks, facts) {
    if (citesInNotes(facts)) return otherwiseCounted(marks, facts)
    const [first, ...others] = marks.filter((mark) => formatOf(mark, facts) === 'decimal')
    if (!first) return undefined
    const { paragraph, at, kind } = first
    const which = others.length === 0 ? `The ${kind} is` : `${others.length + 1} notes are`
    const message = `${which} marked with raised numbers, as citations are in this style; a reader takes the one for the other.`
    return { at: { paragraph, from: at, to: at + 1 }, message, found: 'raised numbers', expected: 'letters or signs' }
  },
})

const citesInNotes = ({ style }: Facts): boolean => style.definition.citationSystem === 'notes'

const otherwiseCounted = (marks: readonly MarkOfNote[], facts: Facts): Problem | undefined => {
  const first = marks.find((mark) => signs.has(formatOf(mark, facts)))
  if (!first) return undefined
  const { paragraph, at, kind } = first
  const found = signs.get(formatOf(first, facts))!
  return { at: { paragraph, from: at, to: at + 1 }, message: `The ${kind}s are counted ${found}; the style counts notes 1, 2, 3.`, found, expected: '1, 2, 3' }
}

/** How `w:numFmt` counts (ISO 29500-1, 17.18.59), in the first three signs. */
const signs: ReadonlyMap<string, string> = new Map([
  ['lowerRoman', 'i, ii, iii'], ['upperRoman', 'I, II, III'], ['lowerLetter', 'a, b, c'], ['upperLetter', 'A, B, C'], ['chicago', '*, †, ‡'],
])

const citesByRaisedNumbers = ({ rendered, live }: Facts): boolean =>
  [...(rendered?.citations.values() ?? []), ...(live?.citations ?? [])].some(({ text = [] }) => text.some((run) => run.position === 'superscript' && /\d/.test(run.text)))

const formatOf = ({ paragraph, kind }: MarkOfNote, { document: { main, sections, settings } }: Facts): string => {
  const properties = sections[paragraph.section]?.element
  return (properties && noteFormatIn(main.xml, properties, kind)) ?? settings.noteFormats[kind]
}
