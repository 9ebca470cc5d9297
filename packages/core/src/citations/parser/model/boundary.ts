import type { Token } from './token.js'

const afterSign = new Map([['.', 1], ['?', 1], ['!', 1], [',', 2], [':', 3], [';', 4], ['(', 5], ['[', 5], [')', 6], [']', 6], ['”', 7], ['"', 7], ['’', 7]])
const beforeSign = new Map([['(', 8], ['[', 8], ['“', 9], ['"', 9], ['‘', 9], ['.', 10], [',', 10], [':', 10], [';', 10], [')', 10]])

/** How many kinds of boundary there are. */
export const boundaries = 14

/** The kind of boundary before the token at `index`: a field seldom ends but at a stop, a comma or a bracket. */
export const boundaryOf = (tokens: readonly Token[], index: number): number => {
  const [before, after] = [tokens[index - 1]!, tokens[index]!]
  const sign = afterSign.get(before.text)
  if (sign !== undefined) return sign === 1 && !after.spaced ? 13 : sign
  const next = beforeSign.get(after.text)
  if (next !== undefined) return next
  if (/^(1[5-9]|20)\d\d$/.test(after.text)) return 11
  return /^\p{N}/u.test(after.text) ? 12 : 0
}
