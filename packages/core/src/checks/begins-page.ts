import type { Facts } from './facts.js'
import { isHeadKind } from '../structure/role.js'
import type { View } from '../structure/view.js'
import { beginsOnPage, type Section } from '../wordml/section.js'
import { lineOfBreak } from './break-line.js'

/**
 * Whether a line of the flow begins a page, or is its first one with words. A break above it is as good as the property, or a new section;
 * empty lines at the top of a page only push it down there, and what is typed there as its header is no text.
 */
export const beginsPage = (view: View, facts: Facts): boolean => {
  const { flow, role } = facts.structure
  const { sections } = facts.document
  const at = flow.indexOf(view)
  if (view.startsPage || lineOfBreak(at, facts) !== undefined) return true
  let above = at - 1
  const isHead = ({ paragraph }: View): boolean => isHeadKind(role(paragraph).kind)
  while (above >= 0 && (isEmpty(flow[above]!) || (isHead(flow[above]!) && !flow[above]!.startsPage))) above--
  const last = flow[above]
  const isTop = last?.startsPage === true && !last.hasObject && (last.words === 0 || isHead(last))
  return !last || /\f\s*$/.test(last.paragraph.text) || isTop || startsSectionPage(sections, last)
}

const isEmpty = ({ words, hasObject, startsPage, paragraph: { sectionBreak, text } }: View): boolean =>
  words === 0 && !hasObject && !startsPage && sectionBreak === undefined && !text.includes('\f')

/** The break's kind stands with the section that follows it. */
const startsSectionPage = (sections: readonly Section[], { paragraph }: View): boolean =>
  paragraph.sectionBreak !== undefined && beginsOnPage(sections[paragraph.section + 1])
