import { matchesOf } from '../../algorithms/matches.js'
import { fold } from './fold.js'
import type { EntryIndex } from './link.js'

/** `[DHG]`, `(DHG, 2019`, `(WHO 2019`, behind a word. */
const introduced = /(?<=[\p{L}\p{M}])\s[[(](\p{Lu}[\p{L}\p{N}&.-]{0,8}\p{Lu}[\p{L}\p{N}]?)(?=[\]),;]|\s\d{4})/gu
/** The longest name of a group has about so many words, and letters. */
const [mostWords, mostLetters] = [12, 120]

/**
 * The entries with what a text goes on to call those who made them: `Deutsche Hafengemeinschaft [DHG], 2019`, and later `DHG, 2019`. Letters
 * of words that are one word say nothing by themselves, so that only the text knows them.
 */
export const withAbbreviations = (texts: readonly { readonly text: string }[], index: EntryIndex): EntryIndex => {
  const known = new Map<string, Set<string>>()
  for (const { text } of texts) {
    for (const { 1: letters = '', index: at } of matchesOf(text, introduced)) {
      const short = fold(letters).replaceAll(' ', '')
      for (const { id, acronyms } of calledBefore(text.slice(Math.max(0, at - mostLetters), at), short, index)) {
        if (!acronyms.includes(short)) known.set(id, (known.get(id) ?? new Set()).add(short))
      }
    }
  }
  return known.size === 0 ? index : index.alsoCalled(known)
}

/** The entries of whom the text ends with, where the letters stand in the name in this order. */
const calledBefore = (before: string, short: string, index: EntryIndex) => {
  const words = fold(before).split(' ').slice(-mostWords)
  const names = words.map((_, place) => words.slice(place).join(' '))
  const name = names.find((each) => index.named(each).length > 0)
  return name !== undefined && name.length > short.length * 2 && standsIn(short, name) ? index.named(name) : []
}

const standsIn = (letters: string, name: string): boolean => {
  let at = 0
  for (const sign of name) if (sign === letters[at]) at++
  return name[0] === letters[0] && at === letters.length
}
