import { defineCheck, type Problem } from '../check.js'
import { viewsOf } from '../facts.js'
import { noteLabelOf } from '../../structure/words/note-label.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { possible, replace } from '../editable.js'
import { inOtherLetters } from '../in-other-letters.js'
import { differing } from './caption-letters.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in that winter.'
const grain = ['[caption] <bold=true>Table 1</>\n<italic=true>Prices of Grain</>', '{ruled table: Year | Price / 1709 | 12}']

/** How the word looks and ends that begins a note under a table or a figure, where the style says it. */
export const noteLabel = defineCheck<{ readonly paragraph: Paragraph; readonly to: number }>({
  id: 'tab.note-label',
  aspect: 'tables_figures',
  severity: 'warning',
  title: 'Label of a note',
  expected: 'The word “Note” under a table or a figure, and “Source” where the style says it of that, looks and ends as the style has it.',
  source: { source: 'APA 7', section: '7.14, 7.28' },
  fix: 'tracked',
  help: 'Type a full stop behind the word, select both, and set italic under Home.',
  examples: [
    { lines: [text, ...grain, '<italic=true>Note.</> Prices are in shillings.', text], passes: true },
    { lines: [text, ...grain, 'Note. Prices are in shillings.', text], passes: false },
    { lines: [text, ...grain, 'Anmerkung: Prices are in shillings.', text], passes: false },
    { lines: [text, ...grain, '<italic=true>Note:</> Prices are in shillings.', text], passes: false },
    { lines: [text, ...grain, '<italic=true>Note:</> n is the number of ships.', text], passes: true },
    { style: 'chicago-18-ad', lines: [text, '[caption] Table 1. Prices of grain', grain[1]!, 'Source: Prices of the harbour office.', text], passes: false },
    { style: 'chicago-18-ad', lines: [text, '[caption] Table 1. Prices of grain', grain[1]!, 'Note. Prices are in shillings.', text], passes: false },
    { style: 'chicago-18-ad', lines: [text, '[caption] Table 1. Prices of grain', grain[1]!, '<italic=true>Source:</> Prices of the harbour office.', text], passes: true },
    { style: 'apa-7', lines: [text, ...grain, 'Source: Prices of the harbour office.', text], passes: true },
    { style: 'ama-11', lines: [text, ...grain, 'Note. Prices are in shillings.', text], passes: true },
  ],
  subjects(facts) {
    const wanted = facts.style.definition.captions.noteLabel
    if (!wanted) return []
    return viewsOf(facts, 'caption-note').flatMap(({ paragraph }) => {
      const label = noteLabelOf(paragraph.text, wanted.sources)
      return label !== undefined && !paragraph.revised ? [{ paragraph, to: label.length }] : []
    })
  },
  examine({ paragraph, to }, { style }): Problem | undefined {
    const { look, end } = style.definition.captions.noteLabel!
    const { text: words } = paragraph
    const letters = [...differing(paragraph, 0, to, look)]
    // Behind a stop a sentence begins, and not every small letter may become a capital: `Note: n = 12`.
    const isOther = words[to - 1] !== end && !(end === '.' && /^\s+\p{Ll}/u.test(words.slice(to)))
    const mark = isOther ? [replace(paragraph, to - 1, to, end)] : []
    const [first] = [...letters, ...mark]
    if (!first) return undefined
    const label = words.slice(0, to)
    const ending = `“${label}” ends with another mark; the style wants “${label.slice(0, -1)}${end}”.`
    const said = letters[0] ? inOtherLetters(letters[0]) : { message: ending, found: label, expected: label.slice(0, -1) + end }
    return { at: first.range, ...said, fix: possible([...mark, ...letters]) }
  },
})
