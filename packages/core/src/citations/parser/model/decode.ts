import { boundaries, boundaryOf } from './boundary.js'
import { Features, featuresOf, type FeatureReader } from './features.js'
import { beginningOf, columns, labels, type Label } from './label.js'
import type { Model } from './model.js'
import { offset, rowsOf, words, type Rows } from './rows.js'
import type { Token } from './token.js'

const count = labels.length

/** The label of a token, and how probable it is given the whole entry. */
interface Labelled {
  readonly label: Label
  readonly probability: number
}

/**
 * Labels the tokens of an entry: the best path by Viterbi, its certainty by the forward-backward algorithm. Up to `namesEnd`, where
 * that is known, stand authors, and none behind it.
 */
export const label = (tokens: readonly Token[], model: Model, reader: FeatureReader = featuresOf, namesEnd?: number): Labelled[] => {
  if (tokens.length === 0) return []
  const scores = scoresOf(tokens, rowsOf(model), reader)
  if (namesEnd !== undefined) endNames(scores, tokens, namesEnd)
  const steps = tokens.map((_, index) => (index === 0 ? 0 : boundaryOf(tokens, index)))
  const marginals = marginalsOf(scores, steps, model.transitions)
  return bestPath(scores, steps, model.transitions).map((best, index) => ({ label: labels[best]!, probability: marginals[index * count + best]! }))
}

/** What the features say for each token and label. */
const scoresOf = (tokens: readonly Token[], { packed, step, weightsOf }: Rows, reader: FeatureReader): Float64Array => {
  const scores = new Float64Array(tokens.length * columns)
  const readFeatures = reader(tokens)
  const features = new Features()
  const sums = new Int32Array(2 * words)
  for (let index = 0, base = 0; index < tokens.length; index++, base += columns) {
    readFeatures(index, features)
    sums.fill(0)
    let found = 0
    for (let place = 0; place < features.length; place++) {
      const weights = weightsOf(features.hashes[place]!)
      if (weights < 0) continue
      found++
      // Four weights are added at once, in halves of two numbers: they are above nought, and too few to carry over.
      for (let word = 0, at = weights; word < words; word++, at++) {
        const four = packed[at]!
        sums[2 * word]! += four & 0x00ff00ff
        sums[2 * word + 1]! += (four >>> 8) & 0x00ff00ff
      }
    }
    for (let each = 0; each < columns; each++) {
      const half = sums[2 * (each >> 2) + (each & 1)]!
      scores[base + each] = (((each & 2) === 0 ? half & 0xffff : half >>> 16) - found * offset) * step
    }
  }
  return scores
}

const author = labels.indexOf('author')
/** Ruled out, in logarithms. */
const impossible = 100

const endNames = (scores: Float64Array, tokens: readonly Token[], end: number): void => {
  tokens.forEach(({ to }, index) => {
    for (let each = 0; each < count; each++) if ((each === author) !== to <= end) scores[index * columns + each]! -= impossible
  })
}

/** Paths so far behind the best one, in logarithms, are given up: no transition makes up for that. */
const hopeless = 20

const bestPath = (scores: Float64Array, steps: readonly number[], transitions: Float32Array): number[] => {
  const length = steps.length
  let best = scores.slice(0, count)
  let before = new Float64Array(count)
  const from = new Uint8Array(length * count)
  const begins = new Float64Array(count)
  for (let index = 1; index < length; index++) {
    [before, best] = [best, before]
    best.fill(-Infinity)
    const [here, own] = [index * count, index * columns]
    const limit = before[indexOfMost(before)]! - hopeless
    for (let each = 0; each < count; each++) begins[each] = scores[own + beginningOf[each]!]!
    for (let each = 0, base = steps[index]! * count * count; each < count; each++, base += count) {
      const reached = before[each]!
      if (reached < limit) continue
      const begin = begins[each]!
      begins[each] = 0
      for (let to = 0; to < count; to++) {
        const value = reached + transitions[base + to]! + begins[to]!
        if (value <= best[to]!) continue
        best[to] = value
        from[here + to] = each
      }
      begins[each] = begin
    }
    for (let to = 0; to < count; to++) best[to]! += scores[own + to]!
  }
  const path = [indexOfMost(best)]
  for (let index = length - 1; index > 0; index--) path.push(from[index * count + path.at(-1)!]!)
  return path.reverse()
}

