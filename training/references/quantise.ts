import { columns } from '../../packages/core/src/citations/parser/model/label.js'
import type { Model } from '../../packages/core/src/citations/parser/model/model.js'
import type { Fitted } from './ascent.js'

const count = columns

/** Steps to each side of zero. More of them make a longer file and read no better. */
const levels = 31

/** The rows of as many features as there may be, ascending: those with the greatest weights. */
export const strongest = ({ hashes, weights }: Fitted, most: number): number[] => {
  const strengths = Float32Array.from(hashes, (_, row) => greatestOf(weights.subarray(row * count, (row + 1) * count)))
  const limit = hashes.length > most ? strengths.slice().sort()[hashes.length - most]! : 0
  return [...hashes.keys()].filter((row) => strengths[row]! >= limit).slice(0, most)
}

/** The same with only some of its rows. */
export const only = (fitted: Fitted, rows: readonly number[]): Fitted => {
  const chosen = (values: Float32Array): Float32Array => {
    const taken = new Float32Array(rows.length * count)
    rows.forEach((row, place) => { taken.set(values.subarray(row * count, (row + 1) * count), place * count) })
    return taken
  }
  return { ...fitted, hashes: Uint32Array.from(rows, (row) => fitted.hashes[row]!), weights: chosen(fitted.weights), squares: chosen(fitted.squares) }
}

/** Gives the weights in whole steps. */
export const quantised = ({ hashes, weights, transitions }: Fitted): Model => {
  const step = greatestOf(weights) / levels || 1
  return { hashes, weights: Int8Array.from(weights, (weight) => Math.round(weight / step)), step, transitions }
}

const greatestOf = (values: Float32Array): number => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
