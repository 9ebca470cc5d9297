import { labels } from '../../packages/core/src/citations/parser/label.js'
import type { Model } from '../../packages/core/src/citations/parser/model.js'

const count = labels.length

/** What was fitted, before it is cut down to its file. */
export interface Fitted {
  readonly hashes: Uint32Array
  /** How often each feature was seen. */
  readonly counts: Float32Array
  readonly weights: Float32Array
  readonly transitions: Float64Array
}

/** Keeps the `most` features that say most, and gives their weights in steps. */
export const quantised = ({ hashes, counts, weights, transitions }: Fitted, most: number, levels = 127, clip = Infinity, power = 0): Model => {
  const strengths = new Float32Array(hashes.length)
  let greatest = 0
  for (let each = 0; each < weights.length; each++) {
    const size = Math.abs(weights[each]!)
    greatest = Math.max(greatest, size)
    const row = Math.floor(each / count)
    strengths[row] = Math.max(strengths[row]!, size * counts[row]! ** power)
  }
  const limit = hashes.length <= most ? 0 : strengths.slice().sort()[hashes.length - most]!
  const chosen = [...hashes.keys()].filter((row) => strengths[row]! >= limit).slice(0, most)
  const unit = Math.min(greatest, clip) / levels
  const rows = new Int8Array(chosen.length * count)
  chosen.forEach((row, place) => {
    for (let label = 0; label < count; label++) {
      const steps = Math.round(weights[row * count + label]! / unit)
      rows[place * count + label] = Math.max(-levels, Math.min(levels, steps))
    }
  })
  return { hashes: Uint32Array.from(chosen, (row) => hashes[row]!), weights: rows, step: unit, transitions: Float32Array.from(transitions) }
}
