import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { placeLeft } from '../../structure/neighbour.js'
import { isOnPageApart } from '../../structure/pages/page-apart.js'
import type { View } from '../../structure/view.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { holdsNothing, markCanGo } from '../../wordml/removable.js'
import { firstOf, lastOf, linesMoved } from '../tables-figures/caption-place.js'

/** Whether the paragraph at a place of the flow is empty and goes, behind the first text. */
export const standsForSpace = (facts: Facts, at: number): boolean => {
  const { flow } = facts.structure
  const moved = linesMoved(facts)
  const isGone = (paragraph: Paragraph): boolean => moved.has(paragraph)
  // Where a section ends in a line of its own, as before columns, what is below it is what the reader sees next.
  const { [at]: view, [placeLeft(flow, isEndOfSection(flow[at + 1]) ? at + 1 : at, 1, isGone)]: below, [placeLeft(flow, at, -1, isGone)]: above } = flow
  if (view === undefined || below === undefined || !removable(view) || linesOfPrograms(facts).has(view)) return false
  if (isOnPageApart(view, facts.structure, facts.style.definition.page.columns)) return false
  return !(above && ownsSpace(facts, lastOf(above.paragraph, facts), 'spaceAfter')) && !ownsSpace(facts, firstOf(below.paragraph, facts), 'spaceBefore')
}

const isEndOfSection = (view: View | undefined): boolean => view?.words === 0 && !view.hasObject && view.paragraph.sectionBreak !== undefined

/** Whether Word puts a number or a bullet before nothing at all. */
export const isItemWithoutWords = ({ numbered, words, hasObject, paragraph }: View): boolean => numbered && words === 0 && !hasObject && holdsNothing(paragraph)

/** Empty lines between lines of a program, which are its own. */
const linesOfPrograms = once(({ structure: { flow, role } }: Facts): ReadonlySet<View> => {
  const found = new Set<View>()
  let isBelowCode = false
  let empty: View[] = []
  for (const view of flow) {
    if (view.words === 0) {
      empty.push(view)
      continue
    }
    const isCode = role(view.paragraph).kind === 'code'
    if (isBelowCode && isCode) for (const each of empty) found.add(each)
    isBelowCode = isCode
    empty = []
  }
  return found
})

/** Empty in every way, between two paragraphs of the body; the number of an item without words is seen, and the next ones count on from it. */
const removable = ({ paragraph, words, hasObject, numbered, startsPage }: View): boolean => {
  const { element } = paragraph
  if (words > 0 || hasObject || numbered || startsPage || !holdsNothing(paragraph)) return false
  const siblings = /^w:(?:body|tc)$/.test(element.parent?.name ?? '') ? element.parent!.children : []
  const at = siblings.indexOf(element)
  return at >= 0 && (at === 0 || /^w:(?:p|tcPr)$/.test(siblings[at - 1]!.name)) && markCanGo(paragraph)
}

/** Tables and figures keep an empty line between them and the text, where the style has no space there. */
const ownsSpace = ({ structure, style }: Facts, paragraph: Paragraph, side: 'spaceBefore' | 'spaceAfter'): boolean => {
  const role = structure.role(paragraph)
  return /^(figure|table-caption|figure-caption|caption-note)$/.test(role.kind) && !(Number(style.layout(role)?.paragraph[side] ?? 0) > 0)
}
