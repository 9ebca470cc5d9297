import { defineCheck } from '../../check.js'
import type { Heading } from '../../structure/structure.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'

const list = ['[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.']

/** Where appendices stand is another thing in every style. Sections, page numbers and notes go with them: their author moves them. */
export const backOrder = defineCheck<{ readonly appendix: Heading; readonly isAfter: boolean }>({
  id: 'back.order',
  aspect: 'back_matter',
  severity: 'warning',
  title: 'Order of the last parts',
  expected: 'Appendices and the list of references stand in the order of the style.',
  source: { source: 'APA 7', section: '2.17' },
  fix: 'comment',
  help: 'View › Outline, collapse the headings, and drag the part to its place.',
  examples: [
    { lines: [text, ...list, '[heading 1] {pageBreakBefore=true} Appendix', text], passes: true },
    { lines: [text, '[heading 1] {pageBreakBefore=true} Appendix', text, ...list], passes: false },
    { style: 'chicago-18-nb', lines: [text, '[heading 1] Appendix', text, '[heading 1] Bibliography', 'Lee, Anna. Quiet Streets. Harbour Press, 2018.'], passes: true },
  ],
  *subjects({ structure: { outline, role }, style, referenceLists }) {
    // A list at the end of each chapter has no place among the last parts.
    const heading = referenceLists.length === 1 ? referenceLists[0]!.heading : undefined
    if (style.definition.backMatter.appendices === 'any' || !heading) return
    const appendix = outline.find(({ paragraph, level }) => level === 1 && role(paragraph).section === 'appendix')
    if (appendix) yield { appendix, isAfter: appendix.paragraph.index > heading.index }
  },
  examine({ appendix, isAfter }, { style }) {
    const wanted = style.definition.backMatter.appendices
    if (isAfter === (wanted === 'after-references')) return undefined
    const [found, expected] = isAfter ? (['after the references', 'before them'] as const) : (['before the references', 'after them'] as const)
    return { at: whole(appendix.paragraph), message: `The appendix stands ${found}; the style has it ${expected}.`, found, expected }
  },
})
