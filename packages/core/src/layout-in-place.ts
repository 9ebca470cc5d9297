import type { Facts } from './facts.js'
import { isBelowTable } from './below-table.js'
import { goesOn, isFurtherQuoted, kindAbove } from './goes-on.js'
import { neighbour, placesInFlow } from './structure/neighbour.js'
import { isOnPageApart } from './structure/page-apart.js'
import { labelJoinsTitle } from './label-joins-title.js'
import { once } from './once.js'
import { confidenceLimit, kindsOf, type RoleKind } from './structure/role.js'
import type { Structure } from './structure/structure.js'
import { hasTitlePage } from './structure/title-page.js'
import type { View } from './structure/view.js'
import { captionLabel } from './structure/words/caption-label.js'
import { isMotto } from './structure/words/motto.js'
import { abstractLabel } from './structure/words/section-names.js'
import { frontPart } from './structure/words/front-part.js'
import type { ResolvedLayout } from './styles/resolved.js'
import type { Paragraph } from './wordml/paragraph.js'

type Place = Pick<Facts, 'structure' | 'document' | 'style' | 'options'>

/** How a layout gives way to what stands above and below: a style speaks of lines that stand alone. */
export const inPlace = (place: Place, paragraph: Paragraph, kind: RoleKind, layout: ResolvedLayout): ResolvedLayout =>
  belowTable(place, paragraph, kind, besideOthers(place, paragraph, kind, layout))

