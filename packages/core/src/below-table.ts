import { neighbour, placesInFlow } from './structure/neighbour.js'
import { confidenceLimit, isHeadingKind, type RoleKind } from './structure/role.js'
import type { Structure } from './structure/structure.js'
import type { View } from './structure/view.js'
import type { Paragraph } from './wordml/paragraph.js'

/** Shorter text may be a note to the table that does not say so. */
const fewestWords = 25

/**
 * Whether text stands right below a table that has a caption, wherever that stands now, or below the note to one: it touches its lowest line, where it is
 * on its page. An empty line of the author's own stays there, and notes may have space of their own below them.
 */
export const isBelowTable = (structure: Structure, paragraph: Paragraph, kind: RoleKind, spaceOfNotes: boolean): boolean => {
  const at = placesInFlow(structure).get(paragraph)
  const view = at === undefined ? undefined : structure.flow[at]
  const above = at === undefined ? undefined : structure.flow[at - 1]
  if (!view || !above || view.startsPage || !(isHeadingKind(kind) || (kind === 'body' && view.words >= fewestWords))) return false
  if (!standsAtOnce(above, view)) return isOf('table-caption', structure, neighbour(structure, paragraph, -1))
  if (isOf('caption-note', structure, above)) return !spaceOfNotes
  return isOf('table-caption', structure, above) && isUnderTable(structure, at! - 1)
}

/** A caption may have its label in a line of its own. */
const isUnderTable = (structure: Structure, at: number): boolean => {
  const [view, above] = [structure.flow[at]!, structure.flow[at - 1]]
  if (!above) return false
  return !standsAtOnce(above, view) || (isOf('table-caption', structure, above) && isUnderTable(structure, at - 1))
}

/** Cells are no part of the flow. */
const standsAtOnce = (above: View, below: View): boolean => above.paragraph.index === below.paragraph.index - 1

const isOf = (kind: RoleKind, { role }: Structure, view: View | undefined): boolean => {
  const known = view && role(view.paragraph)
  return known !== undefined && known.kind === kind && known.confidence >= confidenceLimit
}
