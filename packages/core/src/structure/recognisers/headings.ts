import { realLevel } from '../headings/likely.js'
import type { Recogniser } from '../structure.js'
import { captionsObject } from './captions.js'

/** Longer than this, text in a heading style is running text. */
const longestHeading = 40

/** What the looks of a line can say at most: a person may always have meant something else. */
const surest = 0.95
/** Below the limit of certainty. */
const unsure = 0.84

/** Headings by their style or outline level, and those that only look like headings. */
export const headings: Recogniser = function* (scene) {
  const { lines, likelihoods, looksTell } = scene
  for (const line of lines) {
    if (!scene.isHeading(line)) continue
    const { view: { paragraph, words, styleName } } = line
    // A list of figures is a part apart, whatever it is called.
    const section = line.section ?? (lines[line.at + 1]?.contents && !line.contents ? 'contents' : undefined)
    const role = { kind: 'heading' as const, ...(section && { section }) }
    const real = realLevel(line.view)
    if (real !== undefined) {
      const named = styleName.startsWith('heading ')
      const confidence = words > longestHeading || captionsObject(line) ? unsure : named ? 0.98 : 0.9
      yield { paragraph, role, confidence, evidence: named ? `style ${styleName}` : `outline level ${real}` }
      continue
    }
    const { chance, sure, told, evidence } = likelihoods[line.at]!
    yield { paragraph, role, confidence: Math.min(chance, sure && (told || looksTell) ? surest : unsure), evidence: evidence.join(', ') }
  }
}
