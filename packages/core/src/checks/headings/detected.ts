import { defineCheck } from '../../check.js'
import { layoutOf } from '../../facts.js'
import { confidenceLimit } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { whole } from '../laid-out.js'
import { setParagraph } from '../paragraph-layout.js'

/** What acts as a heading has the heading style: contents lists, navigation and screen readers go by it. */
export const headingDetected = defineCheck<View>({
  id: 'head.detected',
  aspect: 'headings',
  severity: 'error',
  title: 'Headings are headings',
  expected: 'Every heading has the heading style of its level.',
  source: { source: 'APA 7', section: '2.27' },
  fix: 'auto',
  help: 'Click into the heading, then Home › Styles › Heading 1 (2, 3 …).',
  examples: [
    { lines: ['[heading 1] Methods', 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'], passes: true },
    { lines: ['{align=center} <bold=true>Methods</>', 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'], passes: false },
  ],
  *subjects({ structure }) {
    for (const view of structure.flow) if (/heading$/.test(structure.role(view.paragraph).kind) && view.words > 0) yield view
  },
  examine({ paragraph, text, styleName, outlineLevel }, facts) {
    const role = facts.structure.role(paragraph)
    if (role.kind === 'contents-heading') return undefined
    const message = `“${text.slice(0, 80)}” looks like a heading${role.level ? ` of level ${role.level}` : ''}, but is plain text with the style ${styleName || 'Normal'}.`
    if (role.confidence < confidenceLimit) return { at: whole(paragraph), message: `${message} Is it one?`, found: styleName, review: true }
    const layout = layoutOf(facts, paragraph)
    const wanted = layout?.style === undefined ? undefined : facts.style.wordStyles.get(layout.style)?.name
    // A style of the author's own that has a place in the outline does what the built-in one would do.
    if (!layout || styleName === wanted || outlineLevel < 9 || paragraph.own.locked) return undefined
    const fix = setParagraph(facts, paragraph, layout, {})
    return { at: whole(paragraph), message, found: styleName, expected: wanted ?? 'a heading style', fix }
  },
})
