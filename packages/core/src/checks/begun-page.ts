import type { Problem } from '../check.js'
import type { Facts } from '../facts.js'
import type { Edit } from '../plan/edit.js'
import type { View } from '../structure/view.js'
import { beginsOnPage, type Section } from '../wordml/section.js'
import { lineOfBreak } from './break-line.js'
import { possible } from './editable.js'
import { whole } from './laid-out.js'
import { short } from './wording.js'

/**
 * What is wrong with a heading that is to begin a page; `begin` makes it do so. A break above it is as good as the property, or a new
 * section; what is wrong with one in a line of its own, `head.page-break` says of every heading.
 */
export const begunPage = (view: View, begin: () => Edit, facts: Facts): Problem | undefined => {
  const { flow } = facts.structure
  const at = flow.indexOf(view)
  const before = flow[at - 1]
  if (!before || view.startsPage || /\f\s*$/.test(before.paragraph.text) || startsSectionPage(facts.document.sections, before) || lineOfBreak(at, facts)) return undefined
  const message = `“${short(view.text, 60)}” stands under other text; the style wants it on a new page.`
  return { at: whole(view.paragraph), message, found: 'same page', expected: 'new page', fix: possible(begin()) }
}

/** The break's kind stands with the section that follows it. */
const startsSectionPage = (sections: readonly Section[], { paragraph }: View): boolean =>
  paragraph.sectionBreak !== undefined && beginsOnPage(sections[paragraph.section + 1])
