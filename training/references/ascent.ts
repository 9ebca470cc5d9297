import { beginningOf, columns, labels } from '../../packages/core/src/citations/parser/model/label.js'
import type { Coded } from './coded.js'

const count = labels.length

/** Weights that are being fitted, with the sums of squared slopes that AdaGrad divides by. */
export interface Fitted {
  readonly hashes: Uint32Array
  readonly weights: Float32Array
  readonly squares: Float32Array
  readonly transitions: Float32Array
  readonly transitionSquares: Float32Array
}

export interface Pace {
  readonly rate: number
  /** The share of features that each step does without, so that no single one is relied on. */
  readonly dropout: number
  readonly l2: number
  /** Whether what begins at a token is learned beside what it is. */
  readonly begins: boolean
}

/** A slope that is not worth a step. Most tokens are soon settled but for two or three labels: only those are moved. */
const negligible = 1e-4

/** In the first steps scores overshoot: beyond this, in logarithms, a beginning is no surer. */
const surest = 40

/** The steps of a stochastic gradient ascent, in room that is taken once. */
export class Ascent {
  private readonly scores: Float32Array
  private readonly local: Float64Array
  /** By token and label how much likelier the label is where it begins, and by token and column how likely one begins. */
  private readonly opens: Float64Array
  private readonly begun: Float64Array
  private readonly forward: Float64Array
  private readonly backward: Float64Array
  private readonly scales: Float64Array
  private readonly kept: Uint8Array
  /** The transitions raised; kept up with each step. */
  private readonly raised: Float32Array

  constructor(
    private readonly state: Fitted,
    private readonly pace: Pace,
    examples: readonly Coded[],
    private readonly chance: () => number,
  ) {
    const longest = examples.reduce((most, { labels: each }) => Math.max(most, each.length), 0)
    this.scores = new Float32Array(longest * columns)
    this.local = new Float64Array(longest * count)
    this.opens = new Float64Array(longest * count)
    this.begun = new Float64Array(longest * columns)
    this.forward = new Float64Array(longest * count)
    this.backward = new Float64Array(longest * count)
    this.scales = new Float64Array(longest)
    this.kept = new Uint8Array(examples.reduce((most, { features }) => Math.max(most, features.length), 0))
    this.raised = state.transitions.map(Math.exp)
  }

  /** One step; returns the log-likelihood of the example before it. */
  step(example: Coded): number {
    this.drop(example)
    this.score(example)
    const likelihood = this.likelihoodOf(example) - this.passForward(example)
    this.passBackward(example)
    this.moveWeights(example)
    return likelihood
  }

  private drop({ features }: Coded): void {
    for (let at = 0; at < features.length; at++) this.kept[at] = this.chance() >= this.pace.dropout ? 1 : 0
  }

  private score({ features, starts, labels: gold }: Coded): void {
    const { scores, kept, state: { weights } } = this
    const scale = 1 / (1 - this.pace.dropout)
    scores.fill(0, 0, gold.length * columns)
    for (let token = 0, base = 0; token < gold.length; token++, base += columns) {
      for (let at = starts[token]!; at < starts[token + 1]!; at++) {
        if (kept[at] === 0) continue
        const row = features[at]! * columns
        for (let column = 0; column < columns; column++) scores[base + column]! += weights[row + column]!
      }
      for (let column = base; column < base + columns; column++) scores[column]! *= scale
    }
  }

  private likelihoodOf({ labels: gold, steps }: Coded): number {
    let sum = 0
    for (let token = 0; token < gold.length; token++) {
      sum += this.scores[token * columns + gold[token]!]!
      if (token > 0 && gold[token] !== gold[token - 1]) sum += this.scores[token * columns + beginningOf[gold[token]!]!]!
      if (token > 0) sum += this.state.transitions[(steps[token]! * count + gold[token - 1]!) * count + gold[token]!]!
    }
    return sum
  }

