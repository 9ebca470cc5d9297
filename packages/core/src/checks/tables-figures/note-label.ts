import { defineCheck, type Problem } from '../../check.js'
import { viewsOf } from '../../facts.js'
import { noteLabelOf } from '../../structure/words/note-label.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { inOtherLetters } from '../in-other-letters.js'
import { differing } from './caption-letters.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in that winter.'
const grain = ['[caption] <bold=true>Table 1</>\n<italic=true>Prices of Grain</>', '{ruled table: Year | Price / 1709 | 12}']

/** How the word looks that begins a note under a table or a figure, where the style says it. */
export const noteLabel = defineCheck<{ readonly paragraph: Paragraph; readonly to: number }>({
  id: 'tab.note-label',
  aspect: 'tables_figures',
  severity: 'warning',
  title: 'Label of a note',
  expected: 'The word “Note” under a table or a figure looks as the style has it.',
  source: { source: 'APA 7', section: '7.14, 7.28' },
  fix: 'tracked',
  help: 'Select the word with its full stop, and set italic under Home.',
  examples: [
    { lines: [text, ...grain, '<italic=true>Note.</> Prices are in shillings.', text], passes: true },
    { lines: [text, ...grain, 'Note. Prices are in shillings.', text], passes: false },
    { lines: [text, ...grain, 'Anmerkung: Prices are in shillings.', text], passes: false },
    { style: 'ama-11', lines: [text, ...grain, 'Note. Prices are in shillings.', text], passes: true },
  ],
  subjects(facts) {
    if (!facts.style.definition.captions.noteLabel) return []
    return viewsOf(facts, 'caption-note').flatMap(({ paragraph }) => {
      const label = noteLabelOf(paragraph.text)
      return label !== undefined && !paragraph.revised ? [{ paragraph, to: label.length }] : []
    })
  },
  examine({ paragraph, to }, { style }): Problem | undefined {
    const look = style.definition.captions.noteLabel!
    const fix = [...differing(paragraph, 0, to, look)]
    const [first] = fix
    return first && { at: first.range, ...inOtherLetters(first), fix }
  },
})
