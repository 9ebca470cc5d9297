import type { Model } from './model.js'

type RowFinder = (feature: number) => number

const known = new WeakMap<Model, RowFinder>()

/** Finds the row of a feature in a model, -1 for one that was never seen. An open hash table, made once a model: a search in the sorted hashes takes longer. */
export const rowFinder = (model: Model): RowFinder => {
  const kept = known.get(model)
  if (kept) return kept
  const { hashes } = model
  let size = 1
  while (size < hashes.length * 2) size *= 2
  const mask = size - 1
  const slots = new Int32Array(size)
  for (let row = 0; row < hashes.length; row++) {
    let slot = hashes[row]! & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = row + 1
  }
  const find: RowFinder = (feature) => {
    for (let slot = feature & mask; ; slot = (slot + 1) & mask) {
      const row = slots[slot]! - 1
      if (row < 0 || hashes[row] === feature) return row
    }
  }
  known.set(model, find)
  return find
}
