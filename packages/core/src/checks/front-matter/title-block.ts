import { isCertain, type Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { isFrontKind, isHeadKind, type RoleKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { isSetOnNewPage } from '../../styles/layout/title-page.js'
import { beginsOnPage } from '../../wordml/section.js'

/** The lines that a paper begins with: its title and what stands around it, before the text. */
export interface TitleBlock {
  readonly title: View
  /** The lines with words, in order; the title is one of them. */
  readonly lines: readonly View[]
  /** The heading of the author note, whose text ends the block. */
  readonly note: View | undefined
  /** The first paragraph of the text. */
  readonly text: View
  /**
   * What parts the block from the text: paragraphs that break the page, or that the page breaks before. Where the style has the text on the page
   * of the title, what parts the lines from each other, too.
   */
  readonly breaks: readonly View[]
}

export const kindOf = (facts: Facts, { paragraph }: View): RoleKind => facts.structure.role(paragraph).kind

/** The title, or a line that stands with it. */
export const isFront = (facts: Facts, view: View): boolean => isFrontKind(kindOf(facts, view))

/** A running head or a page number that is typed in the text is apart from the lines of the title. */
const isTypedHead = (facts: Facts, view: View): boolean => isHeadKind(kindOf(facts, view))

/** Undefined where it is not certain what every line before the text is. */
export const titleBlock = once((facts: Facts): TitleBlock | undefined => {
  const { flow } = facts.structure
  const at = endOfFront(facts)
  const lines = flow.slice(0, Math.max(at, 0)).filter((view) => view.words > 0 && !isTypedHead(facts, view))
  const note = lines.find((view) => kindOf(facts, view) === 'author-note-heading')
  const end = note && at >= 0 && note === lines.at(-1) ? endOfNote(facts, at) : at
  const text = flow[end]
  const front = flow.slice(0, Math.max(end, 0))
  const title = lines.find((view) => kindOf(facts, view) === 'title')
  if (!text || !title || !lines.every(({ paragraph }) => isCertain(facts.structure.role(paragraph)))) return undefined
  const hasWords = (view: View): boolean => view.words > 0 && !isTypedHead(facts, view)
  const from = facts.style.definition.frontMatter.title === 'page' ? front.findLastIndex(hasWords) : front.findIndex(hasWords)
  const after = front.slice(from).filter((view) => (view !== front[from] && view.startsPage) || breaksPage(view, facts))
  return { title, lines, note, text, breaks: [...after, ...(text.startsPage ? [text] : [])] }
})

/** A title alone above the text may belong to a paper that is no title page's; an abstract has a page of its own, also one that is given and comes in. */
export const isTitlePage = ({ breaks, lines, text }: TitleBlock, facts: Facts): boolean => {
  const { style, options, structure } = facts
  if (style.definition.frontMatter.title !== 'page') return false
  const comesIn = options.metadata.abstract !== undefined && !structure.flow.some(({ paragraph }) => structure.role(paragraph).kind === 'abstract')
  return breaks.length > 0 || lines.length > 1 || comesIn || isSetOnNewPage(text, facts)
}

/**
 * Whether the lines of a title page have their page for themselves, where the style wants that. A title alone above the text may belong to a
 * paper that is no title page's.
 */
export const isParted = ({ breaks, lines }: TitleBlock, { style }: Facts): boolean =>
  style.definition.frontMatter.title !== 'page' || breaks.length > 0 || lines.length < 2

/** Where the text begins. A picture among the lines is the crest of a university; one behind them may belong to the text. */
const endOfFront = (facts: Facts): number => {
  const { flow } = facts.structure
  const text = flow.findIndex((view) => view.words > 0 && !isFront(facts, view) && !isTypedHead(facts, view))
  const last = flow.findLastIndex((view, index) => view.words > 0 && (text < 0 || index < text))
  return flow.findIndex((view, index) => index > last && (index === text || view.hasObject))
}

/** An author note has up to four paragraphs (APA 7, section 2.7); then a page, a heading or an abstract begins. */
const mostOfNote = 6

const endOfNote = (facts: Facts, from: number): number => {
  const { flow } = facts.structure
  let at = from
  while (at < flow.length && (flow[at]!.words === 0 || kindOf(facts, flow[at]!) === 'body') && !(at > from && flow[at]!.startsPage)) at++
  return flow.slice(from, at).filter(({ words }) => words > 0).length > mostOfNote ? -1 : at
}

const breaksPage = ({ paragraph }: View, { document }: Facts): boolean =>
  paragraph.text.includes('\f') || (paragraph.sectionBreak !== undefined && beginsOnPage(document.sections[paragraph.section + 1]))
