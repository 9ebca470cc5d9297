import type { Line } from '../flow.js'

/** A line of the title of the paper, how sure it is to be one, and why. */
export interface TitleLine {
  readonly line: Line
  readonly confidence: number
  readonly evidence: string
}

/** No title has more words. */
export const mostWords = 40
