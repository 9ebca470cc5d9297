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
<<<<<<< HEAD
    // `I. THE SHIPS` is no person.
    if (kind && (kind !== 'author' || (line.at > 0 && !line.number))) yield { paragraph, role: { kind }, confidence: 0.84, evidence: 'said before the text begins' }
=======
    // A first line of two or three words in capitals is a title as often as a name, unless an earlier run has set it with the names.
    if (kind && (line.at > 0 || kind !== 'author' || scene.added.has(line.view.styleName))) yield { paragraph, role: { kind }, confidence: 0.84, evidence: 'said before the text begins' }
>>>>>>> aa4804f (Place titles, running heads, columns, heading case, numbers and run-in headings as each style has them; document checks and styles from their data)
  }
}
