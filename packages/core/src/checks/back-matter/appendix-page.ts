import { defineCheck } from '../check.js'
import { isCertain } from '../facts.js'
import type { View } from '../../structure/view.js'
import { begunPage, onNewPage } from '../begun-page.js'
import { text } from '../examples.js'

/** An appendix begins on a new page. */
export const appendixPage = defineCheck<View>({
  id: 'back.appendix-page',
  aspect: 'back_matter',
  severity: 'warning',
  title: 'Page of an appendix',
  expected: 'Every appendix begins on a new page.',
  source: { source: 'APA 7', section: '2.14' },
  fix: 'tracked',
  help: 'Right-click the heading, then Paragraph › Line and Page Breaks › Page break before.',
  examples: [
    { lines: [text, '[heading 1] {pageBreakBefore=true} Appendix A', text], passes: true },
    { lines: [text, '[heading 1] Appendix A', text], passes: false },
    { lines: [text, '\f', '', '[heading 1] Appendix A', text], passes: true },
  ],
  *subjects({ structure, style }) {
    if (!style.definition.backMatter.appendixPage) return
    for (const view of structure.flow) {
      const role = structure.role(view.paragraph)
      if (role.kind === 'heading' && role.level === 1 && role.section === 'appendix' && isCertain(role)) yield view
    }
  },
  examine: (view, facts) => begunPage(view, () => onNewPage(view), facts),
})
