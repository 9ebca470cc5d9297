import type { Facts } from './facts.js'
import { once } from './once.js'
import { confidenceLimit, kindsOf, type RoleKind } from './structure/role.js'
import type { Structure } from './structure/structure.js'
import { hasTitlePage } from './structure/title-page.js'
import type { View } from './structure/view.js'
import { captionLabel } from './structure/words/caption-label.js'
import { frontPart } from './structure/words/front-part.js'
import type { ResolvedLayout } from './styles/resolved.js'
import type { Paragraph } from './wordml/paragraph.js'

type Place = Pick<Facts, 'structure' | 'document' | 'style' | 'options'>

/** How a layout gives way to what stands above and below: a style speaks of lines that stand alone. */
export const inPlace = (place: Place, paragraph: Paragraph, kind: RoleKind, layout: ResolvedLayout): ResolvedLayout => {
  switch (kind) {
    case 'title':
      return titleInPlace(place, paragraph, layout)
    case 'subtitle':
      return subtitleInPlace(place, paragraph, layout)
    case 'table-caption':
    case 'figure-caption':
      return captionInPlace(place.structure, paragraph, kind, layout)
    default:
      return layout
  }
}

const titleInPlace = (place: Place, paragraph: Paragraph, layout: ResolvedLayout): ResolvedLayout => {
  const { structure } = place
  const { spaceBefore = 0, spaceAfter = 0 } = layout.paragraph
  const end = isOverText(place) ? { spaceAfter: Math.min(Number(spaceAfter), gap) } : {}
  const joined = hasSubtitle(place, paragraph) ? { spaceAfter: 0 } : end
  if (isUnderCrest(structure, paragraph)) return spaced(layout, { ...joined, spaceBefore: 0 })
  if (isOverText(place)) return spaced(layout, { ...joined, spaceBefore: 0 })
  const above = linesAbove(structure, paragraph)
  const lower = above > 0 && spaceBefore !== 0 ? { spaceBefore: Math.max(Number(spaceBefore) - above * line, line) } : {}
  return spaced(layout, { ...joined, ...lower })
}

/** What follows on the title follows on the subtitle. */
const subtitleInPlace = (place: Place, paragraph: Paragraph, layout: ResolvedLayout): ResolvedLayout => {
  const above = neighbour(place.structure, paragraph, -1)
  const title = above && hasSubtitle(place, above.paragraph) ? place.style.layout(place.structure.role(above.paragraph)) : undefined
  const spaceAfter = Number(title?.paragraph['spaceAfter'] ?? 0)
  return title ? spaced(layout, { spaceAfter: isOverText(place) ? Math.min(spaceAfter, gap) : spaceAfter }) : layout
}

/** A subtitle that the style sets as one, and not as another line of the title page. */
const hasSubtitle = ({ structure, style }: Place, paragraph: Paragraph): boolean => {
  const below = neighbour(structure, paragraph, 1)
  const role = below && structure.role(below.paragraph)
  const isSubtitle = role?.kind === 'subtitle' && role.confidence >= confidenceLimit && style.layout(role)?.style === 'subtitle'
  return isSubtitle && structure.role(paragraph).kind === 'title'
}

const neighbour = (structure: Structure, paragraph: Paragraph, by: 1 | -1): View | undefined => {
  const at = placesInFlow(structure).get(paragraph)
  return at === undefined ? undefined : structure.flow[at + by]
}

/** Where the text stays on the page of the title, since it is not certain what all lines above it are. An abstract that is given will part them. */
const isOverText = ({ structure, document, style, options }: Place): boolean =>
  style.definition.frontMatter.title === 'page' && options.metadata.abstract === undefined &&
  !hasTitlePage(structure, document, (role) => role.confidence >= confidenceLimit && style.layout(role)?.paragraph['pageBreakBefore'] === true)

/** The crest of a university over the title says itself how far down the page the title stands. */
const isUnderCrest = ({ flow, role }: Structure, paragraph: Paragraph): boolean => {
  const first = flow.find(({ words, hasObject }) => words > 0 || hasObject)
  return first !== undefined && first.words === 0 && paragraph === flow.find((view) => role(view.paragraph).kind === 'title')?.paragraph
}

/**
 * How many lines stand over the title and stay there, since among the lines of the page is one that nobody can name: so much further down the
 * title stands already.
 */
const linesAbove = ({ flow, role }: Structure, paragraph: Paragraph): number => {
  const title = flow.findIndex((view) => role(view.paragraph).kind === 'title')
  if (flow[title]?.paragraph !== paragraph) return 0
  const end = flow.findIndex(({ paragraph: other, words }) => words > 0 && !kindsOf(role(other).kind).some((kind) => kind === 'title' || kind === 'title-page'))
  const isUnread = ({ paragraph: other, text }: View): boolean => role(other).kind === 'title-page' && frontPart(text) === undefined
  return flow.slice(0, Math.max(end, 0)).some(isUnread) ? flow.slice(0, title).filter(({ words }) => words > 0).length : 0
}

/** A blank line of single spacing. */
const gap = 240
/** A line of double spacing with its lead. */
const line = 552

/** A label in a line of its own and the title under it are one caption, which nothing parts. */
const captionInPlace = (structure: Structure, paragraph: Paragraph, kind: RoleKind, layout: ResolvedLayout): ResolvedLayout => {
  const { flow, role } = structure
  const place = placesInFlow(structure).get(paragraph)
  if (place === undefined) return layout
  const isOfKind = (view?: View): view is View => view !== undefined && role(view.paragraph).kind === kind
  const isBoth = (one?: View, other?: View): boolean => isOfKind(one) && isOfKind(other) && isLabelAlone(one) && !isLabelAlone(other)
  if (isBoth(flow[place], flow[place + 1])) return spaced(layout, { spaceAfter: 0 })
  return isBoth(flow[place - 1], flow[place]) ? spaced(layout, { spaceBefore: 0 }) : layout
}

const placesInFlow = once(({ flow }: Structure): ReadonlyMap<Paragraph, number> => new Map(flow.map(({ paragraph }, at) => [paragraph, at])))

const isLabelAlone = ({ text }: View): boolean => captionLabel(text)?.rest === ''

const spaced = (layout: ResolvedLayout, spacing: ResolvedLayout['paragraph']): ResolvedLayout => ({ ...layout, paragraph: { ...layout.paragraph, ...spacing } })
