import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { placeLeftAbove } from '../../structure/neighbour.js'
import { isOnPageApart } from '../../structure/pages/page-apart.js'
import type { View } from '../../structure/view.js'
import { holdsNothing, markCanGo } from '../../wordml/removable.js'

/** Whether the paragraph at a place of the flow is empty and goes, behind the first text. */
export const standsForSpace = (facts: Facts, at: number): boolean => {
  const { flow } = facts.structure
  // Where a section ends in a line of its own, as before columns, what is below it is what the reader sees next.
  const { [at]: view, [at + (isEndOfSection(flow[at + 1]) ? 2 : 1)]: below } = flow
  const above = flow[placeLeftAbove(flow, at)]
  if (view === undefined || below === undefined || !removable(view) || linesOfPrograms(facts).has(view)) return false
  if (isOnPageApart(view, facts.structure, facts.style.definition.page.columns)) return false
  return !(above && ownsSpace(facts, above, 'spaceAfter')) && !ownsSpace(facts, below, 'spaceBefore')
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
const ownsSpace = ({ structure, style }: Facts, { paragraph }: View, side: 'spaceBefore' | 'spaceAfter'): boolean => {
  const role = structure.role(paragraph)
  return /^(figure|table-caption|figure-caption|caption-note)$/.test(role.kind) && !(Number(style.layout(role)?.paragraph[side] ?? 0) > 0)
}
