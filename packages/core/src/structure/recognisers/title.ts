import { confidenceLimit } from '../role.js'
import type { Recogniser } from '../structure.js'
import { givenTitle, styledTitle, topHeading } from '../title/known.js'
import { shownTitle } from '../title/shown.js'
import { namesUnder } from './names-under-title.js'
import { subtitleUnder } from './subtitle.js'

/** The title of the paper: by its style, as the caller gives it, as the heading over all others, or as the line up front that stands out most. */
export const title: Recogniser = function* (scene) {
  const known = [styledTitle, givenTitle, topHeading].map((find) => find(scene)).find((lines) => lines.length > 0)
  const found = known ?? shownTitle(scene)
  for (const { line, confidence, evidence } of found) yield { paragraph: line.view.paragraph, role: { kind: 'title' }, confidence, evidence }
  const last = found.at(-1)
  if (!last) return
  const confidence = !known ? last.confidence : scene.looksTell ? 0.96 : 0.84
  yield* subtitleUnder(scene, last.line, confidence)
  if (known || confidence >= confidenceLimit) yield* namesUnder(scene, last.line)
}
