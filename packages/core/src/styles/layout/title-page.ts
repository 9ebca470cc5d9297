import { once } from '../../algorithms/once.js'
import { neighbour } from '../../structure/neighbour.js'
import { confidenceLimit, isFrontKind, isHeadKind } from '../../structure/role.js'
import type { Structure } from '../../structure/structure.js'
import { nameOfAbstract } from '../../structure/name-of-abstract.js'
import { hasTitlePage } from '../../structure/pages/title-page.js'
import type { View } from '../../structure/view.js'
import { frontPart } from '../../structure/words/front-part.js'
import { abstractLabel } from '../../structure/words/section-names.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { ResolvedLayout } from '../resolved.js'
import { spaced, type Place } from './place.js'

/** The title stands as far down its page as the lines above and below it leave room. */
export const titleInPlace = (place: Place, paragraph: Paragraph, layout: ResolvedLayout): ResolvedLayout => {
  const spaceBefore = before(place, paragraph, layout)
  const spaceAfter = hasSubtitle(place, paragraph) ? 0 : below(place, paragraph, layout)
  return spaced(layout, { ...(spaceBefore !== undefined && { spaceBefore }), ...(spaceAfter !== undefined && { spaceAfter }) })
}

/** What follows on the title follows on the subtitle. */
export const subtitleInPlace = (place: Place, paragraph: Paragraph, layout: ResolvedLayout): ResolvedLayout => {
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

/** Whether the style sets a line on a new page, or what will come to stand above it: the name of an abstract, which stands in its line or comes in. */
export const isSetOnNewPage = (view: View, { structure, style }: Pick<Place, 'structure' | 'style'>): boolean => {
  const role = structure.role(view.paragraph)
  const { abstract, abstractLead } = style.definition.frontMatter
  const isNamed = abstractLabel(view.text) !== undefined || (abstract !== 'none' && nameOfAbstract(view, structure) !== undefined)
  const isLed = role.kind === 'abstract' && !abstractLead && isNamed
  return role.confidence >= confidenceLimit && style.layout(isLed ? { ...role, kind: 'abstract-heading' } : role)?.paragraph['pageBreakBefore'] === true
}

/** The crest of a university over the title says itself how far down the page the title stands. */
const isUnderCrest = ({ flow, role }: Structure, paragraph: Paragraph): boolean => {
  const first = flow.find(({ words, hasObject }) => words > 0 || hasObject)
  return first !== undefined && first.words === 0 && paragraph === flow.find((view) => role(view.paragraph).kind === 'title')?.paragraph
}

/** The lines with words up to the text. */
const frontOf = once(({ flow, role }: Structure): readonly View[] => {
  const lines = flow.filter(({ paragraph, words }) => words > 0 && !isHeadKind(role(paragraph).kind))
  return lines.slice(0, Math.max(lines.findIndex(({ paragraph }) => !isFrontKind(role(paragraph).kind)), 0))
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
