import { boundaryOf } from '../../packages/core/src/citations/parser/boundary.js'
import { transitionCount } from '../../packages/core/src/citations/parser/decode.js'
import { Features, featuresOf } from '../../packages/core/src/citations/parser/features.js'
import { labels } from '../../packages/core/src/citations/parser/label.js'
import type { Model } from '../../packages/core/src/citations/parser/model.js'
import type { Example } from './example.js'
import { quantised, strongest } from './quantise.js'

const count = labels.length

export interface Settings {
  /** Passes over the examples with all features, and then with those that the model keeps. */
  readonly epochs: readonly [all: number, kept: number]
  readonly rate: number
  /** The share of features that each step does without, so that no single one is relied on. */
  readonly dropout: number
  readonly l2: number
  /** Features seen less often are left out. */
  readonly least: number
  /** As many features as the model keeps: those of the greatest weights. */
  readonly most: number
  readonly seed: number
}

export const settings: Settings = { epochs: [4, 3], rate: 0.1, dropout: 0.5, l2: 1e-6, least: 3, most: 130_000, seed: 1 }

/** An example as numbers: features by token, labels, boundaries. */
interface Coded {
  readonly features: Int32Array
  readonly starts: Int32Array
  readonly labels: readonly number[]
  readonly steps: readonly number[]
}

/** mulberry32: the same numbers on every machine. */
const random = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

/** Weights that are being fitted, with the sums of squared slopes that AdaGrad divides by. */
export interface Fitted {
  readonly hashes: Uint32Array
  readonly weights: Float32Array
  readonly squares: Float32Array
  readonly transitions: Float64Array
  readonly transitionSquares: Float64Array
}

/**
 * Fits a model by stochastic gradient ascent with AdaGrad (Duchi, Hazan and Singer 2011) and quantises it. What the
 * features that are given up knew, the others learn in the last passes: that wins back most of what the cut costs.
 */
export const fit = (examples: readonly Example[], chosen: Settings = settings, log?: (line: string) => void): Model => {
  const chance = random(chosen.seed)
  const ascend = (state: Fitted, epochs: number): void => {
    const index = new Map([...state.hashes].map((hash, place) => [hash, place]))
    const coded = examples.map((example) => code(example, index))
    for (let epoch = 1; epoch <= epochs; epoch++) {
      shuffle(coded, chance)
      let likelihood = 0
      for (const each of coded) likelihood += step(each, { ...state, ...chosen, chance })
      log?.(`epoch ${epoch} of ${epochs}, ${state.hashes.length} features: log-likelihood ${(likelihood / coded.length).toFixed(3)} an entry`)
    }
  }
  const all = blank(featuresSeen(examples, chosen.least))
  ascend(all, chosen.epochs[0])
  const kept = strongest(all, chosen.most)
  ascend(kept, chosen.epochs[1])
  return quantised(kept)
}

const blank = (hashes: Uint32Array): Fitted => ({
  hashes,
  weights: new Float32Array(hashes.length * count),
  squares: new Float32Array(hashes.length * count),
  transitions: new Float64Array(transitionCount),
  transitionSquares: new Float64Array(transitionCount),
})

const featuresSeen = (examples: readonly Example[], least: number): Uint32Array => {
  const counts = new Map<number, number>()
  const found = new Features()
  for (const { tokens } of examples) {
    const read = featuresOf(tokens)
    tokens.forEach((_, index) => {
      read(index, found)
      for (const feature of found.hashes.subarray(0, found.length)) counts.set(feature >>> 0, (counts.get(feature >>> 0) ?? 0) + 1)
    })
  }
  return Uint32Array.from([...counts].filter(([, seen]) => seen >= least).map(([hash]) => hash)).sort()
}

const code = ({ tokens, labels: gold }: Example, index: ReadonlyMap<number, number>): Coded => {
  const features: number[] = []
  const starts = new Int32Array(tokens.length + 1)
  const found = new Features()
  const read = featuresOf(tokens)
  tokens.forEach((_, token) => {
    starts[token] = features.length
    read(token, found)
    for (const feature of found.hashes.subarray(0, found.length)) {
      const place = index.get(feature >>> 0)
      if (place !== undefined) features.push(place)
    }
  })
  starts[tokens.length] = features.length
  return { features: Int32Array.from(features), starts, labels: gold, steps: tokens.map((token, at) => (at === 0 ? 0 : boundaryOf(tokens[at - 1]!, token))) }
}

interface State extends Fitted, Settings {
  readonly chance: () => number
}

/** A slope that is not worth a step. */
const negligible = 1e-4

