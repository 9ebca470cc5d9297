import { saysWhatItIs, type Line } from '../flow.js'
import type { Claim, Scene } from '../structure.js'
import { mostWords } from '../title/title-line.js'
import { looksLike } from '../view.js'
import { frontPart } from '../words/front-part.js'

/** A line right under the title, set off as no other line is, with no text of its own: it is what it is as surely as the title is one. */
export function* subtitleUnder(scene: Scene, title: Line, confidence: number): Generator<Claim> {
  const { lines, added } = scene
  const line = lines[title.at + 1]
  const next = lines[title.at + 2]
  if (!line || !next || title.at > 1 || saysWhatItIs(line) || (hasTextOfItsOwn(scene, next) && !isBelowHeadings(scene, line))) return
  const { view } = line
  // What an earlier run took for another line of the title page is none now that the true one looks as the title does.
  if (added(view.styleName)) return
  const isSetOff = view.size > scene.look.size || view.align === 'center'
  if (!isSetOff || view.words > mostWords || frontPart(view.text)) return
  if (lines.some((other) => other.at > line.at && looksLike(other.view, view))) return
  yield { paragraph: view.paragraph, role: { kind: 'subtitle' }, confidence, evidence: 'right under the title, like no other line' }
}

/** Text right below a line is the text of that line, which is its heading. */
const hasTextOfItsOwn = ({ isHeading }: Scene, next: Line): boolean => next.view.words >= 12 && next.view.align !== 'center' && !isHeading(next)

/** Smaller than a heading further down and larger than text, it is no heading over the first text. */
const isBelowHeadings = ({ lines, look, isHeading }: Scene, { view, at }: Line): boolean =>
  view.size > look.size && !/[.:]$/.test(view.text) && lines.some((other) => other.at > at && other.view.size > view.size && isHeading(other))