/** The place of the greatest, the first one where several are. */
const indexOfMost = (values: Float64Array): number => {
  let most = 0
  for (let each = 1; each < values.length; each++) if (values[each]! > values[most]!) most = each
  return most
}

/** The mean of several fits is surer than it is right: with scores at two thirds, what it is nine tenths sure of is right as often as with one fit. */
const tempered = 0.65

/** Shares below this are nothing: most labels of a token are out of the question. */
const nothing = 1e-7

/** The probability of each label at each token, over all paths. */
const marginalsOf = (scores: Float64Array, steps: readonly number[], transitions: Float32Array): Float64Array => {
  const length = steps.length
  const weights = exponentials(transitions)
  const local = new Float64Array(length * count)
  const begins = new Float64Array(length * count)
  const begun = new Float64Array(columns)
  for (let here = 0, own = 0; here < local.length; here += count, own += columns) {
    let most = -Infinity
    for (let each = 0; each < count; each++) most = Math.max(most, scores[own + each]!)
    for (let each = 0; each < count; each++) local[here + each] = Math.exp((scores[own + each]! - most) * tempered)
    for (let each = count; each < columns; each++) begun[each] = Math.exp(scores[own + each]! * tempered)
    for (let each = 0; each < count; each++) begins[here + each] = begun[beginningOf[each]!]!
  }
  const forward = new Float64Array(length * count)
  forward.set(local.subarray(0, count))
  normalise(forward, 0)
  for (let index = 1, here = count; index < length; index++, here += count) {
    for (let each = 0, base = steps[index]! * count * count; each < count; each++, base += count) {
      const share = forward[here - count + each]!
      if (share < nothing) continue
      const begin = begins[here + each]!
      begins[here + each] = 1
      for (let to = 0; to < count; to++) forward[here + to]! += share * weights[base + to]! * begins[here + to]!
      begins[here + each] = begin
    }
    for (let to = here; to < here + count; to++) forward[to]! *= local[to]!
    normalise(forward, here)
  }
  // What follows each token is folded into `forward` at once, so that it ends up as the product of both.
  let [after, backward] = [new Float64Array(count).fill(1), new Float64Array(count)]
  for (let index = length - 2; index >= 0; index--) {
    const next = (index + 1) * count
    backward.fill(0)
    const base = steps[index + 1]! * count * count
    for (let to = 0; to < count; to++) {
      const share = local[next + to]! * after[to]!
      const starting = share * begins[next + to]!
      if (share < nothing && starting < nothing) continue
      for (let each = 0; each < count; each++) backward[each]! += weights[base + each * count + to]! * (each === to ? share : starting)
    }
    normalise(backward, 0)
    for (let each = 0; each < count; each++) forward[index * count + each]! *= backward[each]!
    normalise(forward, index * count)
    ;[after, backward] = [backward, after]
  }
  return forward
}

const known = new WeakMap<Float32Array, Float64Array>()

/** A model's transitions are raised once. */
const exponentials = (transitions: Float32Array): Float64Array => {
  const kept = known.get(transitions)
  if (kept) return kept
  const raised = Float64Array.from(transitions, (transition) => Math.exp(transition * tempered))
  known.set(transitions, raised)
  return raised
}

const normalise = (values: Float64Array, from: number): void => {
  let sum = 0
  for (let each = from; each < from + count; each++) sum += values[each]!
  const scale = sum > 0 ? 1 / sum : 1
  for (let each = from; each < from + count; each++) values[each]! *= scale
}

/** How many numbers the transitions of a model are. */
export const transitionCount = boundaries * count * count
