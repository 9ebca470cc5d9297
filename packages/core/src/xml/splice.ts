import { FormatError } from '../errors.js'
import { encodeXml, type Encoding } from './decode.js'

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
export const applySplices = (source: string, splices: readonly Splice[]): string =>
  splices.length === 0 ? source : piecesOf(source, splices).join('')

/**
 * The same, encoded. In UTF-8 the pieces are encoded one after the other: for the whole text the engine would have to find new
 * memory, which takes far longer. No splice may begin or end inside a character.
 */
export const encodeSplices = (source: string, splices: readonly Splice[], encoding: Encoding): Uint8Array => {
  if (encoding !== 'utf-8') return encodeXml(applySplices(source, splices), encoding)
  const output = new Utf8Output(source.length)
  for (const piece of piecesOf(source, splices)) output.add(piece)
  return output.written
}

/** What stays and what comes in, by turns. */
const piecesOf = (source: string, splices: readonly Splice[]): string[] => {
  const pieces: string[] = []
  let at = 0
  for (const { start, end, text } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at || end < start || end > source.length) throw overlap(start, end, at)
    pieces.push(source.slice(at, start), text)
    at = end
  }
  pieces.push(source.slice(at))
  return pieces
}

/** Text in UTF-8, one piece after the other. */
class Utf8Output {
  private readonly encoder = new TextEncoder()
  private bytes: Uint8Array
  private length = 0

  constructor(expected: number) {
    this.bytes = new Uint8Array(expected + (expected >> 2) + 64)
  }

  add(text: string) {
    for (let rest = text; rest !== '';) {
      const { read, written } = this.encoder.encodeInto(rest, this.bytes.subarray(this.length))
      this.length += written
      if (read === rest.length) return
      rest = rest.slice(read)
      this.grow(rest.length)
    }
  }

  get written() {
    return this.bytes.subarray(0, this.length)
  }

  /** One unit of UTF-16 takes up to three bytes. */
  private grow(units: number) {
    const larger = new Uint8Array(this.bytes.length * 2 + units * 3)
    larger.set(this.written)
    this.bytes = larger
  }
}

const overlap = (start: number, end: number, at: number) =>
  new FormatError(
    'internal',
    `Two edits of one part overlap: ${start}–${end} begins before ${at}, where the one before it ends.`,
    'This is a fault of the formatter, not of the file. Please report it.',
  )
