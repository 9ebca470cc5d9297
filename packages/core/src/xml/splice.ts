import { FormatError } from '../errors.js'

/** Replaces the text from `start` to `end` of an original by `text`; an insertion where both are the same place. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Cuts splices into the text they were made for. Their order does not matter, but that insertions at one place
 * come out as they were given, before a replacement that begins there.
 */
export const applySplices = (source: string, splices: readonly Splice[]): string => {
  if (splices.length === 0) return source
  const pieces: string[] = []
  let at = 0
  for (const { start, end, text } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at || end < start || end > source.length) throw overlap(start, end, at)
    pieces.push(source.slice(at, start), text)
    at = end
  }
  pieces.push(source.slice(at))
  return pieces.join('')
}

const overlap = (start: number, end: number, at: number) =>
  new FormatError(
    'internal',
    `Two edits of one part overlap: ${start}–${end} begins before ${at}, where the one before it ends.`,
    'This is a fault of the formatter, not of the file. Please report it.',
  )
