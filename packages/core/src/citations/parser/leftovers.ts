import type { CslItem } from '../item.js'
import { keywordClass } from './keyword.js'

const word = /[\p{L}\p{N}]+/gu
const fold = (text: string): string => (/[^\x00-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text).toLowerCase()

/**
 * Words that a style may say or leave out: what announces a field, what joins names, months, ordinals, the scheme of
 * an address. Everything else that an entry says and its item does not is left over.
 */
const announces = /^(?:volume|issue|pages|editor|translator|edition|in|month|and|etal|access|doi|url)(?:\+|$)/
const ordinal = /^\d+(?:st|nd|rd|th|e|ème|er)$/
const isSaid = (text: string): boolean => announces.test(keywordClass(text)) || ordinal.test(text) || /^(?:the|by|of|org|dx|nd|st|rd|th)$/.test(text)

/** `2020a`: the letter belongs to the list. */
const datedLetter = /^(?:1\d|20)\d\d[a-z]$/

/** The stretches of an entry that its item does not have. */
export const leftoversOf = (raw: string, csl: CslItem, letter: string | undefined): [number, number][] => {
  const had = wordsIn(csl)
  if (letter !== undefined) had.add(letter)
  const left: [number, number][] = []
  for (const { 0: text, index } of raw.matchAll(word)) {
    const folded = fold(text)
    if (had.has(folded) || isSaid(text.toLowerCase()) || (datedLetter.test(folded) && had.has(folded.slice(0, 4)))) continue
    const last = left.at(-1)
    if (last && !/[\p{L}\p{N}]/u.test(raw.slice(last[1], index))) last[1] = index + text.length
    else left.push([index, index + text.length])
  }
  return left
}

const wordsIn = (csl: CslItem): Set<string> => {
  const words = new Set<string>()
  const add = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') for (const [text] of String(value).matchAll(word)) words.add(fold(text))
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(add)
  }
  add(csl)
  return words
}
