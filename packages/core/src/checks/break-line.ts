import type { Facts } from '../facts.js'
import type { Edit } from '../plan/edit.js'
import { blockBelow } from '../wordml/removable.js'
import { unbroken } from './page-break.js'
import { standsForSpace } from './typography/blank-paragraphs.js'

/**
 * How the line goes that holds a page break alone, where nothing that stays stands between it and the paragraph at a place of the flow;
 * undefined where there is none, or it stays.
 */
export const lineOfBreak = (at: number, facts: Facts): Edit[] | undefined => {
  const { flow } = facts.structure
  const below = flow[at]!.paragraph
  let above = at - 1
  while (above > 0 && standsForSpace(facts, above)) above--
  const line = flow[above]?.paragraph
  if (line?.text !== '\f' || below.own.locked) return undefined
  // Empty lines below it go too.
  const lowest = flow[at - 1]!.paragraph
  return blockBelow(lowest) === below.element ? unbroken(line) : undefined
}
