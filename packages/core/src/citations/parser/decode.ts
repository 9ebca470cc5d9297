import { boundaries, boundaryOf } from './boundary.js'
import { featuresOf } from './features.js'
import { labels, type Label } from './label.js'
import type { Model } from './model.js'
import { rowFinder } from './rows.js'
import type { Token } from './token.js'

const count = labels.length

/** The label of a token, and how probable it is given the whole entry. */
export interface Labelled {
  readonly label: Label
  readonly probability: number
}

/** Labels the tokens of an entry: the best path by Viterbi, its certainty by the forward-backward algorithm. */
export const label = (tokens: readonly Token[], model: Model): Labelled[] => {
  if (tokens.length === 0) return []
  const scores = scoresOf(tokens, model)
  const steps = tokens.map((token, index) => (index === 0 ? 0 : boundaryOf(tokens[index - 1]!, token)))
  const marginals = marginalsOf(scores, steps, model.transitions)
  return bestPath(scores, steps, model.transitions).map((best, index) => ({ label: labels[best]!, probability: marginals[index * count + best]! }))
}

/** What the features say for each token and label. */
const scoresOf = (tokens: readonly Token[], model: Model): Float64Array => {
  const { weights, step } = model
  const scores = new Float64Array(tokens.length * count)
  const features = featuresOf(tokens)
  const rowOf = rowFinder(model)
  for (let index = 0, base = 0; index < tokens.length; index++, base += count) {
    features(index, (feature) => {
      const row = rowOf(feature) * count
      if (row < 0) return
      for (let each = 0; each < count; each++) scores[base + each]! += weights[row + each]!
    })
  }
  for (let each = 0; each < scores.length; each++) scores[each]! *= step
  return scores
}

const bestPath = (scores: Float64Array, steps: readonly number[], transitions: Float32Array): number[] => {
  const length = steps.length
  const best = scores.slice(0, count)
  const from = new Uint8Array(length * count)
  for (let index = 1; index < length; index++) {
    const before = best.slice()
    const base = steps[index]! * count * count
    for (let to = 0; to < count; to++) {
      let [most, which] = [-Infinity, 0]
      for (let each = 0; each < count; each++) {
        const value = before[each]! + transitions[base + each * count + to]!
        if (value > most) [most, which] = [value, each]
      }
      best[to] = most + scores[index * count + to]!
      from[index * count + to] = which
    }
  }
  const path = [best.indexOf(Math.max(...best))]
  for (let index = length - 1; index > 0; index--) path.push(from[index * count + path.at(-1)!]!)
  return path.reverse()
}

/** The probability of each label at each token, over all paths. */
export const marginalsOf = (scores: Float64Array, steps: readonly number[], transitions: Float32Array | Float64Array): Float64Array => {
  const length = steps.length
  const forward = new Float64Array(length * count)
  const backward = new Float64Array(length * count)
  const weights = exponentials(transitions)
  const local = new Float64Array(length * count)
  for (let index = 0; index < length; index++) {
    const row = scores.subarray(index * count, (index + 1) * count)
    const most = Math.max(...row)
    for (let each = 0; each < count; each++) local[index * count + each] = Math.exp(row[each]! - most)
  }
  for (let index = 0; index < length; index++) {
    const here = index * count
    for (let to = 0; to < count; to++) {
      let sum = index === 0 ? 1 : 0
      const base = steps[index]! * count * count + to
      if (index > 0) for (let each = 0; each < count; each++) sum += forward[here - count + each]! * weights[base + each * count]!
      forward[here + to] = sum * local[here + to]!
    }
    normalise(forward, here)
  }
  backward.fill(1, (length - 1) * count)
  for (let index = length - 2; index >= 0; index--) {
    const next = (index + 1) * count
    for (let each = 0; each < count; each++) {
      let sum = 0
      const base = steps[index + 1]! * count * count + each * count
      for (let to = 0; to < count; to++) sum += weights[base + to]! * local[next + to]! * backward[next + to]!
      backward[index * count + each] = sum
    }
    normalise(backward, index * count)
  }
  for (let index = 0; index < length; index++) {
    for (let each = index * count; each < (index + 1) * count; each++) forward[each]! *= backward[each]!
    normalise(forward, index * count)
  }
  return forward
}

const known = new WeakMap<Float32Array | Float64Array, Float64Array>()

/** A model's transitions are raised once; while it is trained they change, and are raised anew. */
const exponentials = (transitions: Float32Array | Float64Array): Float64Array => {
  const kept = known.get(transitions)
  if (kept) return kept
  const raised = Float64Array.from(transitions, Math.exp)
  if (transitions instanceof Float32Array) known.set(transitions, raised)
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
