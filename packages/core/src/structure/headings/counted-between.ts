import type { Line } from '../flow.js'
import { looksLike } from '../view.js'

/** A part before the last one, and one between the two. */
const fewest = 3
const mostWords = 15

/**
 * What is counted in one row from a part that is surely one to another, in their letters, and each with something below it: `2. The Beach` and
 * `3. Who Wanted It?` between `1. Introduction` and `4. Conclusion`. A list between two of them is a row of its own.
 */
export const countedBetween = (lines: readonly Line[], isSure: (line: Line) => boolean): ReadonlySet<Line> => {
  const found = new Set<Line>()
  for (const row of rowsOf(lines)) {
    const [from, to] = [row.findIndex(isSure), row.findLastIndex(isSure)]
    const between = row.slice(from, to + 1)
    if (from < 0 || between.length < fewest) continue
    const isPart = (line: Line): boolean => looksLike(line.view, row[from]!.view) && !between.includes(lines[line.at + 1]!)
    if (between.every(isPart)) for (const line of between) found.add(line)
  }
  return found
}

/** Rows of numbers that go on; one that begins within another ends before that goes on, and where a number fits both neither says anything. */
const rowsOf = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const clear = new Set<Line[]>()
  let open: Line[][] = []
  const counted = lines.flatMap((line) => {
    const value = valueOf(line)
    return value === undefined ? [] : [{ line, value }]
  })
  const lastOf = new Map(counted.map(({ value }, at) => [value, at]))
  for (const [at, { line, value }] of counted.entries()) {
    const fitting = open.filter((row) => row.at(-1)!.number!.value + 1 === value)
    // The number that comes once more is that of the list.
    const comesAgain = lastOf.get(value)! > at
    const row = comesAgain ? fitting.at(-1) : fitting[0]
    if (row) {
      if (fitting.length > 1 && !comesAgain) for (const each of fitting) clear.delete(each)
      open = open.slice(0, open.indexOf(row) + 1)
      row.push(line)
    } else if (value === 1) {
      const begun = [line]
      clear.add(begun)
      open.push(begun)
    }
  }
  return [...clear]
}

const valueOf = ({ view: { text, words, numbered, hasObject, outlineLevel }, number, label, contents }: Line): number | undefined => {
  const isCalled = number?.form === 'decimal' && number.depth === 1 && words <= mostWords && /^["“‘'«¿]?[\p{Lu}\p{Lt}\p{Lo}][^\t\n]*[^.:;,\t\n]$/u.test(text.slice(number.to))
  return isCalled && !numbered && !hasObject && !label && !contents && outlineLevel >= 9 ? number.value : undefined
}
