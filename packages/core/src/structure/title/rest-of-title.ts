import { saysWhatItIs, type Flow, type Line } from '../flow.js'
import { looksLike, type View } from '../view.js'
import { frontPart } from '../words/front-part.js'
import { leadsToMore } from '../words/leads-to-more.js'
import { mostWords } from './title-line.js'

/** More lines than this under the first one are no title any more. */
const mostLines = 3

/**
 * A title that was typed in several paragraphs: lines right under it that look as it does, and as no line further down; but what a line leads on
 * to is the rest of it, however plain both are.
 */
export const restOfTitle = ({ lines }: Flow, { view: title, at }: Line): readonly Line[] => {
  const isSetOff = title.align === 'center' && (title.bold || title.caps || title.size >= 28)
  const below = lines.slice(at + 1, at + 1 + mostLines)
  const end = below.findIndex((line) => !goesOn(line, lines[line.at - 1]!.view, title))
  const rest = end < 0 ? below : below.slice(0, end)
  const isAlone = isSetOff && !lines.slice(at + rest.length + 1).some(({ view }) => looksLike(view, title))
  const unled = rest.findIndex((line) => !leadsToMore(lines[line.at - 1]!.view.text))
  return isAlone || unled < 0 ? rest : rest.slice(0, unled)
}

const goesOn = (line: Line, above: View, title: View): boolean => {
  const { view } = line
  if (saysWhatItIs(line) || view.hasObject || view.startsPage || view.words > mostWords) return false
  if (!looksLike(view, title) || view.underlined !== title.underlined || view.caps !== title.caps) return false
  return !frontPart(view.text) || leadsToMore(above.text)
}
