import type { Citation } from '../citations.js'
import type { SeenIn } from '../words/seen-in.js'
import { enclosing } from './in-brackets.js'
import type { Replacement } from './placed.js'

const seen = /(?<![\p{L}\p{N}])(?:(?:as\s)?(?:cited|quoted)|qtd\.)\sin\s+$/u

/** `(as cited in [2])` as `(qtd. in Roe)`: what leads to a number in the author’s brackets is in the words of the style once a name stands there. */
export const withSeenIn = (made: Replacement, citation: Citation, seenIn: SeenIn): Replacement => {
  const around = enclosing(citation)
  const [words] = around ? (seen.exec(citation.paragraph.text.slice(around.from, made.from)) ?? []) : []
  return words === undefined ? made : { from: made.from - words.length, to: made.to, text: [{ text: `${seenIn} ` }, ...made.text] }
}
