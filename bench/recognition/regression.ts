/** A line with the clues that hold for it, by position, and whether it is a heading. */
export interface Sample {
  readonly holds: readonly number[]
  readonly heading: boolean
  /** How much it counts. */
  readonly share: number
}

const rounds = 3000
const rate = 0.5
/** Draws weights towards nothing, so that a clue of two files does not count for much. */
const restraint = 0.0008

/** The chance of a heading; the last weight is the bias. */
export function probability(weights: readonly number[], holds: readonly number[]): number {
  const sum = holds.reduce((total, at) => total + weights[at]!, weights[weights.length - 1]!)
  return 1 / (1 + Math.exp(-sum))
}

/** Logistic regression by gradient descent with momentum; the same samples give the same weights. */
export function fit(samples: readonly Sample[], clues: number): number[] {
  const weights = new Array<number>(clues + 1).fill(0)
  const speed = new Array<number>(clues + 1).fill(0)
  const total = samples.reduce((sum, { share }) => sum + share, 0)
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight, at) => (at < clues ? restraint * weight : 0))
    for (const { holds, heading, share } of samples) {
      const error = (probability(weights, holds) - (heading ? 1 : 0)) * (share / total)
      for (const at of holds) slope[at]! += error
      slope[clues]! += error
    }
    for (const [at, each] of slope.entries()) {
      speed[at] = 0.9 * speed[at]! - rate * each
      weights[at]! += speed[at]
    }
  }
  return weights
}
