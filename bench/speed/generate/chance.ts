/** Chance that a seed decides, so that the same seed gives the same document on every machine. */
export class Chance {
  private state: number

  constructor(seed: number) {
    this.state = seed % MODULUS || 1
  }

  /** At least 0, less than 1: the Lehmer generator of Park and Miller, exact in doubles. */
  next(): number {
    this.state = (this.state * MULTIPLIER) % MODULUS
    return this.state / MODULUS
  }

  of(share: number): boolean {
    return this.next() < share
  }

  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.next() * choices.length)] ?? choices[0]
  }
}

const MODULUS = 2147483647
const MULTIPLIER = 48271
