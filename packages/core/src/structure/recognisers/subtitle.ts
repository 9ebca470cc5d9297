import { saysWhatItIs, type Line } from '../flow.js'
import type { Claim, Scene } from '../structure.js'
import { isTitleAgain } from '../title/title-again.js'
import { mostWords } from '../title/title-line.js'
import { looksLike } from '../view.js'
import { frontPart } from '../words/front-part.js'

/**
 * A line right under the title, set off as no other line is, with no text of its own: it is what it is as surely as the title is one.
 * A title that ends in a colon has one wherever it stands: the line that is set as it is, whatever follows.
 */
export function* subtitleUnder(scene: Scene, title: Line, confidence: number): Generator<Claim> {
  const { lines, added } = scene
  const line = lines[title.at + 1]
  const next = lines[title.at + 2]
  if (!line || !next || saysWhatItIs(line)) return
  const { view } = line
  const isLed = isLedTo(scene, title, line)
  if (!isLed && (title.at > 1 || (hasTextOfItsOwn(scene, next) && !isBelowHeadings(scene, line)))) return
  // What an earlier run took for another line of the title page is none now that the true one looks as the title does.
  if (added(view.styleName)) return
  const isSetOff = isLed || view.size > scene.look.size || view.align === 'center'
  if (!isSetOff || view.words > mostWords || frontPart(view.text)) return
  if (isTitleAgain(scene, title.view.text, view.text)) return
  if (!isLed && lines.some((other) => other.at > line.at && looksLike(other.view, view))) return
  const evidence = isLed ? 'goes on with the title, which ends in a colon' : 'right under the title, like no other line'
  yield { paragraph: view.paragraph, role: { kind: 'subtitle' }, confidence, evidence }
}

const isLedTo = ({ look }: Scene, { view: title }: Line, { view: { align, bold, size } }: Line): boolean =>
  /[:：]$/.test(title.text) && align === title.align && (align === 'center' || bold || size > look.size)

/** Text right below a line is the text of that line, which is its heading. */
const hasTextOfItsOwn = ({ isHeading }: Scene, next: Line): boolean => next.view.words >= 12 && next.view.align !== 'center' && !isHeading(next)

/** Smaller than a heading further down and larger than text, it is no heading over the first text. */
const isBelowHeadings = ({ lines, look, isHeading }: Scene, { view, at }: Line): boolean =>
  view.size > look.size && !/[.:]$/.test(view.text) && lines.some((other) => other.at > at && other.view.size > view.size && isHeading(other))
