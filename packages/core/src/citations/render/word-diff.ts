/** A stretch of one text and what stands in its place in another. */
interface Difference {
  readonly from: number
  readonly to: number
  /** In the other text. */
  readonly start: number
  readonly end: number
}

/** Words, numbers, blanks and single signs. */
const tokens = (text: string): string[] => text.match(/[\p{L}\p{M}]+|\p{N}+|\s+|./gsu) ?? []

/** Where two texts differ, in whole words, so that what stays the same keeps its looks, its links and its comments. */
export const wordDiff = (old: string, now: string): Difference[] => {
  if (old === now) return []
  const [left, right] = [tokens(old), tokens(now)]
  let head = 0
  while (head < left.length && head < right.length && left[head] === right[head]) head++
  let tail = 0
  while (tail < left.length - head && tail < right.length - head && left.at(-1 - tail) === right.at(-1 - tail)) tail++
  const kept = common(left.slice(head, left.length - tail), right.slice(head, right.length - tail))
  const [starts, beginnings] = [offsets(left), offsets(right)]
  const differences: Difference[] = []
  let [at, place] = [head, head]
  for (const [one, other] of [...kept.map(([one, other]) => [one + head, other + head] as const), [left.length - tail, right.length - tail] as const]) {
    if (one > at || other > place) differences.push({ from: starts[at]!, to: starts[one]!, start: beginnings[place]!, end: beginnings[other]! })
    at = one + 1
    place = other + 1
  }
  return differences
}

const offsets = (list: readonly string[]): number[] => {
  const found = [0]
  for (const token of list) found.push(found.at(-1)! + token.length)
  return found
}

/** More pairs of tokens than two entries of some ten pages have: what is compared by all of them takes a square of time and memory. */
const mostPairs = 16_000_000

/** The longest common run of tokens, as pairs of places; words count for more than blanks and signs, which fit anywhere. */
const common = (left: readonly string[], right: readonly string[]): [number, number][] => {
  if (left.length * right.length > mostPairs) return []
  const width = right.length + 1
  const best = new Uint32Array((left.length + 1) * width)
  const weight = left.map((token) => (/[\p{L}\p{N}]/u.test(token) ? 4 + token.length : 1))
  for (let one = left.length - 1; one >= 0; one--) {
    for (let other = right.length - 1; other >= 0; other--) {
      const skip = Math.max(best[(one + 1) * width + other]!, best[one * width + other + 1]!)
      const take = left[one] === right[other] ? best[(one + 1) * width + other + 1]! + weight[one]! : 0
      best[one * width + other] = Math.max(skip, take)
    }
  }
  const pairs: [number, number][] = []
  for (let one = 0, other = 0; one < left.length && other < right.length;) {
    const value = best[one * width + other]!
    if (left[one] === right[other] && value === best[(one + 1) * width + other + 1]! + weight[one]!) pairs.push([one++, other++])
    else if (value === best[(one + 1) * width + other]!) one++
    else other++
  }
  return pairs
}
