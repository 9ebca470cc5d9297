import { firstProse } from '../headings/clues.js'
import type { Recogniser } from '../structure.js'
import { frontPart } from '../words/front-part.js'

/** More lines than this, and what stands before the text is no title with names. */
const mostLines = 20

/** Names, institutions and dates among the lines before the text. They only say what a line is, not that it is to be set as one. */
export const frontMatter: Recogniser = function* (scene) {
  const { lines } = scene
  const text = lines.findIndex(({ section, usual, contents }) => section ?? (usual || contents))
  const end = Math.min(mostLines, firstProse(scene), text < 0 ? lines.length : text)
  for (const line of lines.slice(0, end)) {
    const { view: { paragraph, text, words, numbered }, label } = line
    const kind = numbered || label || words > 120 ? undefined : frontPart(text)
    // `I. THE SHIPS` is no person; a first line of two or three words is a title as often as a name, unless an earlier run set it with the names.
    const named = kind !== 'author' || ((line.at > 0 || scene.added.has(line.view.styleName)) && !line.number)
    if (kind && named) yield { paragraph, role: { kind }, confidence: 0.84, evidence: 'said before the text begins' }
  }
}
