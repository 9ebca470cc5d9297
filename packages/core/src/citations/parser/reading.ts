import { tokenise } from './model/token.js'

/** A text in other words, with where each of its letters stands in the text as it is written. */
export interface Reading {
  readonly text: string
  readonly begins: readonly number[]
  readonly ends: readonly number[]
}

export const readingOf = (raw: string): Reading => {
  const begins = Array.from({ length: raw.length }, (_, index) => index)
  return { text: raw, begins, ends: begins.map((at) => at + 1) }
}

/** The same with other words for what a pattern finds: each word and sign in the place of one, and the last in that of all that are left. */
export const rephrased = (reading: Reading, pattern: RegExp, words: (found: RegExpMatchArray) => string): Reading => {
  const pieces: Reading[] = []
  let from = 0
  for (const found of reading.text.matchAll(pattern)) {
    const to = found.index + found[0].length
    pieces.push(cut(reading, from, found.index), inPlace(words(found), cut(reading, found.index, to)))
    from = to
  }
  pieces.push(cut(reading, from))
  return { text: pieces.map(({ text }) => text).join(''), begins: pieces.flatMap(({ begins }) => begins), ends: pieces.flatMap(({ ends }) => ends) }
}

const cut = ({ text, begins, ends }: Reading, from: number, to?: number): Reading =>
  ({ text: text.slice(from, to), begins: begins.slice(from, to), ends: ends.slice(from, to) })

/** Words of the same length stand letter by letter. */
const inPlace = (text: string, said: Reading): Reading => {
  if (text.length === said.text.length) return { ...said, text }
  const [words, old] = [tokenise(text), tokenise(said.text)]
  const placed = words.map(({ to }, index) => {
    const first = Math.min(index, old.length - 1)
    const last = index === words.length - 1 ? old.length - 1 : first
    return { letters: to - (words[index - 1]?.to ?? 0), begin: said.begins[old[first]!.from]!, end: said.ends[old[last]!.to - 1]! }
  })
  const each = (place: (word: (typeof placed)[number]) => number): number[] => placed.flatMap((word) => new Array<number>(word.letters).fill(place(word)))
  return { text, begins: each(({ begin }) => begin), ends: each(({ end }) => end) }
}

/** Where a stretch of the reading stands in the text as it is written. */
export const written = ({ begins, ends }: Reading, [from, to]: readonly [number, number]): [number, number] => {
  const begin = begins[from] ?? ends.at(-1) ?? 0
  return [begin, to > from ? Math.max(begin, ends[to - 1]!) : begin]
}

/** Where a stretch of the text as it is written stands in the reading. */
export const read = ({ begins, ends }: Reading, [from, to]: readonly [number, number]): [number, number] => {
  const begin = begins.findIndex((at) => at >= from)
  const end = ends.findLastIndex((at) => at <= to) + 1
  return begin < 0 ? [begins.length, begins.length] : [begin, Math.max(begin, end)]
}
