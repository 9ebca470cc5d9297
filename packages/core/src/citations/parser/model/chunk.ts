import { endsSentence } from './course.js'
import { hashOf, mix } from './hash.js'
import { kinds, type Look } from './look.js'

/** A stretch between two signs: fields are made of whole ones. All members are hashes or small numbers. */
export interface Chunk {
  /** What it looks like: initials, words in lower case, capitals, digits, a year, an address. */
  readonly kind: number
  readonly size: number
  /** The classes of keywords in it. */
  readonly keywords: number
  readonly first: number
  readonly last: number
}

export const noChunk: Chunk = { kind: 1, size: 0, keywords: 0, first: 0, last: 0 }

/** For each token the index of its chunk, and the chunks. */
export interface Chunks {
  readonly of: readonly number[]
  readonly all: readonly Chunk[]
}

/** Chunks that every sign ends, or only those that end a sentence, a quotation or a bracket. */
export const chunksOf = (looks: readonly Look[], ends: 'signs' | 'sentences'): Chunks => {
  const of: number[] = []
  const all: Chunk[] = []
  let from = 0
  for (let index = 0; index < looks.length; index++) {
    of.push(all.length)
    const isEnd = ends === 'signs' ? looks[index]!.strong !== '' : endsSentence(looks, index) || brackets.has(looks[index]!.word)
    if (!isEnd && index < looks.length - 1) continue
    all.push(chunk(looks, from, index + 1))
    from = index + 1
  }
  return { of, all }
}

const brackets: ReadonlySet<string> = new Set('()[]“”"')
const share = (count: number, of: number): number => (count === 0 ? 0 : count * 3 < of ? 1 : count < of ? 2 : 3)

const chunk = (looks: readonly Look[], from: number, to: number): Chunk => {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  const classes: string[] = []
  let words = 0
  let [first, last] = [0, 0]
  for (let index = from; index < to; index++) {
    const { kind, keyword, wordHash } = looks[index]!
    if (kind === kinds.sign) continue
    counts[kind]!++
    if (words++ === 0) first = wordHash
    last = wordHash
    if (keyword.length > 2 && !classes.includes(keyword)) classes.push(keyword)
  }
  const shares = [kinds.initials, kinds.capitals, kinds.lower, kinds.digits].map((kind) => share(counts[kind]!, words)).join('')
  return {
    kind: hashOf(`${shares}${Math.min(counts[kinds.year]!, 2)}${counts[kinds.address]! > 0 ? 1 : 0}`),
    size: words < 5 ? words : words < 9 ? 5 : words < 16 ? 6 : 7,
    keywords: classes.sort().reduce((hash, keyword) => mix(hash, hashOf(keyword)), 0),
    first,
    last,
  }
}
