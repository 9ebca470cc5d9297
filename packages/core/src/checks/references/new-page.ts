import { defineCheck } from '../../check.js'
import { layoutOf } from '../../facts.js'
import { beginsOnPage, type Section } from '../../wordml/section.js'
import type { View } from '../../structure/view.js'
import { whole } from '../laid-out.js'
import { setParagraph } from '../paragraph-layout.js'

const entry = '{indentStart=720,firstLine=-720} Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.'

/** The list starts a page, by a property, a break, or a new section before it. */
export const referencesNewPage = defineCheck<{ view: View; before: View | undefined }>({
  id: 'ref.new-page',
  aspect: 'references',
  severity: 'warning',
  title: 'References on a new page',
  expected: 'The reference list begins on a new page.',
  source: { source: 'APA 7', section: '9.43' },
  fix: 'auto',
  help: 'Click into the heading, then Home › Paragraph › Line and Page Breaks › Page break before.',
  examples: [
    { lines: ['[heading 1] {pageBreakBefore=true} References', entry], passes: true },
    { lines: ['It was a quiet year for the harbour, and nobody expected the ice to come so early.', '[heading 1] References', entry], passes: false },
  ],
  *subjects(facts) {
    const { flow } = facts.structure
    for (const [index, view] of flow.entries()) {
      const layout = layoutOf(facts, view.paragraph)
      if (layout?.paragraph['pageBreakBefore'] === true) yield { view, before: flow[index - 1] }
    }
  },
  examine({ view, before }, facts) {
    const broken = !before || view.startsPage || /\f\s*$/.test(before.paragraph.text) || startsSectionPage(facts.document.sections, before)
    if (broken || view.paragraph.own.locked) return undefined
    const layout = layoutOf(facts, view.paragraph)!
    const message = `“${view.text.slice(0, 60)}” stands under other text; the style wants it on a new page.`
    return { at: whole(view.paragraph), message, found: 'same page', expected: 'new page', fix: setParagraph(facts, view.paragraph, layout, { pageBreakBefore: true }) }
  },
})

/** The break's kind stands with the section that follows it. */
const startsSectionPage = (sections: readonly Section[], { paragraph }: View): boolean =>
  paragraph.sectionBreak !== undefined && beginsOnPage(sections[paragraph.section + 1])
