import type { Facts } from '../facts.js'
import type { Section } from '../../wordml/section.js'
import type { Story } from '../../wordml/story.js'
import { isParagraph } from '../../wordml/story.js'
import { childOf, descendants } from '../../wordml/tree.js'
import type { XmlElement } from '../../xml/element.js'

const emuPerTwip = 635

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
      return bottom && bottom.at + (bottom.fromHeader ? header : 0) <= top ? [bottom.at + (bottom.fromHeader ? style.definition.page.headerDistance : 0)] : []
    }))
  return Math.max(0, ...reaches)
}

/** Where it ends, below the edge of the paper or the first line of the header; undefined where nobody can say without laying out the page. */
const bottomOf = (anchor: XmlElement, { document, blocks }: Story): { readonly at: number; readonly fromHeader: boolean } | undefined => {
  const [position, extent] = [childOf(anchor, 'wp:positionV'), childOf(anchor, 'wp:extent')]
  const offset = childOf(position, 'wp:posOffset')
  if (!position || !extent || !offset || !childOf(anchor, 'wp:wrapNone')) return undefined
  const from = document.attribute(position, 'relativeFrom')
  const first = blocks[0]
  const isInFirst = first !== undefined && isParagraph(first) && anchor.start > first.element.start && anchor.end < first.element.end
  if (from !== 'page' && !((from === 'paragraph' || from === 'line') && isInFirst)) return undefined
  const at = Math.ceil((Number(document.text(offset)) + Number(document.attribute(extent, 'cy') ?? 0)) / emuPerTwip)
  return Number.isFinite(at) ? { at, fromHeader: from !== 'page' } : undefined
}
