import { defineCheck } from '../../check.js'
import type { Heading } from '../../structure/structure.js'
import { captionLabel } from '../../structure/words/caption-label.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'

/** No level is left out on the way down. */
export const headingHierarchy = defineCheck<{ heading: Heading; above: number }>({
  id: 'head.hierarchy',
  aspect: 'headings',
  severity: 'warning',
  title: 'Heading levels',
  expected: 'A heading is at most one level below the one before it.',
  source: { source: 'APA 7', section: '2.27' },
  fix: 'comment',
  help: 'Give the heading the style of the level below the heading before it, or add the missing heading.',
  examples: [
    { lines: ['[heading 1] Methods', '[heading 2] Sample', text], passes: true },
    { lines: ['[heading 1] Methods', '[heading 3] Sample', text], passes: false },
    { lines: ['[heading 1] Methods', text, '[heading 4] Figure 2 – Days of Ice by Year', '[heading 2] Sample'], passes: true },
  ],
  *subjects({ structure }) {
    let above = 0
    // A caption with the style of a heading opens no section.
    for (const heading of structure.outline.filter(({ text: words }) => captionLabel(words)?.number === undefined)) {
      yield { heading, above }
      above = heading.level
    }
  },
  examine({ heading, above }) {
    if (heading.level <= above + 1) return undefined
    const message = `The heading is of level ${heading.level}, and ${above === 0 ? 'no heading stands before it' : `the one before it of level ${above}`}: a level was left out.`
    return { at: whole(heading.paragraph), message, found: `level ${heading.level}`, expected: `level ${above + 1} or higher up` }
  },
})
