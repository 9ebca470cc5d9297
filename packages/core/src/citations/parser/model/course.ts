import type { Look } from './look.js'

/** What was passed and what is to come, as seen from one token. */
export interface Course {
  readonly sentence: number
  readonly strongs: number
  readonly years: number
  /** 0 before a quotation, 1 inside, 2 after one. */
  readonly quote: number
  readonly lastStrong: number
  readonly sinceStrong: number
  nextStrong: number
  untilStrong: number
  untilYear: number
}

const begin = 94
const end = 36
const opening: ReadonlySet<string> = new Set('"“„‘')
const closing: ReadonlySet<string> = new Set('"”’')

/** The course of an entry through its tokens, found in two passes. */
export const courseOf = (looks: readonly Look[]): Course[] => {
  let [sentence, strongs, years, sinceStrong, lastStrong, quote] = [0, 0, 0, 0, begin, 0]
  const course = looks.map((look, index): Course => {
    const here = {
      sentence: Math.min(sentence, 7), strongs, years: Math.min(years, 2), quote, lastStrong, sinceStrong,
      nextStrong: end, untilStrong: 9, untilYear: 30,
    }
    if (opening.has(look.word)) quote = quote === 1 && look.word === '"' ? 2 : 1
    else if (quote === 1 && closing.has(look.word)) quote = 2
    if (look.isYear) years++
    sinceStrong++
    if (!look.strong) return here
    strongs++
    sinceStrong = 0
    lastStrong = look.strong.charCodeAt(0)
    if (endsSentence(looks, index)) sentence++
    return here
  })
  let [nextStrong, untilStrong, untilYear] = [end, 0, 30]
  for (let index = looks.length - 1; index >= 0; index--) {
    const here = course[index]!
    here.nextStrong = nextStrong
    here.untilStrong = untilStrong
    here.untilYear = Math.min(untilYear, 30)
    untilStrong++
    untilYear = looks[index]!.isYear ? 0 : untilYear + 1
    if (looks[index]!.strong) [nextStrong, untilStrong] = [looks[index]!.strong.charCodeAt(0), 0]
  }
  return course
}

/** A stop that is not that of an initial or an abbreviation. */
export const endsSentence = (looks: readonly Look[], index: number): boolean => {
  const { word } = looks[index]!
  if (word !== '.' && word !== '?' && word !== '!') return false
  const before = looks[index - 1]?.shape
  return before !== undefined && before !== 'X1' && before !== 'x1' && before !== 'x2' && looks[index + 1]?.spaced !== false
}
