import { certainRole, type Facts } from '../../facts.js'
import { once } from '../../once.js'
import type { Edit } from '../../plan/edit.js'
import { isHeadingKind } from '../../structure/role.js'
import { beganPage } from '../../wordml/recorded-page.js'
import { beginsPage } from '../begins-page.js'
import { isFront, titleBlock } from '../front-matter/title-block.js'
import { canBeMade } from '../editable.js'

/** Fewer empty lines are space, wherever a page happened to begin; so many push a heading down where Word recorded no page. */
const [fewest, fewestUnrecorded] = [4, 8]

/** The break that takes the place of the empty lines above a line of the flow, if they are there to move it on to a new page. */
export const breakForBlanks = (at: number, facts: Facts): Edit | undefined => {
  const { flow } = facts.structure
  const view = flow[at]!
  const blanks = blanksAbove(at, facts)
  if (blanks < fewest || blanks <= 2 * usualBesides(blanks, facts) || facts.style.definition.page.columns.count > 1) return undefined
  // Where the text begins under the title, the check of title pages says.
  if (isFront(facts, view) || titleBlock(facts)?.text === view || beginsPage(view, facts)) return undefined
  const isPushed = beganPage(view.paragraph) || (blanks >= fewestUnrecorded && isHeadingKind(certainRole(facts, view.paragraph).kind))
  const edit: Edit = { kind: 'set-paragraph', paragraph: view.paragraph, properties: { pageBreakBefore: true } }
  return isPushed && canBeMade(edit) ? edit : undefined
}

const blanksAbove = (at: number, { structure: { flow } }: Facts): number => {
  let above = at - 1
  while (above >= 0 && flow[above]!.words === 0 && !flow[above]!.hasObject) above--
  return at - 1 - above
}

/** The middle one of the numbers of empty lines that stand together elsewhere. */
const usualBesides = (blanks: number, facts: Facts): number => {
  const rows = rowsOfBlanks(facts)
  const others = rows.filter((_, index) => index !== rows.indexOf(blanks))
  return others[Math.floor(others.length / 2)] ?? 0
}

const rowsOfBlanks = once((facts: Facts): readonly number[] => {
  const rows = facts.structure.flow.flatMap(({ words, hasObject }, at) => (words > 0 || hasObject ? [blanksAbove(at, facts)] : []))
  return rows.filter((blanks) => blanks > 0).sort((one, other) => one - other)
})
