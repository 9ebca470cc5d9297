import { labels } from '../../packages/core/src/citations/parser/label.js'
import type { Model } from '../../packages/core/src/citations/parser/model.js'
import type { Fitted } from './fit.js'

const count = labels.length

/** Steps to each side of zero. More of them make a longer file and read no better. */
const levels = 31

/** The same with as many features as there may be: those with the greatest weights. */
export const strongest = (fitted: Fitted, most: number): Fitted => {
  const { hashes, weights, squares } = fitted
  if (hashes.length <= most) return fitted
  const strengths = Float32Array.from(hashes, (_, row) => greatestOf(weights.subarray(row * count, (row + 1) * count)))
  const limit = strengths.slice().sort()[hashes.length - most]!
  const rows = [...hashes.keys()].filter((row) => strengths[row]! >= limit).slice(0, most)
  const chosen = (values: Float32Array): Float32Array => {
    const taken = new Float32Array(rows.length * count)
    rows.forEach((row, place) => { taken.set(values.subarray(row * count, (row + 1) * count), place * count) })
    return taken
  }
  return { ...fitted, hashes: Uint32Array.from(rows, (row) => hashes[row]!), weights: chosen(weights), squares: chosen(squares) }
}

/** Gives the weights in whole steps. */
export const quantised = ({ hashes, weights, transitions }: Fitted): Model => {
  const step = greatestOf(weights) / levels || 1
  return { hashes, weights: Int8Array.from(weights, (weight) => Math.round(weight / step)), step, transitions: Float32Array.from(transitions) }
}

const greatestOf = (values: Float32Array): number => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
