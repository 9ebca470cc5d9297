import type { Facts } from '../facts.js'
import type { View } from '../structure/view.js'
import { beginsOnPage, type Section } from '../wordml/section.js'
import { lineOfBreak } from './break-line.js'

/** Whether a line of the flow begins a page, or is its first one. A break above it is as good as the property, or a new section. */
export const beginsPage = (view: View, facts: Facts): boolean => {
  const { flow } = facts.structure
  const at = flow.indexOf(view)
  const before = flow[at - 1]
  return !before || view.startsPage || /\f\s*$/.test(before.paragraph.text) || startsSectionPage(facts.document.sections, before) || lineOfBreak(at, facts) !== undefined
}

/** The break's kind stands with the section that follows it. */
const startsSectionPage = (sections: readonly Section[], { paragraph }: View): boolean =>
  paragraph.sectionBreak !== undefined && beginsOnPage(sections[paragraph.section + 1])
