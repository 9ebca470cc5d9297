import { defineCheck } from '../../check.js'
import { isCertain } from '../../facts.js'
import type { View } from '../../structure/view.js'
import { beginsOnPage } from '../../wordml/section.js'
import { whole } from '../laid-out.js'
import { short } from '../wording.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'

/** An appendix begins on a new page. */
export const appendixPage = defineCheck<{ readonly view: View; readonly before: View | undefined }>({
  id: 'back.appendix-page',
  aspect: 'back_matter',
  severity: 'warning',
  title: 'Page of an appendix',
  expected: 'Every appendix begins on a new page.',
  source: { source: 'APA 7', section: '2.14' },
  fix: 'auto',
  help: 'Click into the heading, then Home › Paragraph › Line and Page Breaks › Page break before.',
  examples: [
    { lines: [text, '[heading 1] {pageBreakBefore=true} Appendix A', text], passes: true },
    { lines: [text, '[heading 1] Appendix A', text], passes: false },
  ],
  *subjects({ structure, style }) {
    if (!style.definition.backMatter.appendixPage) return
    for (const [index, view] of structure.flow.entries()) {
      const role = structure.role(view.paragraph)
      if (role.kind === 'heading' && role.level === 1 && role.section === 'appendix' && isCertain(role)) yield { view, before: structure.flow[index - 1] }
    }
  },
  examine({ view, before }, { document }) {
    const broken = !before || view.startsPage || /\f\s*$/.test(before.paragraph.text) || (before.paragraph.sectionBreak && beginsOnPage(document.sections[before.paragraph.section + 1]))
    if (broken) return undefined
    const { paragraph } = view
    const problem = { at: whole(paragraph), message: `“${short(view.text, 60)}” stands under other text; the style wants it on a new page.`, found: 'same page', expected: 'new page' }
    return paragraph.own.locked ? { ...problem, review: true } : { ...problem, fix: { kind: 'set-paragraph', paragraph, properties: { pageBreakBefore: true } } }
  },
})