  /** Forward sums, each token's to one; returns the logarithm of the sum over all paths. */
  private passForward({ labels: gold, steps }: Coded): number {
    const { scores, local, opens, forward, scales, raised } = this
    const stays = new Float64Array(count)
    let logarithm = 0
    for (let token = 0, here = 0, own = 0; token < gold.length; token++, here += count, own += columns) {
      let most = -Infinity
      for (let label = 0; label < count; label++) most = Math.max(most, scores[own + label]!)
      for (let label = 0; label < count; label++) opens[here + label] = Math.exp(Math.max(-surest, Math.min(surest, scores[own + beginningOf[label]!]!)))
      forward.fill(token === 0 ? 1 : 0, here, here + count)
      stays.fill(0)
      for (let from = 0, base = steps[token]! * count * count; token > 0 && from < count; from++, base += count) {
        const share = forward[here - count + from]!
        if (share < 1e-9) continue
        for (let to = 0; to < count; to++) forward[here + to]! += to === from ? 0 : share * raised[base + to]!
        stays[from] = share * raised[base + from]!
      }
      for (let label = 0; token > 0 && label < count; label++) forward[here + label] = forward[here + label]! * opens[here + label]! + stays[label]!
      let total = 0
      for (let label = 0; label < count; label++) {
        local[here + label] = Math.exp(scores[own + label]! - most)
        total += forward[here + label]! *= local[here + label]!
      }
      for (let label = here; label < here + count; label++) forward[label]! /= total
      scales[token] = total
      logarithm += most + Math.log(total)
    }
    return logarithm
  }

  /** Backward sums, and with them the steps of the transitions. */
  private passBackward({ labels: gold, steps }: Coded): void {
    const { local, opens, begun, forward, backward, scales, raised, state: { transitions, transitionSquares }, pace: { rate } } = this
    const [next, opened] = [new Float64Array(count), new Float64Array(count)]
    backward.fill(1, (gold.length - 1) * count, gold.length * count)
    begun.fill(0, 0, gold.length * columns)
    for (let token = gold.length - 2; token >= 0; token--) {
      const [here, after, own] = [token * count, (token + 1) * count, (token + 1) * columns]
      const base = steps[token + 1]! * count * count
      for (let to = 0; to < count; to++) {
        next[to] = (local[after + to]! * backward[after + to]!) / scales[token + 1]!
        opened[to] = next[to]! * opens[after + to]!
        begun[own + beginningOf[to]!]! += forward[after + to]! * backward[after + to]!
      }
      for (let from = 0; from < count; from++) {
        const begins = opened[from]!
        opened[from] = next[from]!
        let sum = 0
        for (let to = 0, pair = base + from * count; to < count; to++, pair++) sum += raised[pair]! * opened[to]!
        backward[here + from] = sum
        begun[own + beginningOf[from]!]! -= forward[here + from]! * raised[base + from * count + from]! * next[from]!
        opened[from] = begins
      }
      for (let from = 0; from < count; from++) {
        const share = forward[here + from]!
        if (share < 1e-5 && from !== gold[token]) continue
        const begins = opened[from]!
        opened[from] = next[from]!
        for (let to = 0, pair = base + from * count; to < count; to++, pair++) {
          const slope = (from === gold[token] && to === gold[token + 1] ? 1 : 0) - share * raised[pair]! * opened[to]!
          if (slope > -negligible && slope < negligible) continue
          transitionSquares[pair]! += slope * slope
          transitions[pair]! += (rate * slope) / Math.sqrt(transitionSquares[pair]! + 1e-6)
          raised[pair] = Math.exp(transitions[pair]!)
        }
        opened[from] = begins
      }
    }
  }

  private moveWeights({ features, starts, labels: gold }: Coded): void {
    const { forward, backward, begun, kept, state: { weights, squares }, pace: { rate, dropout, l2, begins: learned } } = this
    const scale = 1 / (1 - dropout)
    const slopes = new Float64Array(columns)
    const moved = new Uint8Array(columns)
    for (let token = 0; token < gold.length; token++) {
      let wrong = 0
      for (let label = 0, at = token * count; label < count; label++, at++) {
        const slope = ((gold[token] === label ? 1 : 0) - forward[at]! * backward[at]!) * scale
        if (slope > -negligible && slope < negligible) continue
        slopes[label] = slope
        moved[wrong++] = label
      }
      const begins = token > 0 && gold[token] !== gold[token - 1] ? beginningOf[gold[token]!] : 0
      for (let column = count; learned && token > 0 && column < columns; column++) {
        const slope = ((begins === column ? 1 : 0) - begun[token * columns + column]!) * scale
        if (slope > -negligible && slope < negligible) continue
        slopes[column] = slope
        moved[wrong++] = column
      }
      for (let each = starts[token]!; wrong > 0 && each < starts[token + 1]!; each++) {
        if (kept[each] === 0) continue
        const row = features[each]! * columns
        for (let place = 0; place < wrong; place++) {
          const at = row + moved[place]!
          const slope = slopes[moved[place]!]! - l2 * weights[at]!
          squares[at]! += slope * slope
          weights[at]! += (rate * slope) / Math.sqrt(squares[at]! + 1e-6)
        }
      }
    }
  }
}
