import { once } from '../../algorithms/once.js'
import { beganPage } from '../../wordml/recorded-page.js'
import { confidenceLimit, isHeadingKind } from '../role.js'
import type { Structure } from '../structure.js'

/** Fewer empty lines are space, wherever a page happened to begin; so many push a heading down where Word recorded no page. */
const [fewest, fewestUnrecorded] = [4, 8]

/** Whether the empty lines above a line of the flow are there to move it on to a new page: they are more than stand together elsewhere. */
export const isPushedDown = (structure: Structure, at: number): boolean => {
  const { paragraph, words } = structure.flow[at]!
  const blanks = words > 0 ? blanksAbove(structure, at) : 0
  if (blanks < fewest || blanks <= 2 * usualBesides(blanks, structure)) return false
  const { kind, confidence } = structure.role(paragraph)
  return beganPage(paragraph) || (blanks >= fewestUnrecorded && isHeadingKind(kind) && confidence >= confidenceLimit)
}

const blanksAbove = ({ flow }: Structure, at: number): number => {
  let above = at - 1
  while (above >= 0 && flow[above]!.words === 0 && !flow[above]!.hasObject) above--
  return at - 1 - above
}

/** The middle one of the numbers of empty lines that stand together elsewhere. */
const usualBesides = (blanks: number, structure: Structure): number => {
  const rows = rowsOfBlanks(structure)
  const others = rows.filter((_, index) => index !== rows.indexOf(blanks))
  return others[Math.floor(others.length / 2)] ?? 0
}

const rowsOfBlanks = once((structure: Structure): readonly number[] => {
  const rows = structure.flow.flatMap(({ words, hasObject }, at) => (words > 0 || hasObject ? [blanksAbove(structure, at)] : []))
  return rows.filter((blanks) => blanks > 0).sort((one, other) => one - other)
})
