import { once } from '../../algorithms/once.js'
import type { Structure } from '../structure.js'
import { withoutCited } from './cited.js'
import { eachWord } from './each-word.js'
import type { Lexicon } from './letter-case.js'
import { kindOf, letter, small } from './signs.js'

/**
 * The words that the running text writes with a small letter, and never with a capital inside a sentence. What formatting may word anew
 * says nothing: citations, and names of tables and figures (“Table 1”, “table 1”).
 */
export const lexiconOf = once(({ flow, role }: Structure): Lexicon => {
  const common = new Set<string>()
  const names = new Set<string>()
  for (const { paragraph, text, words } of flow) {
    if (words < 12 || role(paragraph).kind !== 'body') continue
    const own = withoutCited(text)
    eachWord(own, (from, to) => {
      if (isDigit(own.charCodeAt(to + 1)) && /\s/.test(own.charAt(to))) return
      if ((kindOf(own.codePointAt(from)!) & small) !== 0) common.add(own.slice(from, to))
      else if (goesOn(own, from)) names.add(own.slice(from, to).toLowerCase())
    })
  }
  return { isCommon: (each) => common.has(each) && !names.has(each) }
})

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39

/** Whether a word stands inside a sentence: behind a blank, and that behind a letter, a number or a comma. */
const goesOn = (text: string, from: number): boolean => {
  if (text.charAt(from - 1) !== ' ') return false
  const before = text.charCodeAt(from - 2)
  if (isDigit(before)) return !raised.test(text.slice(Math.max(0, from - longestRaised), from - 1))
  return (kindOf(before) & letter) !== 0 || text.charAt(from - 2) === ',' || text.charAt(from - 2) === ';'
}

/** `It was ice.12,14 Tides`: raised numbers stand behind the stop that ends the sentence. */
const raised = /[^\d\s][.?!]["”’')]*\d[\d,–-]*$/u
const longestRaised = 40
