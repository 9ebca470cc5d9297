import { transitionCount } from '../../packages/core/src/citations/parser/decode.js'
import { featuresOf, type FeatureReader } from '../../packages/core/src/citations/parser/features.js'
import { labels } from '../../packages/core/src/citations/parser/label.js'
import type { Model } from '../../packages/core/src/citations/parser/model.js'
import { Ascent, type Fitted, type Pace } from './ascent.js'
import { hashed, numbered, reduced, seenOften, type Coded } from './coded.js'
import type { Example } from './example.js'
import { only, quantised, strongest } from './quantise.js'

const count = labels.length

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
  readonly features: FeatureReader
}

export const settings: Settings = { epochs: [5, 3], rate: 0.1, dropout: 0.4, l2: 1e-6, least: 3, rendered: 0.25, most: 150_000, seed: 1, features: featuresOf }

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
  const chance = random(chosen.seed)
  const ascend = (state: Fitted, coded: readonly Coded[], epochs: number): void => {
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
  const all = blank(seenOften(withHashes, chosen.least))
  const coded = numbered(withHashes, all.hashes)
  ascend(all, coded, chosen.epochs[0])
  const rows = strongest(all, chosen.most)
  const kept = only(all, rows)
  ascend(kept, reduced(coded, rows, all.hashes.length), chosen.epochs[1])
  return quantised(kept)
}

const isRendered = ({ line: { source } }: Example): boolean => source.startsWith('styled')

const blank = (hashes: Uint32Array): Fitted => ({
  hashes,
  weights: new Float32Array(hashes.length * count),
  squares: new Float32Array(hashes.length * count),
  transitions: new Float32Array(transitionCount),
  transitionSquares: new Float32Array(transitionCount),
})

const shuffle = (order: unknown[], chance: () => number): void => {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]]
  }
}
