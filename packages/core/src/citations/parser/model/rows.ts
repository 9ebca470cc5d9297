import { columns } from './label.js'
import type { Model } from './model.js'

/** The weights of a model, ready to be found and summed. */
export interface Rows {
  /** Where the weights of a feature begin in `packed`, -1 for one that was never seen. */
  readonly weightsOf: (feature: number) => number
  /** The weights plus `offset`, four to a number, `words` numbers to a row, and before them the feature that they are of. */
  readonly packed: Int32Array
  readonly step: number
}

/** How many numbers the packed weights of a feature are. */
export const words = columns / 4
/** With the feature before them they are fetched together: what finding a row costs is the way to memory. A power of two keeps a row from being torn. */
const stride = 8
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
  const packed = new Int32Array(hashes.length * stride)
  const weights = new Int32Array(model.weights.slice().buffer)
  for (let row = 0, from = 0, to = 0; row < hashes.length; row++, to += stride) {
    packed[to] = hashes[row]!
    for (let word = 1; word <= words; word++) packed[to + word] = weights[from++]! ^ 0x80808080
  }
  const weightsOf = (feature: number): number => {
    const own = feature >>> shift
    const end = starts[own + 1]! * stride
    for (let row = starts[own]! * stride; row < end; row += stride) if (packed[row] === feature) return row + 1
    return -1
  }
  const rows = { weightsOf, packed, step: model.step }
  known.set(model, rows)
  return rows
}
