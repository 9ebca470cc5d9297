import { defineCheck } from '../check.js'
import { text } from '../examples.js'
import type { TextRange } from '../../plan/edit.js'
import type { Paragraph, Run } from '../../wordml/paragraph.js'
import { proseOf } from '../text-rule.js'
import { stretches } from './run-marks.js'

/** What somebody marked with a pen while writing. */
export const highlighting = defineCheck<{ readonly paragraph: Paragraph; readonly marked: readonly TextRange[] }>({
  id: 'doc.highlighting',
  aspect: 'document',
  severity: 'warning',
  title: 'Highlighting',
  expected: 'No running text is highlighted.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Select the text, then Home › Text Highlight Color › No Color.',
  examples: [
    { lines: [text], passes: true },
    { lines: ['It was a <highlight=yellow>quiet</> year for the harbour, and nobody expected the ice to come so early.'], passes: false },
  ],
  *subjects(facts) {
    for (const paragraph of proseOf(facts)) yield { paragraph, marked: stretches(paragraph, isMarked) }
  },
  examine({ marked }) {
    const [first] = marked
    if (!first) return undefined
    const message = 'Text is highlighted; a finished paper has no highlighting.'
    return { at: first, message, found: 'highlighted', expected: 'none', fix: marked.map((range) => ({ kind: 'format-text', range, properties: plain }) as const) }
  },
})

/** A change of the look that somebody has pending is theirs to decide first. */
const isMarked = ({ effective, own }: Run): boolean => !own.locked && (effective['highlight'] ?? 'none') !== 'none'

const plain = { highlight: 'none' }
