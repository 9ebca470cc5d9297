import type { Edit } from '../plan/edit.js'
import type { Paragraph } from '../wordml/paragraph.js'
import { blockBelow, holdsNothing, holdsPageBreak } from '../wordml/removable.js'

/** Takes a page break away; undefined where it cannot be, as where a section ends. */
export const unbroken = (paragraph: Paragraph): Edit[] | undefined => {
  const { text, own, effective, revised, bound, sectionBreak } = paragraph
  if (own.locked || revised || bound || sectionBreak) return undefined
  if ((holdsPageBreak(paragraph) || holdsNothing(paragraph)) && blockBelow(paragraph)?.name === 'w:p') return [{ kind: 'remove-blocks', paragraph }]
  const property: Edit[] = effective['pageBreakBefore'] === true ? [{ kind: 'set-paragraph', paragraph, properties: { pageBreakBefore: false } }] : []
  const breaks = [...text.matchAll(/\f/g)].map(({ index }): Edit => ({ kind: 'replace-text', range: { paragraph, from: index, to: index + 1 }, content: [] }))
  return [...property, ...breaks]
}
