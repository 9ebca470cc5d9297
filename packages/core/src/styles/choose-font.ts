import type { ResolvedOptions } from '../options.js'
import { confidenceLimit } from '../structure/role.js'
import type { Structure } from '../structure/structure.js'
import { runValue, type Formatting } from '../wordml/formatting.js'
import type { StyleDefinition } from './definition.js'
import type { Font } from './resolved.js'

/** The share of running text that has to be in one accepted font for the paper to keep it. */
const consistently = 0.9

/**
 * The font a paper gets: the caller's, else the accepted one that it uses throughout, else the style's first.
 * Formatting with the result makes it the one that is used throughout, so a second run chooses the same.
 */
export const chooseFont = (definition: StyleDefinition, options: ResolvedOptions, formatting: Formatting, structure: Structure): Font => {
  if (options.font) return { family: options.font.family, size: Math.round(options.font.size * 2) }
  const used = new Map<string, number>()
  let total = 0
  for (const { paragraph } of structure.flow) {
    const role = structure.role(paragraph)
    if (role.kind !== 'body' || role.confidence < confidenceLimit) continue
    for (const run of paragraph.runs) {
      const length = run.to - run.from
      if (length === 0) continue
      const properties = formatting.run(paragraph, run)
      const key = `${formatting.face(properties)}|${Number(runValue(properties, 'size'))}`
      used.set(key, (used.get(key) ?? 0) + length)
      total += length
    }
  }
  const kept = definition.fonts.find(({ family, size }) => (used.get(`${family}|${size}`) ?? 0) >= total * consistently && total > 0)
  return kept ?? definition.fonts[0]!
}
