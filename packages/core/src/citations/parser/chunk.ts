import { endsSentence } from './course.js'
import { hashOf, mix } from './hash.js'
import type { Look } from './look.js'

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
    const isEnd = ends === 'signs' ? looks[index]!.strong !== '' : endsSentence(looks, index) || /^[()[\]“”"]$/.test(looks[index]!.word)
    if (!isEnd && index < looks.length - 1) continue
    all.push(chunk(looks.slice(from, index + 1)))
    from = index + 1
  }
  return { of, all }
}

const chunk = (looks: readonly Look[]): Chunk => {
  const words = looks.filter(({ shape }) => /^[XxdYyu]/.test(shape))
  const [initials, capitals, lower, digits, years] = [/^X[123]$/, /^(Xx|XX|xX)$/, /^xx?\d?$/, /^d\d$/, /^year$/].map((shape) => words.filter((word) => shape.test(word.shape)).length)
  const address = words.some(({ shape }) => shape === 'url' || shape === 'doi')
  const share = (count: number): number => (count === 0 ? 0 : count * 3 < words.length ? 1 : count < words.length ? 2 : 3)
  const kind = hashOf([share(initials!), share(capitals!), share(lower!), share(digits!), Math.min(years!, 2), address ? 1 : 0].join(''))
  const keywords = [...new Set(words.map(({ keyword }) => keyword).filter((keyword) => keyword !== '' && keyword.length > 2))].sort()
  return {
    kind,
    size: words.length < 5 ? words.length : words.length < 9 ? 5 : words.length < 16 ? 6 : 7,
    keywords: keywords.reduce((hash, keyword) => mix(hash, hashOf(keyword)), 0),
    first: words[0]?.wordHash ?? 0,
    last: words.at(-1)?.wordHash ?? 0,
  }
}
