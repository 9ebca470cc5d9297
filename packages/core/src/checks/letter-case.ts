import type { Facts } from './facts.js'
import { sentenceCased, titleCased } from '../structure/words/letter-case.js'
import { lexiconOf } from '../structure/words/lexicon.js'

/** What is to change in words that are to be in a case, and of which words nobody can tell; titles are in the case of the style. */
export const casedAs = (wanted: 'title' | 'sentence', words: string, { structure, style }: Facts): ReturnType<typeof sentenceCased> =>
  wanted === 'title' ? { changes: titleCased(words, style.definition.headings.titleCase), unsure: [] } : sentenceCased(words, lexiconOf(structure))
