import { neighbour, placeLeft, placesInFlow } from '../../structure/neighbour.js'
import { confidenceLimit, isFrontKind, isHeadingKind, type RoleKind } from '../../structure/role.js'
import type { Structure } from '../../structure/structure.js'
import type { View } from '../../structure/view.js'
import type { Paragraph } from '../../wordml/paragraph.js'

/** Shorter text may be a note to the table that does not say so. */
const fewestWords = 25

/**
 * Whether text stands right below a table that has a caption, wherever that stands now, or below the note to one, or a heading below any table: it touches
 * its lowest line, where it is on its page. An empty line of the author's own stays there, and notes may have space of their own below them.
 */
export const isBelowTable = (structure: Structure, paragraph: Paragraph, kind: RoleKind, spaceOfNotes: boolean): boolean => {
  const { flow } = structure
  const at = placesInFlow(structure).get(paragraph) ?? -1
  const [view, above] = [flow[at], placeLeft(flow, at, -1)]
  if (!view || above < 0 || view.startsPage || !(isHeadingKind(kind) || (kind === 'body' && view.words >= fewestWords))) return false
  if (!standsAtOnce(flow, above, at)) return isHeadingKind(kind) ? !isOnTitlePage(structure, above) : isOf('table-caption', structure, neighbour(structure, paragraph, -1))
  if (isOf('caption-note', structure, flow[above])) return !spaceOfNotes
  return isOf('table-caption', structure, flow[above]) && isUnderTable(structure, above)
}

/** A caption may have its label in a line of its own. */
const isUnderTable = (structure: Structure, at: number): boolean => {
  const { flow } = structure
  const above = placeLeft(flow, at, -1)
  if (above < 0) return false
  return !standsAtOnce(flow, above, at) || (isOf('table-caption', structure, flow[above]) && isUnderTable(structure, above))
}

/** Below a table on the title page the text comes to begin a page. */
const isOnTitlePage = ({ flow, role }: Structure, at: number): boolean => {
  const last = flow.slice(0, at + 1).findLast(({ words }) => words > 0)
  return last !== undefined && isFrontKind(role(last.paragraph).kind)
}

/** Cells are no part of the flow; lines that are to go are. */
const standsAtOnce = (flow: Structure['flow'], above: number, below: number): boolean =>
  flow[below]!.paragraph.index - flow[above]!.paragraph.index === below - above

const isOf = (kind: RoleKind, { role }: Structure, view: View | undefined): boolean => {
  const known = view && role(view.paragraph)
  return known !== undefined && known.kind === kind && known.confidence >= confidenceLimit
}
