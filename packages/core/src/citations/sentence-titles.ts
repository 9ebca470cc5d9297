import { sentenceCased, titleCased, type Lexicon } from '../structure/words/letter-case.js'
import type { CslItem, CslType } from './item.js'
import { titleLanguage } from './words/title-language.js'

/** Which titles a style sets as sentences: all, or those of what stands in something else, while books keep their capitals. */
export const sentenceTitles = ['none', 'parts', 'all'] as const
export type SentenceTitles = (typeof sentenceTitles)[number]

const parts: ReadonlySet<CslType> = new Set(['article-journal', 'article-magazine', 'article-newspaper', 'chapter', 'paper-conference', 'thesis', 'webpage'])
const legal: ReadonlySet<CslType> = new Set(['bill', 'legal_case', 'legislation', 'treaty', 'regulation', 'hearing', 'patent', 'standard'])

/** Words that are parts of names as often as not: whoever gives them a capital may mean one. */
const partsOfNames: ReadonlySet<string> = new Set(
  ('north south east west northern southern eastern western middle great new old black white war revolution depression empire kingdom republic union states state '
  + 'church party act treaty constitution court senate congress parliament government university college school institute society association organization '
  + 'organisation agency bank museum library king queen president saint lake mount river island islands bay street battle court house city bible god earth sun moon internet web '
  + 'china turkey polish jordan chad guinea march may august python java apple amazon windows reading bath nice').split(' '),
)

/** Titles within titles, and markup of managers. */
const nested = /[<“”"«»„]|(?<!\p{L})[‘'](?=\p{L})/u

/** A title in capitals with small letters where a sentence has them, as far as its words are known to be no names, and the words that are not. */
interface SentenceTitle {
  readonly title: string
  readonly unsure: readonly string[]
}

/**
 * What is known of a title that a style sets as a sentence (APA 7, 6.17; CSL leaves that to whoever gives the data): no name is a word that the
 * paper writes small, and never large within a sentence. Undefined where the title has not the capitals of titles, or is in no English.
 */
export const sentenceTitleOf = ({ type, title, language }: CslItem, which: SentenceTitles, lexicon: Lexicon): SentenceTitle | undefined => {
  if (which === 'none' || (which === 'parts' && !parts.has(type)) || legal.has(type) || title === undefined) return undefined
  if ((language !== undefined && !/^en\b/i.test(language)) || titleLanguage(title) !== undefined || nested.test(title)) return undefined
  // In a title with small letters a capital is there for a reason.
  if (titleCased(title, { prepositions: null, lastWord: false }).some(({ text }) => isCapital(text))) return undefined
  const { changes, unsure } = sentenceCased(title, { isCommon: (word) => lexicon.isCommon(word) && !partsOfNames.has(word) })
  const lowered = changes.filter(({ text }) => !isCapital(text))
  if (lowered.length + unsure.length === 0) return undefined
  return { title: lowered.reduceRight((text, { from, to, text: small }) => text.slice(0, from) + small + text.slice(to), title), unsure }
}

/** A work with its title as a sentence, where that is certain for each of its words; else it stays as it is. */
export const withSentenceTitle = <Work extends CslItem>(work: Work, which: SentenceTitles, lexicon: Lexicon): Work => {
  const known = sentenceTitleOf(work, which, lexicon)
  return known && known.unsure.length === 0 ? { ...work, title: known.title } : work
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)
