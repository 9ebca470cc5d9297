import type { ResolvedOptions } from '../options/options.js'
import { confidenceLimit } from '../structure/role.js'
import type { Structure } from '../structure/structure.js'
import type { Properties } from '../wordml/properties/property.js'
import type { Theme } from '../wordml/theme.js'
import { runValue } from '../wordml/values.js'
import type { StyleDefinition } from './definition.js'
import { keepsItsFace } from './meaningful-font.js'
import type { Font } from './resolved.js'

/** The share of running text that has to be in one accepted font for the paper to keep it. */
const consistently = 0.9

/**
 * The font a paper gets: the caller's, else the accepted one that it uses throughout, else the style's first.
 * Formatting with the result makes it the one that is used throughout, so a second run chooses the same.
 */
export const chooseFont = (definition: StyleDefinition, options: ResolvedOptions, theme: Theme, structure: Structure): Font => {
  if (options.font) return { family: options.font.family, size: Math.round(options.font.size * 2) }
  const used = new Map<Properties, number>()
  let total = 0
  for (const { paragraph } of structure.flow) {
    const role = structure.role(paragraph)
    if (role.kind !== 'body' || role.confidence < confidenceLimit) continue
    for (const run of paragraph.runs) {
      // Blanks may go, and text that keeps its font says nothing of the others'.
      const length = letters(paragraph.text, run.from, run.to)
      if (length === 0 || keepsItsFace(run, paragraph, theme)) continue
      used.set(run.effective, (used.get(run.effective) ?? 0) + length)
      total += length
    }
  }
  const share = ({ family, size }: Font): number =>
    [...used].reduce((sum, [properties, length]) => (theme.faceOf(properties) === family && runValue(properties, 'size') === size ? sum + length : sum), 0)
  const kept = definition.fonts.find((font) => total > 0 && share(font) >= total * consistently)
  return kept ?? definition.fonts[0]!
}

/** How many characters of a stretch are no blanks. */
const letters = (text: string, from: number, to: number): number => {
  let count = 0
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code > 32 && (code < 0x80 || !/\s/.test(text[at]!))) count++
  }
  return count
}
