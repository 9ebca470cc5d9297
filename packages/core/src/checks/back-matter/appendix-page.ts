import { defineCheck } from '../check.js'
import { neighbour } from '../../structure/neighbour.js'
import { isAppendix } from '../../structure/role.js'
import type { Structure } from '../../structure/structure.js'
import type { View } from '../../structure/view.js'
import { isParagraph } from '../../wordml/story.js'
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
    { lines: [text, '[heading 1] {pageBreakBefore=true} Appendices', '[heading 1] Appendix A: Letters', text, '[heading 1] {pageBreakBefore=true} Appendix B', text], passes: true },
    { lines: [text, '[heading 1] {pageBreakBefore=true} Appendices', text, '[heading 1] Appendix A: Letters', text], passes: false },
  ],
  *subjects({ structure, style }) {
    if (!style.definition.backMatter.appendixPage) return
    for (const view of structure.flow) if (isAppendix(structure.role(view.paragraph)) && !isUnderName(structure, view)) yield view
  },
  examine: (view, facts) => begunPage(view, () => onNewPage(view), facts),
})

/** `Appendices`, and right under it the first of them: a page with the one word on it is none. */
const isUnderName = (structure: Structure, { paragraph }: View): boolean => {
  const above = neighbour(structure, paragraph, -1)
  const { blocks } = paragraph.story
  if (above?.words !== 1 || !isAppendix(structure.role(above.paragraph))) return false
  return blocks.slice(blocks.indexOf(above.paragraph), blocks.indexOf(paragraph)).every(isParagraph)
}
