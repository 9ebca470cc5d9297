import { columns } from './label.js'
import type { Model } from './model.js'

/** The weights of a model, ready to be found and summed. */
export interface Rows {
  /** Of a feature, -1 for one that was never seen. */
  readonly rowOf: (feature: number) => number
  /** The weights plus `offset`, four to a number, `words` numbers to a row. */
  readonly packed: Int32Array
  readonly step: number
}

/** How many numbers a row of packed weights is. */
export const words = columns / 4
/** What makes every weight a number above nought. */
export const offset = 128

const known = new WeakMap<Model, Rows>()
const bucketBits = 17
const shift = 32 - bucketBits

/**
 * Hashes are spread evenly and sorted, so their first bits say almost where one stands: the table of where each bucket begins
 * is made in one pass, once a model.
 */
export const rowsOf = (model: Model): Rows => {
  const kept = known.get(model)
  if (kept) return kept
  // Signed as the features are, so that no number is boxed.
  const hashes = new Int32Array(model.hashes.buffer, model.hashes.byteOffset, model.hashes.length)
  const starts = new Uint32Array((1 << bucketBits) + 1)
  let bucket = 0
  for (let row = 0; row < hashes.length; row++) {
    const own = hashes[row]! >>> shift
    while (bucket < own) starts[++bucket] = row
  }
  starts.fill(hashes.length, bucket + 1)
  const rowOf = (feature: number): number => {
    const own = feature >>> shift
    const end = starts[own + 1]!
    for (let row = starts[own]!; row < end; row++) if (hashes[row] === feature) return row
    return -1
  }
  const packed = new Int32Array(model.weights.slice().buffer)
  for (let at = 0; at < packed.length; at++) packed[at]! ^= 0x80808080
  const rows = { rowOf, packed, step: model.step }
  known.set(model, rows)
  return rows
}
