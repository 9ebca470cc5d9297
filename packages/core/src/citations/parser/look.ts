import { hashOf } from './hash.js'
import { keywordClass } from './keyword.js'
import type { Token } from './token.js'

/** What one token shows by itself; what features are made of is there as numbers. */
export interface Look {
  readonly word: string
  readonly shape: string
  readonly keyword: string
  readonly isYear: boolean
  /** The sign where it is one that may end a field; '' otherwise. */
  readonly strong: string
  readonly spaced: boolean
  readonly wordHash: number
  readonly shapeHash: number
  readonly keywordHash: number
  /** Beginnings and endings of the word; 0 for those that it is too short for. */
  readonly affixes: readonly number[]
}

const yearPattern = /^(1[5-9]|20)\d\d$/
const strongSigns = '.,:;()[]“”"?!/'

export const lookOf = ({ text, spaced }: Token): Look => {
  const lower = text.toLowerCase()
  const isYear = yearPattern.test(text)
  const word = isYear ? 'YEAR' : /^\p{N}+$/u.test(text) ? '0'.repeat(Math.min(text.length, 5)) : lower.slice(0, 24)
  const shape = shapeOf(text)
  const keyword = keywordClass(word)
  return {
    word, shape, keyword, isYear, spaced, strong: strongSigns.includes(text) ? text : '',
    wordHash: hashOf(word), shapeHash: hashOf(shape), keywordHash: hashOf(keyword), affixes: affixesOf(lower),
  }
}

const affixesOf = (word: string): number[] =>
  word.length < 3 ? [] : [word.slice(0, 3), word.slice(-2), word.slice(-3), ...(word.length > 4 ? [word.slice(0, 4), word.slice(-4)] : [])].map((part, kind) => hashOf(`${kind}${part}`))

/** What stands for the tokens before the first and after the last one. */
export const nothing: Look = {
  word: '<>', shape: '<>', keyword: '', isYear: false, spaced: true, strong: '', wordHash: hashOf('<>'), shapeHash: hashOf('<>'), keywordHash: hashOf(''), affixes: [],
}

const shapeOf = (text: string): string => {
  if (/^(https?:|www\.)/.test(text)) return 'url'
  if (/^10\.\d{4}/.test(text)) return 'doi'
  if (/^\p{N}+$/u.test(text)) return yearPattern.test(text) ? 'year' : `d${Math.min(text.length, 5)}`
  if (!/^\p{L}/u.test(text)) return text
  if (text.length === 1) return text === text.toLowerCase() ? 'x1' : 'X1'
  if (text === text.toUpperCase() && text !== text.toLowerCase()) return text.length <= 3 ? `X${text.length}` : 'XX'
  if (text === text.toLowerCase()) return text.length <= 3 ? `x${text.length}` : 'xx'
  return /^\p{Lu}[^\p{Lu}]*$/u.test(text) ? 'Xx' : 'xX'
}
