import { isEquation } from '../equation.js'
import { hasPicture } from '../flow.js'
import type { Recogniser } from '../structure.js'

/** Paragraphs that hold nothing to read but an object: figures and equations; and those that hold nothing. */
export const objects: Recogniser = function* ({ views }) {
  for (const view of views) {
    const { paragraph, words, hasObject } = view
    if (isEquation(view)) yield { paragraph, role: { kind: 'equation' }, confidence: 0.9, evidence: 'only an equation' }
    else if (words > 0) continue
    else if (hasObject) yield { paragraph, role: { kind: 'figure' }, confidence: 0.8, evidence: hasPicture(paragraph) ? 'only a picture' : 'only an object' }
    else yield { paragraph, role: { kind: 'blank' }, confidence: 0.8, evidence: 'no text' }
  }
}
