import { defineCheck } from '../check.js'
import { sentenceTitleOf } from '../../citations/sentence-titles.js'
import { lexiconOf } from '../../structure/words/lexicon.js'
import { list } from '../examples.js'
import { listed, quoted } from '../wording.js'
import { placeOf } from './entry.js'

/** A single word with a capital may well be a name. */
const fewest = 2

/** Titles in the capitals of titles, in a style that writes them as sentences, where nobody can tell which of their words are names. */
export const titleAsSentence = defineCheck({
  id: 'ref.title-sentence',
  aspect: 'references',
  severity: 'info',
  title: 'Titles written as sentences',
  expected: 'Only the first word of a title, the first behind its colon, and names have capitals.',
  source: { source: 'APA 7', section: '6.17' },
  fix: 'none',
  help: 'Write the words of the title small that are no names.',
  examples: [
    { lines: list('Sample, A., & Berg, L. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'), passes: true },
    { lines: list('Sample, A., & Berg, L. (2019). A year in Bergen. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'), passes: true },
    { lines: list('Sample, A., & Berg, L. (2019). Winter Ferries. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'), passes: true },
    { lines: list('Sample, A., & Berg, L. (2019). The Grammar of Waiting Rooms. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'), passes: false },
  ],
  subjects: ({ references, style }) => (style.definition.citations.titles === 'none' ? [] : references.filter(({ grey, entry: { csl } }) => !grey && csl.title !== undefined)),
  examine(reference, { structure, style }) {
    const { title } = reference.entry.csl
    const { unsure = [] } = sentenceTitleOf(reference.entry.csl, style.definition.citations.titles, lexiconOf(structure)) ?? {}
    if (unsure.length < fewest) return undefined
    const words = [...new Set(unsure)].slice(0, 3)
    const names = `${listed(words)} ${words.length === 1 ? 'is a name' : 'are names'}`
    const message = `${quoted(title!, 80)} has the capitals of a title; the style writes it as a sentence, and whether ${names} is for the author to say.`
    return { at: placeOf(reference), message, found: 'title case', expected: 'sentence case' }
  },
})
