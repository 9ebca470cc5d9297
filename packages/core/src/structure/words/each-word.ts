import { isFirstHalf, kindOf, letter, mark } from './signs.js'

/** The words of a text one by one: letters with their marks, and what apostrophes join. */
export const eachWord = (text: string, meet: (from: number, to: number) => void): void => {
  let from = -1
  for (let at = 0; at < text.length; at++) {
    if (isOfWord(text, at)) {
      if (from < 0) from = at
    } else if (from >= 0 && !(isApostrophe(text.charCodeAt(at)) && isOfWord(text, at + 1))) {
      meet(from, at)
      from = -1
    }
  }
  if (from >= 0) meet(from, text.length)
}

const isOfWord = (text: string, at: number): boolean => (kindOf(signAt(text, at)) & (letter | mark)) !== 0

/** The sign that a code unit is, or is half of. */
const signAt = (text: string, at: number): number => {
  const unit = text.charCodeAt(at)
  if (unit < 0xdc00 || unit > 0xdfff) return isFirstHalf(unit) ? text.codePointAt(at)! : unit
  return isFirstHalf(text.charCodeAt(at - 1)) ? text.codePointAt(at - 1)! : unit
}

const isApostrophe = (unit: number): boolean => unit === 0x27 || unit === 0x2019
