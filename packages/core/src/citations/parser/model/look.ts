import { remembering } from '../../../algorithms/remembering.js'
import { hashOf, hashOfPart } from './hash.js'
import { keywordClass } from './keyword.js'
import type { Token } from './token.js'

/** What kind of word a shape is; 0 is a sign. */
export const kinds = { sign: 0, initials: 1, capitals: 2, lower: 3, digits: 4, year: 5, address: 6 } as const

/** What one token shows by itself; what features are made of is there as numbers. */
export interface Look {
  readonly word: string
  readonly shape: string
  /** One of `kinds`. */
  readonly kind: number
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

const kindOfShape: ReadonlyMap<string, number> = new Map([
  ...['X1', 'X2', 'X3'].map((shape) => [shape, kinds.initials] as const),
  ...['Xx', 'XX', 'xX'].map((shape) => [shape, kinds.capitals] as const),
  ...['x1', 'x2', 'x3', 'xx'].map((shape) => [shape, kinds.lower] as const),
  ...['d1', 'd2', 'd3', 'd4', 'd5'].map((shape) => [shape, kinds.digits] as const),
  ['year', kinds.year], ['url', kinds.address], ['doi', kinds.address],
])

/** The look of a token. Most tokens are signs, initials and words that were just seen: the last thousands are remembered. */
export const lookOf = ({ text, spaced }: Token): Look => (spaced ? spacedLook : closeLook)(text)

const readLook = (text: string, spaced: boolean): Look => {
  const lower = text.toLowerCase()
  const isYear = yearPattern.test(text)
  const word = isYear ? 'YEAR' : /^\p{N}+$/u.test(text) ? '0'.repeat(Math.min(text.length, 5)) : lower.slice(0, 24)
  const shape = shapeOf(text)
  const keyword = keywordClass(word)
  return {
    word, shape, keyword, isYear, spaced, kind: kindOfShape.get(shape) ?? kinds.sign, strong: strongSigns.includes(text) ? text : '',
    wordHash: hashOf(word), shapeHash: hashOf(shape), keywordHash: hashOf(keyword), affixes: affixesOf(lower),
  }
}

const remembered = 4096
const spacedLook = remembering(remembered, (text) => readLook(text, true))
const closeLook = remembering(remembered, (text) => readLook(text, false))

const affixesOf = (word: string): number[] => {
  const end = word.length
  if (end < 3) return []
  const short = [hashOfPart(0, word, 0, 3), hashOfPart(1, word, end - 2, end), hashOfPart(2, word, end - 3, end)]
  return end > 4 ? [...short, hashOfPart(3, word, 0, 4), hashOfPart(4, word, end - 4, end)] : short
}

/** What stands for the tokens before the first and after the last one. */
export const nothing: Look = {
  word: '<>', shape: '<>', kind: kinds.sign, keyword: '', isYear: false, spaced: true, strong: '', wordHash: hashOf('<>'), shapeHash: hashOf('<>'), keywordHash: hashOf(''), affixes: [],
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
