import type { Facts } from './facts.js'
import type { Edit } from '../plan/edit.js'
import type { Paragraph } from '../wordml/paragraph.js'
import { blockBelow } from '../wordml/removable.js'

/**
 * With what moves, so that pages begin where they began: a break at the end of a paragraph is there for what stands below it, which begins
 * its page by itself from then on. In columns no break is left.
 */
export const withBreaksBelow = (edits: readonly Edit[], { structure: { flow }, style: { definition: { page } } }: Facts): readonly Edit[] => {
  const moved = new Set(edits.flatMap((edit) => (edit.kind === 'move-blocks' ? [...edit.paragraphs, edit.before] : [])))
  if (moved.size === 0 || page.columns.count > 1) return edits
  const begun = flow.slice(0, -1).flatMap(({ paragraph }, at): Edit[] => {
    const below = flow[at + 1]!.paragraph
    const from = breakBehind(paragraph)
    if (from === undefined || !(moved.has(paragraph) || moved.has(below)) || blockBelow(paragraph) !== below.element) return []
    if ([paragraph, below].some(({ own, revised }) => own.locked || revised)) return []
    return [{ kind: 'replace-text', range: { paragraph, from, to: from + 1 }, content: [] }, { kind: 'set-paragraph', paragraph: below, properties: { pageBreakBefore: true } }]
  })
  return [...edits, ...begun]
}

/** Where the break of a page stands behind the words of a paragraph. */
const breakBehind = ({ text }: Paragraph): number | undefined => {
  const end = text.trimEnd().length
  const at = end === 0 ? -1 : text.indexOf('\f', end)
  return at < 0 ? undefined : at
}
