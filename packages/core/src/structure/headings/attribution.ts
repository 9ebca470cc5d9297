import type { Place } from './clues.js'
import { endsSentence } from '../words/ends-sentence.js'
import { frontPart } from '../words/front-part.js'

/** More words say more than who said it, and where. */
const mostWords = 12
/** What stands at the beginning of a chapter is shorter. */
const mostQuoted = 60
/** So far further in than text, twips, a paragraph is set off. */
const setIn = 500

/** `— Orla Finch, The Long Winter` */
const behindDash = /^[—–―]\s?\p{L}/u

/** Who said what stands above: behind a dash, or a name alone that is set off from the text as the sentence above it is. */
export const isAttribution = ({ line: { view, main, listed }, previous, flow: { look } }: Place): boolean => {
  if (main || listed !== undefined || !previous || view.words > mostWords || previous.view.words > mostQuoted || !endsSentence(previous.view.text)) return false
  if (behindDash.test(view.text)) return true
  const isSetOff = view.indentStart - look.indentStart >= setIn || (view.align !== look.align && (view.align === 'right' || view.align === 'end'))
  return isSetOff && view.indentStart === previous.view.indentStart && view.align === previous.view.align && frontPart(view.text) === 'author'
}
