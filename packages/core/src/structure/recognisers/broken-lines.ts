import { once } from '../../algorithms/once.js'
import type { Line } from '../flow.js'
import { pastedPassages } from '../pasted-lines.js'
import type { Scene } from '../structure.js'
import type { View } from '../view.js'

/**
 * Whether a line is of a passage that its author set in line by line, under a sentence that leads up to it: each begins behind a tab, and a
 * sentence goes on from one to the next. The tabs have to stay: as paragraphs of text the lines would run on to the margin.
 */
export const isBrokenByHand = (scene: Scene, line: Line): boolean => brokenLines(scene).has(line) || pastedLines(scene.views).has(line.view)

/** Set as text each would begin like a paragraph of its own, as those do that belong together. */
const pastedLines = once((views: readonly View[]): ReadonlySet<View> => new Set(pastedPassages(views).flat()))

const brokenLines = once(({ lines }: Scene): ReadonlySet<Line> => {
  const broken = new Set<Line>()
  for (const [at, line] of lines.entries()) {
    const [above, below] = [lines[at - 1], lines[at + 1]]
    const goesOn = above !== undefined && broken.has(above) && runsOn(above, line)
    if (goesOn || (below !== undefined && runsOn(line, below) && /\p{L}:$/u.test(above?.view.text ?? ''))) broken.add(line)
  }
  return broken
})

/** No line on a page has more signs. */
const longestLine = 100

const runsOn = (above: Line, below: Line): boolean =>
  isBehindTab(above) && isBehindTab(below) && above.view.text.length <= longestLine && /[\p{L}\d,;]$/u.test(above.view.text) && /^\p{Ll}/u.test(below.view.text)

const isBehindTab = ({ view: { paragraph: { text } } }: Line): boolean => text.startsWith('\t')
