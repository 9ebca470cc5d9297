import { isEnglish, saysEnglish } from './paper-language.js'
import type { Structure } from './structure.js'
import type { View } from './view.js'
import { abstractLabel } from './words/section-names.js'

/** An abstract is told from other text by its first words or by what stands above it: a shorter one might not be known for one again. */
export const fewestWords = 20

/** What an abstract over which no heading stands is to be called: as its first words do, or in English, if it is English. */
export const nameOfAbstract = ({ paragraph, words, text }: View, structure: Structure): string | undefined => {
  if (words < fewestWords) return undefined
  return abstractLabel(paragraph.text) ?? (isEnglish({ structure }) && saysEnglish(text) ? 'Abstract' : undefined)
}
