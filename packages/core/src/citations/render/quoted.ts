import type { Citation } from '../citations.js'

const wholly = /^\s*(?:“[^“”„]*”|„[^“”„]*“)[.\s]*$/u
/** Words of the quotation behind the citation. */
const goesOn = /^[,;:.]?\s+\p{L}/u

/**
 * `“All harbours know of it (Roe, 2018), and of the ice.”`, all that a paragraph says: names in the middle of a quotation are somebody else’s words,
 * and only those at its end may be of who quotes. Numbers are looked up in a list, and nobody quotes that.
 */
export const isQuoted = ({ paragraph: { text }, to, system, form }: Citation): boolean =>
  system !== 'numeric' && form === 'parenthetical' && goesOn.test(text.slice(to, to + 20)) && wholly.test(text)
