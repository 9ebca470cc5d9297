/** The name that was most likely meant by one that is not known: it begins with that, or no third of the letters are others. */
export const likeliest = (name: string, known: readonly string[]): string | undefined => {
  const begun = known.find((each) => name.length > 2 && fold(each).startsWith(fold(name)))
  if (begun !== undefined) return begun
  const [first] = known.map((each) => ({ each, steps: steps(fold(name), fold(each)) })).sort((a, b) => a.steps - b.steps)
  return first !== undefined && first.steps * 3 <= name.length ? first.each : undefined
}

const fold = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

/** How many letters have to come, go or change (Levenshtein); of two long names it is not asked. */
const steps = (from: string, to: string): number => {
  if (Math.abs(from.length - to.length) > 20 || from.length > 50) return Infinity
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let line = 1; line <= from.length; line++) {
    const next = [line]
    for (let column = 1; column <= to.length; column++) {
      const change = row[column - 1]! + (from[line - 1] === to[column - 1] ? 0 : 1)
      next.push(Math.min(change, row[column]! + 1, next[column - 1]! + 1))
    }
    row = next
  }
  return row[to.length]!
}