/** One step of the ascent; returns the log-likelihood of the example before it. */
const step = ({ features, starts, labels: gold, steps }: Coded, state: State): number => {
  const { weights, squares, transitions, transitionSquares, rate, dropout, l2, chance } = state
  const length = gold.length
  const kept = new Uint8Array(features.length)
  for (let each = 0; each < kept.length; each++) kept[each] = chance() >= dropout ? 1 : 0
  const scale = 1 / (1 - dropout)
  const local = new Float64Array(length * count)
  let likelihood = 0
  for (let token = 0; token < length; token++) {
    for (let each = starts[token]!; each < starts[token + 1]!; each++) {
      if (!kept[each]) continue
      const row = features[each]! * count
      for (let label = 0; label < count; label++) local[token * count + label]! += weights[row + label]! * scale
    }
    likelihood += local[token * count + gold[token]!]!
    if (token > 0) likelihood += transitions[(steps[token]! * count + gold[token - 1]!) * count + gold[token]!]!
  }
  const { forward, backward, pairs, logZ } = lattice(local, steps, transitions, length)
  const gradient = new Float64Array(count)
  const active = new Uint8Array(count)
  for (let token = 0; token < length; token++) {
    // Most tokens are soon settled but for two or three labels: only those are moved, which makes an epoch several times as fast.
    let wrong = 0
    for (let label = 0, at = token * count; label < count; label++, at++) {
      const slope = ((gold[token] === label ? 1 : 0) - forward[at]! * backward[at]!) * scale
      if (slope < -negligible || slope > negligible) {
        gradient[label] = slope
        active[wrong++] = label
      }
    }
    for (let each = starts[token]!; wrong > 0 && each < starts[token + 1]!; each++) {
      if (!kept[each]) continue
      const row = features[each]! * count
      for (let place = 0; place < wrong; place++) {
        const at = row + active[place]!
        const slope = gradient[active[place]!]! - l2 * weights[at]!
        squares[at]! += slope * slope
        weights[at]! += (rate * slope) / Math.sqrt(squares[at]! + 1e-6)
      }
    }
    if (token === 0) continue
    const base = steps[token]! * count * count
    for (let pair = 0; pair < count * count; pair++) {
      const isGold = pair === gold[token - 1]! * count + gold[token]!
      const slope = (isGold ? 1 : 0) - pairs[token * count * count + pair]!
      if (slope > -negligible && slope < negligible) continue
      transitionSquares[base + pair]! += slope * slope
      transitions[base + pair]! += (rate * slope) / Math.sqrt(transitionSquares[base + pair]! + 1e-6)
    }
  }
  return likelihood - logZ
}

/** Forward and backward sums, scaled so that their product is the marginal; and the marginals of pairs. */
const lattice = (scores: Float64Array, steps: readonly number[], transitions: Float64Array, length: number) => {
  const raised = Float64Array.from(transitions, Math.exp)
  const local = new Float64Array(length * count)
  const forward = new Float64Array(length * count)
  const backward = new Float64Array(length * count)
  const pairs = new Float64Array(length * count * count)
  const scales = new Float64Array(length)
  let logZ = 0
  for (let token = 0; token < length; token++) {
    let most = -Infinity
    for (let label = 0; label < count; label++) most = Math.max(most, scores[token * count + label]!)
    logZ += most
    let total = 0
    for (let to = 0; to < count; to++) {
      local[token * count + to] = Math.exp(scores[token * count + to]! - most)
      let sum = token === 0 ? 1 : 0
      if (token > 0) for (let from = 0; from < count; from++) sum += forward[(token - 1) * count + from]! * raised[(steps[token]! * count + from) * count + to]!
      forward[token * count + to] = sum * local[token * count + to]!
      total += forward[token * count + to]!
    }
    scales[token] = total
    logZ += Math.log(total)
    for (let to = 0; to < count; to++) forward[token * count + to]! /= total
  }
  backward.fill(1, (length - 1) * count)
  for (let token = length - 2; token >= 0; token--) {
    const next = token + 1
    for (let from = 0; from < count; from++) {
      let sum = 0
      for (let to = 0; to < count; to++) {
        const value = raised[(steps[next]! * count + from) * count + to]! * local[next * count + to]! * backward[next * count + to]! / scales[next]!
        pairs[(next * count + from) * count + to] = value * forward[token * count + from]!
        sum += value
      }
      backward[token * count + from] = sum
    }
  }
  return { forward, backward, pairs, logZ }
}

const shuffle = (order: unknown[], chance: () => number): void => {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]]
  }
}
