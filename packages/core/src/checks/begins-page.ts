import type { Facts } from './facts.js'
import type { View } from '../structure/view.js'
import { beginsOnPage, type Section } from '../wordml/section.js'
import { lineOfBreak } from './break-line.js'

/**
 * Whether a line of the flow begins a page, or is its first one with words. A break above it is as good as the property, or a new section;
 * empty lines at the top of a page only push it down there.
 */
export const beginsPage = (view: View, facts: Facts): boolean => {
  const { flow } = facts.structure
  const { sections } = facts.document
  const at = flow.indexOf(view)
  if (view.startsPage || lineOfBreak(at, facts) !== undefined) return true
  let above = at - 1
  while (above >= 0 && isEmpty(flow[above]!)) above--
  const last = flow[above]
  return !last || /\f\s*$/.test(last.paragraph.text) || (last.startsPage && last.words === 0 && !last.hasObject) || startsSectionPage(sections, last)
}

const isEmpty = ({ words, hasObject, startsPage, paragraph: { sectionBreak, text } }: View): boolean =>
  words === 0 && !hasObject && !startsPage && sectionBreak === undefined && !text.includes('\f')

/** The break's kind stands with the section that follows it. */
const startsSectionPage = (sections: readonly Section[], { paragraph }: View): boolean =>
  paragraph.sectionBreak !== undefined && beginsOnPage(sections[paragraph.section + 1])
