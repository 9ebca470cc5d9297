import { transitionCount } from '../../packages/core/src/citations/parser/model/decode.js'
import { featuresOf, type FeatureReader } from '../../packages/core/src/citations/parser/model/features.js'
import { columns } from '../../packages/core/src/citations/parser/model/label.js'
import type { Model } from '../../packages/core/src/citations/parser/model/model.js'
import { Ascent, type Fitted, type Pace } from './ascent.js'
import { hashed, numbered, reduced, seenOften, type Coded } from './coded.js'
import type { Example } from './example.js'
import { only, quantised, strongest } from './quantise.js'

export interface Settings extends Pace {
  /** Passes over the examples with all features, and then with those that the model keeps. */
  readonly epochs: readonly [all: number, kept: number]
  /** Features seen less often are left out. */
  readonly least: number
  /** The share of the rendered entries that a pass visits: one item comes in a dozen styles, and what people typed is to count as much. */
  readonly rendered: number
  /** As many features as the model keeps: those of the greatest weights. */
  readonly most: number
  readonly seed: number
  /** How many fits, each from a seed of its own, the model is the mean of. */
  readonly runs: number
  readonly features: FeatureReader
}

export const settings: Settings = {
  epochs: [5, 3], rate: 0.1, dropout: 0.5, l2: 1e-6, least: 3, rendered: 0.25, most: 150_000, seed: 1, runs: 3, begins: true, features: featuresOf,
}

/** mulberry32: the same numbers on every machine. */
const random = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

/**
 * Fits a model by stochastic gradient ascent with AdaGrad (Duchi, Hazan and Singer 2011) and quantises it. What the
 * features that are given up knew, the others learn in the last passes: that wins back most of what the cut costs.
 */
export const fit = (examples: readonly Example[], chosen: Settings = settings, log?: (line: string) => void): Model => {
  const ascend = (state: Fitted, coded: readonly Coded[], epochs: number, chance: () => number): void => {
    const ascent = new Ascent(state, chosen, coded, chance)
    for (let epoch = 1; epoch <= epochs; epoch++) {
      const order = coded.filter((_, index) => !isRendered(examples[index]!) || chance() < chosen.rendered)
      shuffle(order, chance)
      let likelihood = 0
      for (const each of order) likelihood += ascent.step(each)
      log?.(`epoch ${epoch} of ${epochs}, ${state.hashes.length} features: log-likelihood ${(likelihood / order.length).toFixed(3)} an entry`)
    }
  }
  const withHashes = examples.map((example) => hashed(example, chosen.features))
  const hashes = seenOften(withHashes, chosen.least)
  const coded = numbered(withHashes, hashes)
  const runs = Array.from({ length: chosen.runs }, (_, run) => ({ state: blank(hashes), chance: random(chosen.seed + run) }))
  for (const { state, chance } of runs) ascend(state, coded, chosen.epochs[0], chance)
  const rows = strongest(meanOf(runs.map(({ state }) => state)), chosen.most)
  const fewer = reduced(coded, rows, hashes.length)
  const kept = runs.map(({ state, chance }) => {
    const own = only(state, rows)
    ascend(own, fewer, chosen.epochs[1], chance)
    return own
  })
  return quantised(meanOf(kept))
}

/** The mean of several fits to the same features: what each of them took from the order of its steps, the others do not have. */
const meanOf = (fits: readonly Fitted[]): Fitted => {
  const mean = (values: (fitted: Fitted) => Float32Array): Float32Array =>
    values(fits[0]!).map((_, at) => fits.reduce((sum, fitted) => sum + values(fitted)[at]!, 0) / fits.length)
  return { ...fits[0]!, weights: mean(({ weights }) => weights), transitions: mean(({ transitions }) => transitions) }
}

const isRendered = ({ line: { source } }: Example): boolean => source.startsWith('styled')

const blank = (hashes: Uint32Array): Fitted => ({
  hashes,
  weights: new Float32Array(hashes.length * columns),
  squares: new Float32Array(hashes.length * columns),
  transitions: new Float32Array(transitionCount),
  transitionSquares: new Float32Array(transitionCount),
})

const shuffle = (order: unknown[], chance: () => number): void => {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]]
  }
}
