import { once } from '../once.js'
import type { View } from './view.js'

/** Lines of a page have as many signs. */
const [shortest, longest] = [45, 100]
/** Where a sentence goes on in small letters once, somebody may have pressed Enter; where it does so again and again, lines were pasted. */
const fewestJoints = 2

/**
 * Text that was pasted from pages, each line of which has become a paragraph: from one to the next a sentence goes on. Each passage is the lines
 * that belong together. Only what formatting leaves alone is looked at, since the next run has to see the same.
 */
export const pastedPassages = once((views: readonly View[]): readonly (readonly View[])[] => {
  const passages: View[][] = []
  let passage: View[] = []
  const close = (): void => {
    const joints = passage.filter((view, at) => at > 0 && /^\p{Ll}/u.test(view.text)).length
    if (joints >= fewestJoints) passages.push(passage)
    passage = []
  }
  for (const view of views.filter(({ words }) => words > 0)) {
    const above = passage.at(-1)
    if (above !== undefined && !isJoint(above, view)) close()
    passage.push(view)
  }
  close()
  return passages
})

const isJoint = (above: View, below: View): boolean =>
  [above, below].every(isPlain) && above.text.length >= shortest && above.text.length <= longest && below.text.length <= longest &&
  /[\p{L}\p{N},;–-]$/u.test(above.text) && /^[\p{L}\p{N}(&“"]/u.test(below.text)

const isPlain = ({ numbered, hasObject, outlineLevel, text }: View): boolean => !numbered && !hasObject && outlineLevel >= 9 && !/[\t\n]/.test(text)
