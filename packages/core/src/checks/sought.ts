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

/** Whether there is any. To search makes no copy of the pattern, as matchAll does. */
export const isIn = (text: string, { pattern, signs }: Sought): boolean => signs.test(text) && text.search(pattern) >= 0
