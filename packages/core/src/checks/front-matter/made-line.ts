import type { Facts } from '../facts.js'
import { shownText, type InsertBlocks, type NewParagraph } from '../../plan/edit.js'
import type { RoleKind } from '../../structure/role.js'
import type { Paragraph } from '../../wordml/paragraph.js'

/** A paragraph of a kind as the style has it, so that nothing is left to set in it. */
export const madeOf = (kind: RoleKind, text: string, { style }: Facts): NewParagraph => {
  const layout = style.layout({ kind, level: 1, confidence: 1, evidence: [] })
  return { content: [{ text }], ...(layout?.style !== undefined && { style: layout.style }), properties: { ...layout?.paragraph, ...layout?.run } }
}

/** What comes in, in words. */
export const wordsOf = ({ blocks }: InsertBlocks): string => blocks.map(({ content }) => content.map(shownText).join('')).join(' / ')

/** Nothing is in the way of new paragraphs before it. */
export const isFree = ({ cell, bound, story }: Paragraph): boolean => !cell && !bound && story.kind === 'body'
