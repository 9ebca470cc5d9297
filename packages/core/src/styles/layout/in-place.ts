import { placesInFlow } from '../../structure/neighbour.js'
import { isOnPageApart } from '../../structure/pages/page-apart.js'
import { isAppendix, type RoleKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { captionLabel } from '../../structure/words/caption-label.js'
import { isMotto } from '../../structure/words/motto.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { ResolvedLayout } from '../resolved.js'
import { isBelowTable } from './below-table.js'
import { goesOn, isFurtherQuoted, kindAbove } from './goes-on.js'
import { labelJoinsTitle } from './label-joins-title.js'
import { spaced, type Place } from './place.js'
import { subtitleInPlace, titleInPlace } from './title-page.js'

/** How a layout gives way to what stands above and below: a style speaks of lines that stand alone. */
export const inPlace = (place: Place, paragraph: Paragraph, kind: RoleKind, layout: ResolvedLayout): ResolvedLayout =>
  belowTable(place, paragraph, kind, besideOthers(place, paragraph, kind, layout))

/** What parts a table from the text under it stands above that, since a table has no space of its own. */
const belowTable = ({ structure, style }: Place, paragraph: Paragraph, kind: RoleKind, layout: ResolvedLayout): ResolvedLayout => {
  const { tables: { gap: wanted }, backMatter } = style.definition
  const { spaceBefore = 0, pageBreakBefore } = layout.paragraph
  if (wanted <= Number(spaceBefore) || pageBreakBefore === true || (backMatter.appendixPage && isAppendix(structure.role(paragraph)))) return layout
  const ofNotes = Number(style.layout({ kind: 'caption-note', confidence: 1, evidence: [] })?.paragraph['spaceAfter'] ?? 0)
  return isBelowTable(structure, paragraph, kind, ofNotes > 0) ? spaced(layout, { spaceBefore: wanted }) : layout
}

const besideOthers = (place: Place, paragraph: Paragraph, kind: RoleKind, layout: ResolvedLayout): ResolvedLayout => {
  switch (kind) {
    case 'title':
      return titleInPlace(place, paragraph, layout)
    case 'subtitle':
      return subtitleInPlace(place, paragraph, layout)
    case 'table-caption':
    case 'figure-caption':
      return captionInPlace(place, paragraph, kind, layout)
    case 'body':
      return 'firstLine' in layout.paragraph && goesOn(place.structure, paragraph) ? spaced(layout, { firstLine: 0 }) : layout
    case 'other':
      return isOnPageApart(place.structure.view(paragraph), place.structure, place.style.definition.page.columns) ? unspaced(layout) : layout
    case 'title-page':
      return isMotto(paragraph.text) ? without(layout, ['align', 'indentStart', 'firstLine']) : layout
    case 'annotation':
      return kindAbove(place.structure, paragraph) === 'annotation' ? spaced(layout, { firstLine: place.style.definition.quotations.furtherFirstLine }) : layout
    case 'block-quotation':
      return 'firstLine' in layout.paragraph && isFurtherQuoted(place.structure, paragraph) ? spaced(layout, { firstLine: place.style.definition.quotations.furtherFirstLine }) : layout
    default:
      return layout
  }
}

/** A label in a line of its own and the title under it are one caption, which nothing parts. */
const captionInPlace = ({ structure, style: { definition } }: Place, paragraph: Paragraph, kind: RoleKind, layout: ResolvedLayout): ResolvedLayout => {
  const { flow, role } = structure
  const place = placesInFlow(structure).get(paragraph)
  if (place === undefined) return layout
  const isOfKind = (view?: View): view is View => view !== undefined && role(view.paragraph).kind === kind
  const isBoth = (one?: View, other?: View): boolean => isOfKind(one) && isOfKind(other) && isLabelAlone(one) && !isLabelAlone(other) &&
    !labelJoinsTitle(one.paragraph, other.paragraph, kind, definition)
  if (isBoth(flow[place], flow[place + 1])) return spaced(layout, { spaceAfter: 0 })
  return isBoth(flow[place - 1], flow[place]) ? spaced(layout, { spaceBefore: 0 }) : layout
}

const isLabelAlone = ({ text }: View): boolean => captionLabel(text)?.rest === ''

/** What stands on a page apart has the space that its author gave it. */
const unspaced = (layout: ResolvedLayout): ResolvedLayout => without(layout, ['spaceBefore', 'spaceAfter'])

/** A motto stands where its author has it. */
const without = (layout: ResolvedLayout, names: readonly string[]): ResolvedLayout =>
  ({ ...layout, paragraph: Object.fromEntries(Object.entries(layout.paragraph).filter(([name]) => !names.includes(name))) })
