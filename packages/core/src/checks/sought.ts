import { matchesOf } from '../algorithms/matches.js'

/** What is looked for in every paragraph of a paper. */
export interface Sought {
  /** Has the flag `g`. */
  readonly pattern: RegExp
  /**
   * What nothing that the pattern finds is without: plain signs. Most texts do not have them, and need not be searched for letters of all
   * scripts, which costs many times as much.
   */
  readonly signs: RegExp
}

/** All that there is of it in a text. */
export const foundIn = (text: string, { pattern, signs }: Sought): readonly RegExpExecArray[] => (signs.test(text) ? matchesOf(text, pattern) : nothing)

const nothing: readonly RegExpExecArray[] = []
