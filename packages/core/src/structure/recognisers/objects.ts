import { hasPicture } from '../flow.js'
import type { Recogniser } from '../structure.js'

const equations: ReadonlySet<string> = new Set(['m:oMath', 'm:oMathPara'])
/** `(3)`, `(2.1)`: the number that stands beside an equation. */
const equationNumber = /^[([]?\s*[A-Z]?\d{0,3}(?:\.\d{1,3})?[a-z]?\s*[)\]]?[.,;]?$/

/** Paragraphs that hold nothing to read but an object: figures and equations; and those that hold nothing. */
export const objects: Recogniser = function* ({ views }) {
  for (const { paragraph, words, text, hasObject } of views) {
    const equation = hasObject && words <= 2 && equationNumber.test(text) && paragraph.element.children.some(({ name }) => equations.has(name))
    if (equation) yield { paragraph, role: { kind: 'equation' }, confidence: 0.9, evidence: 'only an equation' }
    else if (words > 0) continue
    else if (hasObject) yield { paragraph, role: { kind: 'figure' }, confidence: 0.8, evidence: hasPicture(paragraph) ? 'only a picture' : 'only an object' }
    else yield { paragraph, role: { kind: 'blank' }, confidence: 0.8, evidence: 'no text' }
  }
}
