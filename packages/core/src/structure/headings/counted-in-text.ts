import type { Flow, Line } from '../flow.js'
import { endsSentence } from '../words/ends-sentence.js'

/** Fewer numbers in a row may be anything. */
const fewest = 4
const mostWords = 15
/** Who says more before a colon leads on to something. */
const mostBeforeColon = 4
const fewestOfText = 20

/**
 * Headings that nothing but typed numbers sets off, as a whole paper has them: `1`, `1.1`, `1.2`, `2`, each over text or right over its first part.
 * Some are parts of parts, which no list counts so; items between them are no such lines, and the numbers go on behind them.
 */
export const countedInText = ({ lines }: Flow): ReadonlySet<Line> => {
  const row: Line[] = []
  let path: readonly number[] = [0]
  for (const line of lines) {
    const own = numbersOf(line)
    if (own === undefined || !follows(path, own) || !isCalled(line) || !standsOver(lines, line, own)) continue
    row.push(line)
    path = own
  }
  const inner = row.filter(({ number }) => number!.depth > 1).length
  return row.length >= fewest && inner >= 2 ? new Set(row) : new Set()
}

const numbersOf = ({ view: { text, numbered, outlineLevel }, number, contents }: Line): readonly number[] | undefined =>
  number?.form === 'decimal' && !numbered && !contents && outlineLevel >= 9 ? /^\d+(?:\.\d+)*/.exec(text)?.[0].split('.').map(Number) : undefined

/** The first part of the part above, or the next of its own or of one that it is in. */
const follows = (above: readonly number[], own: readonly number[]): boolean => {
  const last = own.length - 1
  const begins = own.length === above.length + 1 && own[last] === 1 && above.every((value, at) => value === own[at])
  return begins || (own.length <= above.length && own[last] === above[last]! + 1 && own.slice(0, last).every((value, at) => value === above[at]))
}

const isCalled = ({ view: { text, words, hasObject }, number, label }: Line): boolean =>
  words <= mostWords && !hasObject && !label && /^["“‘'«¿]?[\p{Lu}\p{Lt}\p{Lo}][^\t\n]*[^.;,\t\n]$/u.test(text.slice(number!.to)) &&
  (words <= mostBeforeColon || !/[:：]$/.test(text))

/** Over a paragraph of text, or over a line that counts its first part. */
const standsOver = (lines: readonly Line[], { at, after }: Line, own: readonly number[]): boolean => {
  const next = lines[at + 1]
  if (next === undefined || after !== 'line') return false
  const inside = numbersOf(next)
  if (inside !== undefined && follows(own, inside) && inside.length > own.length) return true
  return !next.number && next.view.words >= fewestOfText && endsSentence(next.view.text)
}
