import type { Facts } from './facts.js'
import type { Edit } from '../plan/edit.js'
import { blockBelow, holdsPageBreak } from '../wordml/removable.js'
import { unbroken } from './page-break.js'
import { standsForSpace } from './typography/stands-for-space.js'

/**
 * How the lines go that hold a page break alone, where nothing that stays stands between them and the paragraph at a place of the flow;
 * undefined where there is none, or they stay. Empty lines among them go too.
 */
export const lineOfBreak = (at: number, facts: Facts): Edit[] | undefined => {
  const { flow } = facts.structure
  let below = flow[at]!.paragraph
  if (below.own.locked) return undefined
  const edits: Edit[] = []
  for (let above = at - 1; above >= 0; above--) {
    const line = flow[above]!.paragraph
    const gone = holdsPageBreak(line) ? unbroken(line) : standsForSpace(facts, above) ? [] : undefined
    if (gone === undefined || blockBelow(line) !== below.element) break
    edits.push(...gone)
    below = line
  }
  return edits.length > 0 ? edits : undefined
}
