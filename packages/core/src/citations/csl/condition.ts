import { words, type CslNode } from './node.js'
import type { Vocabulary } from './vocabulary.js'

/** Known before anything is rendered, or not. */
export type Truth = boolean | undefined

/** Variables that come with the cite or from the list and not with the item. */
export const ofTheCite: ReadonlySet<string> = new Set(['locator', 'citation-number', 'citation-label', 'year-suffix', 'first-reference-note-number', 'page-first'])

/** Whether the condition of an `if` or `else-if` holds for every item with such a vocabulary, for none, or for some (CSL 1.0.2, `cs:choose`). */
export const truthOf = ({ attrs }: CslNode, vocabulary: Vocabulary): Truth => {
  const tests = Object.entries(attrs).flatMap(([name, value]) => (name === 'match' ? [] : words(value).map((word) => truthOfTest(name, word, vocabulary))))
  switch (attrs['match']) {
    case 'any':
      return some(tests)
    case 'none':
      return not(some(tests))
    default:
      return not(some(tests.map(not)))
  }
}

const truthOfTest = (name: string, word: string, { types, variables }: Vocabulary): Truth => {
  switch (name) {
    case 'type':
      if (!types.has(word)) return false
      return types.size === 1 ? true : undefined
    case 'variable':
    case 'is-numeric':
    case 'is-uncertain-date':
      return variables.has(word) || ofTheCite.has(word) ? undefined : false
    default:
      return undefined
  }
}

const not = (truth: Truth): Truth => (truth === undefined ? undefined : !truth)

const some = (truths: readonly Truth[]): Truth => (truths.includes(true) ? true : truths.includes(undefined) ? undefined : false)
