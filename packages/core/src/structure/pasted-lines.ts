import { highest } from '../algorithms/highest.js'
import { once } from '../algorithms/once.js'
import type { View } from './view.js'

/** Lines of a page have as many signs. */
const [shortest, longest] = [45, 100]
/** Where a sentence goes on in small letters once, somebody may have pressed Enter; where it does so again and again, lines were pasted. */
const fewestJoints = 2

/** The rows of a page are nearly as long; the items of a list are not. */
const likeLongest = 0.75

/**
 * Text that was pasted from pages, each line of which has become a paragraph: from one to the next a sentence goes on. Each passage is the lines
 * that belong together. Only what formatting leaves alone is looked at, since the next run has to see the same.
 */
export const pastedPassages = once((views: readonly View[]): readonly (readonly View[])[] => {
  const passages: View[][] = []
  let isBelow = false
  for (const row of rowsOf(views.filter(({ words }) => words > 0))) {
    const wasPasted = isPasted(row)
    if (wasPasted && isBelow) passages.at(-1)!.push(...row)
    else if (wasPasted) passages.push([...row])
    isBelow = wasPasted
  }
  return passages
})

/** The lines by what runs on without a stop. */
const rowsOf = (views: readonly View[]): readonly (readonly View[])[] => {
  const rows: View[][] = []
  for (const view of views) {
    const above = rows.at(-1)?.at(-1)
    if (above && isJoint(above, view)) rows.at(-1)!.push(view)
    else rows.push([view])
  }
  return rows
}

const isPasted = (row: readonly View[]): boolean => {
  const full = row.slice(0, -1).map(({ text }) => text.length)
  const joints = row.filter(({ text }, at) => /^\p{Ll}/u.test(text) && /[\p{L}\p{N}–-]$/u.test(row[at - 1]?.text ?? ''))
  return joints.length >= fewestJoints && full.every((length) => length >= likeLongest * highest(full, 0))
}

const isJoint = (above: View, below: View): boolean =>
  [above, below].every(isPlain) && above.text.length >= shortest && above.text.length <= longest && below.text.length <= longest &&
  /[\p{L}\p{N},;–-]$/u.test(above.text) && /^[\p{L}\p{N}(&“"]/u.test(below.text)

const isPlain = ({ numbered, hasObject, outlineLevel, text }: View): boolean => !numbered && !hasObject && outlineLevel >= 9 && !/[\t\n]/.test(text)
