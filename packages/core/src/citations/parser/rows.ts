import type { Model } from './model.js'

type RowFinder = (feature: number) => number

const known = new WeakMap<Model, RowFinder>()
const bucketBits = 17
const shift = 32 - bucketBits

/**
 * Finds the row of a feature in a model, -1 for one that was never seen. Hashes are spread evenly and sorted, so their first
 * bits say almost where one stands: the table of where each bucket begins is made in one pass, once a model.
 */
export const rowFinder = (model: Model): RowFinder => {
  const kept = known.get(model)
  if (kept) return kept
  const { hashes } = model
  const starts = new Uint32Array((1 << bucketBits) + 1)
  let bucket = 0
  for (let row = 0; row < hashes.length; row++) {
    const own = hashes[row]! >>> shift
    while (bucket < own) starts[++bucket] = row
  }
  starts.fill(hashes.length, bucket + 1)
  const find: RowFinder = (feature) => {
    const own = feature >>> shift
    const end = starts[own + 1]!
    for (let row = starts[own]!; row < end; row++) if (hashes[row] === feature) return row
    return -1
  }
  known.set(model, find)
  return find
}
