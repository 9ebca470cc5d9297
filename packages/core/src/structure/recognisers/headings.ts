import { realLevel } from '../headings/likely.js'
import type { Line } from '../flow.js'
import type { Recogniser, Scene } from '../structure.js'
import { looksLike } from '../view.js'
import { captionsObject, isStyledAsCaption } from './captions.js'
import { isNoList } from './references.js'

/** Longer than this, text in a heading style is running text. */
const longestHeading = 40

/** What the looks of a line can say at most: a person may always have meant something else. */
const surest = 0.95
/** Below the limit of certainty. */
const unsure = 0.84

/**
 * `Date of meeting:` over `Attendees:`, `Please write to:` over a name in larger letters: with a colon a line leads to what stands right below
 * it, and is the heading of nothing where that is set off as much. `2. Methods:` over `a. Ships` is a part that is called and counted as parts are.
 */
const isLabel = (scene: Scene, { view, at, after, number, main }: Line): boolean => {
  const next = scene.lines[at + 1]
  if (main || number || !/[:：]$/.test(view.text) || after !== 'line' || next === undefined || realLevel(next.view) !== undefined || !scene.isHeading(next)) return false
  return next.view.size > view.size || looksLike(next.view, view)
}

/** Headings by their style or outline level, and those that only look like headings. */
export const headings: Recogniser = function* (scene) {
  const { lines, likelihoods, looksTell } = scene
  for (const line of lines) {
    if (!scene.isHeading(line)) continue
    const { view: { paragraph, words, styleName } } = line
    // A list of figures is a part apart, whatever it is called.
    const named = isNoList(scene, line) ? undefined : line.section
    const section = named ?? (lines[line.at + 1]?.contents && !line.contents ? 'contents' : undefined)
    const role = { kind: 'heading' as const, ...(section && { section }) }
    const real = realLevel(line.view)
    if (real !== undefined) {
      const isNamed = styleName.startsWith('heading ')
      const confidence = words > longestHeading || captionsObject(line) || isStyledAsCaption(scene, line) ? unsure : isNamed ? 0.98 : 0.9
      yield { paragraph, role, confidence, evidence: isNamed ? `style ${styleName}` : `outline level ${real}` }
      continue
    }
    const { chance, sure, told, evidence } = likelihoods[line.at]!
    const isSure = sure && (told || (looksTell && !isLabel(scene, line)))
    yield { paragraph, role, confidence: Math.min(chance, isSure ? surest : unsure), evidence: evidence.join(', ') }
  }
}
