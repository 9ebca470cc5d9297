import { once } from '../algorithms/once.js'
import type { Structure } from './structure.js'
import { withoutCited } from './words/cited.js'
import { eachWord } from './words/each-word.js'
import { smallWords } from './words/small-words.js'

/** Words that are no words of Dutch, German or the languages of the north. */
const english: ReadonlySet<string> = new Set('the of and to that are were with this which from by'.split(' '))
const longestEnglish = 5

/** Small words of other languages that are words of English too: a form or a list of names in English has them, and hardly others. */
const both: ReadonlySet<string> = new Set('a am an as at den des die do du in is lo med no on or over per son'.split(' '))

/** Whether one paragraph is English: a paper may quote another language at length. */
export const saysEnglish = (text: string): boolean => {
  let [all, known] = [0, 0]
  eachWord(text, (from, to) => {
    all++
    if (to - from <= longestEnglish && english.has(text.slice(from, to).toLowerCase())) known++
  })
  return known > all / 20
}

/** So many words say which language a paper is in; a paragraph may have millions of letters. */
const [enough, longest] = [2000, 20_000]
const fewest = 8
/** Every eighth word of a text is a small one, and neighbours (Danish and Norwegian) have most of them in common: those that they do not decide. */
const [share, lead] = [1 / 8, 2]

/**
 * The language of a paper as CSL names it (`en`, `de`, …), by the words that no text does without: files seldom say it truly. Undefined
 * where it is none of those known here. Entries and citations are left out: formatting words them anew, and a paper's language
 * does not hang on them.
 */
export const paperLanguage = once((structure: Structure): string | undefined => {
  const words = sampleOf(structure)
  const saying = (known: ReadonlySet<string>): number => words.filter((each) => known.has(each)).length
  const telling = (known: ReadonlySet<string>, others?: ReadonlySet<string>): number =>
    words.filter((each) => known.has(each) && !both.has(each) && !others?.has(each)).length
  if (saying(english) > words.length * 0.1) return 'en'
  const [first, second] = Object.entries(smallWords)
    .map(([language, known]) => ({ language, known, count: telling(known) }))
    .sort((one, other) => other.count - one.count)
  const isAhead = telling(first!.known, second!.known) > telling(second!.known, first!.known) * lead
  return first!.count > words.length * share && isAhead ? first!.language : undefined
})

export const isEnglish = ({ structure }: { readonly structure: Structure }): boolean => paperLanguage(structure) === 'en'

/** The first words of the text, from paragraphs with a sentence or more beside what they cite, which may come to stand elsewhere. */
const sampleOf = ({ flow, role }: Structure): readonly string[] => {
  const sample: string[] = []
  for (const { paragraph, text, words } of flow) {
    if (words < fewest || role(paragraph).kind === 'reference-entry') continue
    const [own, said] = [withoutCited(text.slice(0, longest)).toLowerCase(), [] as string[]]
    eachWord(own, (from, to) => said.push(own.slice(from, to)))
    if (said.length >= fewest) sample.push(...said)
    if (sample.length > enough) break
  }
  return sample
}
