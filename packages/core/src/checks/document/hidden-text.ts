import { defineCheck } from '../check.js'
import type { TextRange } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { readableOf } from '../text-rule.js'
import { stretches } from './run-marks.js'
import { quoted } from '../wording.js'

/** Words that are in the file and on no page. */
export const hiddenText = defineCheck<{ readonly paragraph: Paragraph; readonly hidden: TextRange | undefined }>({
  id: 'doc.hidden-text',
  aspect: 'document',
  severity: 'warning',
  title: 'Hidden text',
  expected: 'No text is hidden.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Home › ¶ shows hidden text; delete it, or take the hidden look away under Home › Font.',
  examples: [
    { lines: ['It was a quiet year.'], passes: true },
    { lines: ['It was a <hidden=true>very </>quiet year.'], passes: false },
  ],
  *subjects(facts) {
    for (const paragraph of readableOf(facts)) yield { paragraph, hidden: stretches(paragraph, ({ effective }) => effective['hidden'] === true)[0] }
  },
  examine: ({ paragraph, hidden }) =>
    hidden && { at: hidden, message: `${quoted(paragraph.text.slice(hidden.from, hidden.to), 60)} is hidden: it is in the file, and nobody reads it.`, found: 'hidden', expected: 'shown or deleted' },
})
