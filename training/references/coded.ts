import { boundaryOf } from '../../packages/core/src/citations/parser/model/boundary.js'
import { Features, type FeatureReader } from '../../packages/core/src/citations/parser/model/features.js'
import type { Example } from './example.js'

/** An example as numbers: the features of all its tokens one after the other, where those of each begin, labels, boundaries. */
export interface Coded {
  readonly features: Uint32Array
  readonly starts: Uint32Array
  readonly labels: Uint8Array
  readonly steps: Uint8Array
}

/** An example with the hashes of its features. */
export const hashed = ({ tokens, labels }: Example, reader: FeatureReader): Coded => {
  const features: number[] = []
  const starts = new Uint32Array(tokens.length + 1)
  const read = reader(tokens)
  const found = new Features()
  tokens.forEach((_, token) => {
    read(token, found)
    features.push(...found.hashes.subarray(0, found.length))
    starts[token + 1] = features.length
  })
  const steps = Uint8Array.from(tokens, (_, token) => (token === 0 ? 0 : boundaryOf(tokens, token)))
  return { features: Uint32Array.from(features), starts, labels: Uint8Array.from(labels), steps }
}

const absent = 0xffffffff

/** Numbers by hash. A Map of a million numbers would take most of the time that fitting takes. */
class Table {
  private readonly keys: Uint32Array
  private readonly values: Uint32Array
  private readonly mask: number

  constructor(bits: number) {
    this.keys = new Uint32Array(1 << bits)
    this.values = new Uint32Array(1 << bits).fill(absent)
    this.mask = (1 << bits) - 1
  }

  private place(key: number): number {
    let at = Math.imul(key, 2654435761) & this.mask
    while (this.values[at] !== absent && this.keys[at] !== key) at = (at + 1) & this.mask
    return at
  }

  get(key: number): number {
    return this.values[this.place(key)]!
  }

  set(key: number, value: number): void {
    const at = this.place(key)
    this.keys[at] = key
    this.values[at] = value
  }

  count(key: number): void {
    const at = this.place(key)
    this.keys[at] = key
    this.values[at] = this.values[at] === absent ? 1 : this.values[at]! + 1
  }

  /** The keys whose value is at least so great, ascending. */
  keysOf(least: number): Uint32Array {
    return this.keys.filter((_, at) => this.values[at] !== absent && this.values[at]! >= least).sort()
  }
}

/** The hashes that are there often enough, ascending. */
export const seenOften = (examples: readonly Coded[], least: number): Uint32Array => {
  const counts = new Table(22)
  for (const { features } of examples) for (const feature of features) counts.count(feature)
  return counts.keysOf(least)
}

/** The examples with the place of each hash among those given; features of others are left out. */
export const numbered = (examples: readonly Coded[], hashes: Uint32Array): Coded[] => {
  const places = new Table(Math.ceil(Math.log2(hashes.length + 1)) + 1)
  hashes.forEach((hash, place) => { places.set(hash, place) })
  return examples.map((example) => renumbered(example, (hash) => places.get(hash)))
}

/** The examples with only some rows, which stand in a new order. */
export const reduced = (examples: readonly Coded[], rows: readonly number[], before: number): Coded[] => {
  const places = new Uint32Array(before).fill(absent)
  rows.forEach((row, place) => { places[row] = place })
  return examples.map((example) => renumbered(example, (row) => places[row]!))
}

const renumbered = (example: Coded, placeOf: (feature: number) => number): Coded => {
  const { features, starts } = example
  const kept = new Uint32Array(features.length)
  const from = new Uint32Array(starts.length)
  let length = 0
  for (let token = 0; token < starts.length - 1; token++) {
    for (let at = starts[token]!; at < starts[token + 1]!; at++) {
      const place = placeOf(features[at]!)
      if (place !== absent) kept[length++] = place
    }
    from[token + 1] = length
  }
  return { ...example, features: kept.slice(0, length), starts: from }
}
