import { matchesOf } from '../../algorithms/matches.js'
import { andOthers, namesBefore, type NameList } from './names.js'

/** What entries know of names: whether one answers to a list of them, or to a last name alone. */
interface Known {
  readonly answers: (names: NameList) => boolean
  readonly begins: (name: string) => boolean
}

/** The names in a sentence that stand nearest to where a text ends, from where it begins on. */
export const nearestNames = (text: string, sentence: number, { answers, begins }: Known): NameList | undefined => {
  for (const word of matchesOf(text.slice(sentence), /\p{Lu}[\p{L}\p{M}-]+/gu).toReversed()) {
    const from = sentence + word.index
    const to = from + word[0].length
    // `Lee and Roe were sure (p. 5)`: Roe has works of his own, which are not meant, and of `van der Velde` the entry has more than a capital begins.
    const whole = namesBefore(text.slice(0, to + (andOthers.exec(text.slice(to))?.[0].length ?? 0))).find(answers)
    if (whole) return whole
    if (begins(word[0])) return { names: [word[0]], etAl: false, from, to }
  }
  return undefined
}
