import { matchesOf } from '../../algorithms/matches.js'
import type { ParsedEntry } from '../parser/entry.js'
import { endsWithAddress, formOf, opensWithTitle, opensWithYear } from './entry-form.js'

/** Reads a text as an entry. Reading the same text twice costs nothing. */
export type Read = (text: string) => ParsedEntry

/** A stretch of a paragraph that is an entry, or part of one. */
interface Piece {
  readonly from: number
  readonly to: number
}

/** What became of a paragraph, or of a pair of them. */
interface Verdict<Outcome> {
  readonly outcome: Outcome
  /** The two splitters do not agree, and nothing was done. */
  readonly doubt: number | undefined
}

/** Who, when and what: nothing less is an entry by itself. */
const isWhole = ({ csl }: ParsedEntry): boolean => (csl.author ?? csl.editor) !== undefined && csl.issued !== undefined && csl.title !== undefined

/** What has a title and a house or an address of its own is another work than one whose address ends the line before. */
const isOther = ({ csl }: ParsedEntry): boolean => csl.title !== undefined && (csl.URL ?? csl.DOI ?? csl.publisher) !== undefined && csl.accessed === undefined

const isTitled = ({ csl }: ParsedEntry): boolean => csl.author !== undefined && csl.title !== undefined

/**
 * Cuts a paragraph in which line breaks join entries. The first splitter looks at the signs on both sides of each break,
 * the second one reads what stands between the breaks; a cut is made where both see an entry on either side.
 */
export const cutJoined = (text: string, read: Read): Verdict<readonly Piece[]> => {
  const lines = piecesOf(text)
  const whole = { outcome: [trimmed(text, 0, text.length)], doubt: undefined }
  if (lines.length < 2) return whole
  const forms = lines.map(({ from, to }) => formOf(text.slice(from, to)))
  const groups: Piece[] = []
  let doubt: number | undefined
  lines.forEach((line, index) => {
    const last = groups.at(-1)
    if (!last) {
      groups.push(line)
      return
    }
    const bySigns = forms[index]!.begins && forms[index - 1]!.ends && formOf(text.slice(last.from, last.to)).dated
    const byReading = isWhole(read(text.slice(last.from, last.to))) && isWhole(read(restOf(text, lines, forms, index)))
    if (bySigns && byReading) groups.push(line)
    else {
      if (bySigns !== byReading) doubt ??= line.from
      groups[groups.length - 1] = { from: last.from, to: line.to }
    }
  })
  return { outcome: groups, doubt }
}

/** What would follow a cut: up to the next line that begins like an entry. */
const restOf = (text: string, lines: readonly Piece[], forms: readonly { begins: boolean }[], index: number): string => {
  let last = index
  while (last + 1 < lines.length && !forms[last + 1]!.begins) last++
  return text.slice(lines[index]!.from, lines[last]!.to)
}

/**
 * Whether a paragraph goes on with the entry of the one before. By its signs: the one before does not end like an entry, or
 * this one does not begin like one. By reading: this one is no entry by itself, and together they are one. A whole entry has none
 * behind it that says who and when, and one that has its title no other.
 */
export const continues = (before: string, text: string, numberedList: boolean, read: Read): Verdict<boolean> => {
  // `Author:` announces what is under it.
  if (numberedList || /:\s*$/.test(text)) return { outcome: false, doubt: undefined }
  const [first, second] = [formOf(before), formOf(text)]
  // The number is no word of the entry, which would be read otherwise with it.
  const above = first.unmarked ? before : before.slice(first.labelled)
  if (opensWithYear.test(text) && isWhole(read(above))) return { outcome: false, doubt: undefined }
  if (opensWithTitle.test(text) && isTitled(read(above))) return { outcome: false, doubt: undefined }
  const bySigns = !second.begins && (!first.ends || !first.dated || !second.dated) && !(endsWithAddress.test(above) && isOther(read(text)))
  if (!bySigns && second.begins) return { outcome: false, doubt: undefined }
  const byReading = !isWhole(read(text)) && isWhole(read(`${above.trimEnd()} ${text.trimStart()}`))
  return { outcome: bySigns && byReading, doubt: bySigns === byReading ? undefined : 0 }
}

const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  for (const { index } of [...matchesOf(text, /[\n\f]/g), { index: text.length }]) {
    const piece = trimmed(text, from, index)
    if (piece.to > piece.from) pieces.push(piece)
    from = index + 1
  }
  return pieces
}

const trimmed = (text: string, from: number, to: number): Piece => {
  while (from < to && /\s/.test(text[from]!)) from++
  while (to > from && /\s/.test(text[to - 1]!)) to--
  return { from, to }
}
