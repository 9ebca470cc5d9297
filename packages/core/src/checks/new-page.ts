import { defineCheck, type AnyCheck, type Check } from '../check.js'
import { certainRole, layoutOf } from '../facts.js'
import type { RoleKind } from '../structure/role.js'
import { beginsOnPage, type Section } from '../wordml/section.js'
import type { View } from '../structure/view.js'
import { whole } from './laid-out.js'
import { setParagraph } from './paragraph-layout.js'

type Declared = Omit<Check, 'severity' | 'fix' | 'help' | 'subjects' | 'examine'>

/** A check that a heading starts a page where the style has it so: by a property, a break, or a new section before it. */
export const newPageCheck = ({ of, ...check }: Declared & { readonly of: RoleKind }): AnyCheck => defineCheck<{ view: View; before: View | undefined }>({
  ...check,
  severity: 'warning',
  fix: 'auto',
  help: 'Click into the heading, then Home › Paragraph › Line and Page Breaks › Page break before.',
  *subjects(facts) {
    const { flow } = facts.structure
    for (const [index, view] of flow.entries()) {
      if (certainRole(facts, view.paragraph).kind !== of) continue
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
