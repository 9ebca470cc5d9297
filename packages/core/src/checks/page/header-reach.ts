import type { Facts } from '../facts.js'
import type { Section } from '../../wordml/section.js'
import type { Block, Story } from '../../wordml/story.js'
import { isParagraph } from '../../wordml/story.js'
import { childOf, descendants } from '../../wordml/tree.js'
import type { XmlElement } from '../../xml/element.js'
import { pageField } from './page-number.js'

const emuPerTwip = 635

/** The height of a line in twips, for each half-point of its letters: ten, and a seventh of that between lines. */
const lineHeight = 11.5

/**
 * How far down the page what floats in the headers of a section will reach, in twips, where it stands above the text now and no text makes
 * way for it (`wp:wrapNone`; ISO 29500-1, 20.4.2): a logo. What lies under the text already, as the mark of a draft does, may go on.
 */
export const headerReach = ({ shown, own }: Section, { document, style }: Facts): number => {
  const [top, header] = [Number(own.values['marginTop'] ?? 0), Number(own.values['marginHeader'] ?? 0)]
  const parts = new Set([...shown].flatMap(([slot, part]) => (slot.startsWith('header') ? [part] : [])))
  const reaches = document.stories.filter(({ kind, part, fallback }) => kind === 'header' && parts.has(part) && !fallback).flatMap((story) =>
    [...descendants(story.element)].filter(({ name }) => name === 'wp:anchor').flatMap((anchor) => {
      const bottom = bottomOf(anchor, story)
      const line = style.font.size * lineHeight
      if (!bottom || bottom.at + (bottom.fromHeader ? header : 0) + (bottom.isBelowNumber ? line : 0) > top) return []
      if (!bottom.fromHeader) return [bottom.at]
      return [bottom.at + style.definition.page.headerDistance + (hasNumberAbove(anchor, story, style) ? line : 0)]
    }))
  return Math.max(0, ...reaches)
}

interface Bottom {
  readonly at: number
  readonly fromHeader: boolean
  /** The number of the page has the line above it. */
  readonly isBelowNumber: boolean
}

/** Where it ends, below the edge of the paper or the first line of the header; undefined where nobody can say without laying out the page. */
const bottomOf = (anchor: XmlElement, { document, blocks }: Story): Bottom | undefined => {
  const [position, extent] = [childOf(anchor, 'wp:positionV'), childOf(anchor, 'wp:extent')]
  const offset = childOf(position, 'wp:posOffset')
  if (!position || !extent || !offset || !childOf(anchor, 'wp:wrapNone')) return undefined
  const from = document.attribute(position, 'relativeFrom')
  const [first, second] = blocks
  const isAtTop = isIn(first, anchor) || (isNumbered(first) && isIn(second, anchor))
  if (from !== 'page' && !((from === 'paragraph' || from === 'line') && isAtTop)) return undefined
  const at = Math.ceil((Number(document.text(offset)) + Number(document.attribute(extent, 'cy') ?? 0)) / emuPerTwip)
  return Number.isFinite(at) ? { at, fromHeader: from !== 'page', isBelowNumber: from !== 'page' && !isIn(first, anchor) } : undefined
}

/** Whether the page number has a line of its own above the paragraph that holds it, or will get one. */
const hasNumberAbove = (anchor: XmlElement, { blocks }: Story, { definition }: Facts['style']): boolean =>
  definition.page.pageNumber?.slot === 'header' && !(isIn(blocks[0], anchor) && blocks.some(isNumbered))

const isIn = (block: Block | undefined, { start, end }: XmlElement): boolean =>
  block !== undefined && isParagraph(block) && start > block.element.start && end < block.element.end

const isNumbered = (block: Block | undefined): boolean => block !== undefined && isParagraph(block) && pageField(block) !== undefined
