import type { Structure } from '../structure.js'
import { withoutCited } from './cited.js'
import type { Lexicon } from './letter-case.js'

const word = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu

const lexicons = new WeakMap<Structure, Lexicon>()

/**
 * The words that the running text writes with a small letter, and never with a capital inside a sentence. What formatting may word anew
 * says nothing: citations, and names of tables and figures (“Table 1”, “table 1”).
 */
export const lexiconOf = (structure: Structure): Lexicon => {
  let lexicon = lexicons.get(structure)
  if (!lexicon) lexicons.set(structure, (lexicon = readLexicon(structure)))
  return lexicon
}

const readLexicon = ({ flow, role }: Structure): Lexicon => {
  const small = new Set<string>()
  const names = new Set<string>()
  for (const { paragraph, text, words } of flow) {
    if (words < 12 || role(paragraph).kind !== 'body') continue
    const own = withoutCited(text)
    for (const match of own.matchAll(word)) {
      const [each] = match
      if (/^\s\d/.test(own.slice(match.index + each.length, match.index + each.length + 2))) continue
      if (/^\p{Ll}/u.test(each)) small.add(each)
      else if (/[\p{L}\d,;] $/u.test(own.slice(Math.max(match.index - 2, 0), match.index))) names.add(each.toLowerCase())
    }
  }
  return { isCommon: (each) => small.has(each) && !names.has(each) }
}