/** What parts a table from the text under it stands above that, since a table has no space of its own. */
const belowTable = ({ structure, style }: Place, paragraph: Paragraph, kind: RoleKind, layout: ResolvedLayout): ResolvedLayout => {
  const { gap: wanted } = style.definition.tables
  const { spaceBefore = 0, pageBreakBefore } = layout.paragraph
  if (wanted <= Number(spaceBefore) || pageBreakBefore === true) return layout
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

const titleInPlace = (place: Place, paragraph: Paragraph, layout: ResolvedLayout): ResolvedLayout => {
  const spaceBefore = before(place, paragraph, layout)
  const spaceAfter = hasSubtitle(place, paragraph) ? 0 : below(place, paragraph, layout)
  return spaced(layout, { ...(spaceBefore !== undefined && { spaceBefore }), ...(spaceAfter !== undefined && { spaceAfter }) })
}

/** What follows on the title follows on the subtitle. */
const subtitleInPlace = (place: Place, paragraph: Paragraph, layout: ResolvedLayout): ResolvedLayout => {
  const title = neighbour(place.structure, paragraph, -1)?.paragraph
  const above = title && hasSubtitle(place, title) ? place.style.layout(place.structure.role(title)) : undefined
  const spaceAfter = above && below(place, title!, above)
  return spaceAfter === undefined ? layout : spaced(layout, { spaceAfter })
}

/** How far down the page the title begins: less far where the lines under it would not find room on the page; undefined where the style says nothing of it. */
const before = (place: Place, paragraph: Paragraph, { paragraph: { spaceBefore } }: ResolvedLayout): number | undefined => {
  if (isUnderCrest(place.structure, paragraph) || isOverText(place)) return 0
  const above = linesAbove(place.structure, paragraph)
  if (spaceBefore === undefined || spaceBefore === 0) return undefined
  const wanted = above === 0 ? Number(spaceBefore) : Math.max(Number(spaceBefore) - above * line, line)
  return Math.min(wanted, Math.max(roomFor(place.structure), line))
}

/** What the lines of a title page leave of it, but for a line between the title and the others. */
const roomFor = (structure: Structure): number => pageHeight - line - rowsOf(structure) * line

const rowsOf = (structure: Structure): number =>
  frontOf(structure).flatMap(({ text }) => text.split('\n')).reduce((sum, row) => sum + Math.ceil(widthOf(row) / widthOfRow), 0)

/** The gap under the title: less than the style has where the other lines would not find room on the page. */
const below = (place: Place, paragraph: Paragraph, layout: ResolvedLayout): number | undefined => {
  const { spaceBefore = 0, spaceAfter } = layout.paragraph
  if (spaceAfter === undefined || spaceAfter === 0) return undefined
  const wanted = Number(spaceAfter)
  if (isOverText(place)) return Math.min(wanted, gap)
  // The crest of a university is about as high as what is free above a title without one.
  const above = isUnderCrest(place.structure, paragraph) ? Number(spaceBefore) + line : (before(place, paragraph, layout) ?? 0)
  const room = pageHeight - above - rowsOf(place.structure) * line
  return Math.max(Math.min(wanted, room), Math.min(wanted, line))
}

/** What is free on a page in Letter between margins of an inch, but for a line. */
const pageHeight = 12408
/** In small letters of twelve points, on average; a capital takes half as much again, and a sign of a script with many twice as much. */
const widthOfRow = 80
const widthOf = (row: string): number => row.trim().length + row.replace(/\P{Lu}/gu, '').length / 2 + row.replace(/\P{Lo}/gu, '').length

/** A subtitle that the style sets as one, and not as another line of the title page. */
const hasSubtitle = ({ structure, style }: Place, paragraph: Paragraph): boolean => {
  const below = neighbour(structure, paragraph, 1)
  const role = below && structure.role(below.paragraph)
  const isSubtitle = role?.kind === 'subtitle' && role.confidence >= confidenceLimit && style.layout(role)?.style === 'subtitle'
  const { kind, confidence } = structure.role(paragraph)
  // What may be a title and is not set as one leaves nothing to what follows.
  return isSubtitle && kind === 'title' && confidence >= confidenceLimit
}

/** Where the text stays on the page of the title, since it is not certain what all lines above it are. An abstract that is given will part them. */
const isOverText = (place: Place): boolean => {
  const { structure, document, style, options } = place
  return style.definition.frontMatter.title === 'page' && options.metadata.abstract === undefined && !hasTitlePage(structure, document, (view) => isSetOnNewPage(view, place))
}

/** Whether the style sets a line on a new page, or what will come to stand above it: the label of an abstract in its own line. */
export const isSetOnNewPage = ({ paragraph, text }: View, { structure, style }: Pick<Place, 'structure' | 'style'>): boolean => {
  const role = structure.role(paragraph)
  const isLed = role.kind === 'abstract' && !style.definition.frontMatter.abstractLead && abstractLabel(text) !== undefined
  return role.confidence >= confidenceLimit && style.layout(isLed ? { ...role, kind: 'abstract-heading' } : role)?.paragraph['pageBreakBefore'] === true
}

/** The crest of a university over the title says itself how far down the page the title stands. */
const isUnderCrest = ({ flow, role }: Structure, paragraph: Paragraph): boolean => {
  const first = flow.find(({ words, hasObject }) => words > 0 || hasObject)
  return first !== undefined && first.words === 0 && paragraph === flow.find((view) => role(view.paragraph).kind === 'title')?.paragraph
}

/** The lines with words up to the text. */
const frontOf = once(({ flow, role }: Structure): readonly View[] => {
  const end = flow.findIndex(({ paragraph, words }) => words > 0 && !kindsOf(role(paragraph).kind).some((kind) => kind === 'title' || kind === 'title-page'))
  return flow.slice(0, Math.max(end, 0)).filter(({ words }) => words > 0)
})

/**
 * How many lines stand over the title and stay there, since among the lines of the page is one that nobody can name: so much further down the
 * title stands already.
 */
const linesAbove = (structure: Structure, paragraph: Paragraph): number => {
  const lines = frontOf(structure)
  const title = lines.findIndex((view) => structure.role(view.paragraph).kind === 'title')
  const isUnread = ({ paragraph: other, text }: View): boolean => structure.role(other).kind === 'title-page' && frontPart(text) === undefined
  return lines[title]?.paragraph === paragraph && lines.some(isUnread) ? title : 0
}

/** A blank line of single spacing. */
const gap = 240
/** A line of double spacing with its lead. */
const line = 552

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

/** … and where the space is its author's. */
const unspaced = (layout: ResolvedLayout): ResolvedLayout => without(layout, ['spaceBefore', 'spaceAfter'])

/** A motto stands where its author has it. */
const without = (layout: ResolvedLayout, names: readonly string[]): ResolvedLayout =>
  ({ ...layout, paragraph: Object.fromEntries(Object.entries(layout.paragraph).filter(([name]) => !names.includes(name))) })

const spaced = (layout: ResolvedLayout, spacing: ResolvedLayout['paragraph']): ResolvedLayout => ({ ...layout, paragraph: { ...layout.paragraph, ...spacing } })
