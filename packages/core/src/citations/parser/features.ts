import { chunksOf, noChunk } from './chunk.js'
import { courseOf } from './course.js'
import { hashOf, mix } from './hash.js'
import { lookOf, nothing, type Look } from './look.js'
import type { Token } from './token.js'

/** The features of one token, as hashes. The room is used again for the next token: nothing is made for each of the millions. */
export class Features {
  readonly hashes = new Int32Array(80)
  length = 0
  /** Templates are told apart by their number, so their order is part of a model. */
  private template = 0

  clear(): void {
    this.length = 0
    this.template = 0
  }

  add(feature: number): void {
    this.hashes[this.length++] = feature
  }

  one(a: number): void {
    this.add(mix(++this.template, a))
  }

  pair(a: number, b: number): void {
    this.add(mix(mix(++this.template, a), b))
  }

  triple(a: number, b: number, c: number): void {
    this.add(mix(mix(mix(++this.template, a), b), c))
  }

  four(a: number, b: number, c: number, d: number): void {
    this.add(mix(mix(mix(mix(++this.template, a), b), c), d))
  }

  five(a: number, b: number, c: number, d: number, e: number): void {
    this.add(mix(mix(mix(mix(mix(++this.template, a), b), c), d), e))
  }
}

export const bucket = (value: number): number => (value < 6 ? value : value < 10 ? 6 : value < 20 ? 7 : 8)
const quotation = hashOf('quotation')

/** Reads the features of an entry, token by token: everything that looks at the whole of it is found once. */
export type FeatureReader = (tokens: readonly Token[]) => (index: number, into: Features) => void

/** The features that the weights are for. */
export const featuresOf: FeatureReader = (tokens) => {
  const looks = tokens.map(lookOf)
  const signature = signatureOf(looks)
  const course = courseOf(looks)
  const small = chunksOf(looks, 'signs')
  const large = chunksOf(looks, 'sentences')
  const at = (index: number): Look => looks[index] ?? nothing
  return (index, into) => {
    const [two, before, here, after, next] = [at(index - 2), at(index - 1), at(index), at(index + 1), at(index + 2)]
    const { sentence, strongs, years, quote, lastStrong, sinceStrong, nextStrong, untilStrong, untilYear } = course[index]!
    const tenth = Math.floor((index * 10) / tokens.length)
    into.clear()
    into.one(here.wordHash)
    into.one(before.wordHash)
    into.one(after.wordHash)
    into.one(two.wordHash)
    into.one(next.wordHash)
    into.pair(before.wordHash, here.wordHash)
    into.pair(here.wordHash, after.wordHash)
    into.triple(before.wordHash, here.shapeHash, after.wordHash)
    into.one(here.shapeHash)
    into.pair(before.shapeHash, here.shapeHash)
    into.pair(here.shapeHash, after.shapeHash)
    into.triple(before.shapeHash, here.shapeHash, after.shapeHash)
    into.five(two.shapeHash, before.shapeHash, here.shapeHash, after.shapeHash, next.shapeHash)
    for (const affix of here.affixes) into.add(affix)
    into.one(here.keywordHash)
    into.one(before.keywordHash)
    into.one(after.keywordHash)
    into.pair(two.keywordHash, before.keywordHash)
    into.pair(after.keywordHash, next.keywordHash)
    into.one(tenth)
    into.one(Math.min(index, 6))
    into.one(Math.min(tokens.length - 1 - index, 6))
    into.pair(bucket(strongs), years)
    into.one(quote)
    into.triple(quote, lastStrong, here.shapeHash)
    into.pair(lastStrong, nextStrong)
    into.four(lastStrong, bucket(sinceStrong), nextStrong, bucket(untilStrong))
    into.pair(bucket(untilYear), years)
    into.pair(signature, tenth)
    into.pair(signature, sentence)
    into.four(signature, sentence, here.shapeHash, nextStrong)
    into.triple(sentence, years, quote)
    into.four(signature, lastStrong, nextStrong, years)
    into.triple(here.spaced ? 1 : 0, here.shapeHash, before.wordHash)
    into.triple(here.keywordHash, nextStrong, years)
    into.pair(signature, here.wordHash)

    const place = small.of[index]!
    const [chunkBefore, chunk, chunkAfter] = [small.all[place - 1] ?? noChunk, small.all[place]!, small.all[place + 1] ?? noChunk]
    into.triple(chunk.kind, chunk.size, here.shapeHash)
    into.triple(chunkBefore.kind, chunk.kind, chunkAfter.kind)
    into.four(chunk.kind, lastStrong, nextStrong, years)
    into.pair(chunk.keywords, nextStrong)
    into.triple(chunkBefore.keywords, chunk.kind, lastStrong)
    into.triple(chunkAfter.keywords, chunk.kind, nextStrong)
    into.pair(chunk.first, lastStrong)
    into.pair(chunk.last, nextStrong)
    const wide = large.of[index]!
    const [wideBefore, within, wideAfter] = [large.all[wide - 1] ?? noChunk, large.all[wide]!, large.all[wide + 1] ?? noChunk]
    into.triple(within.kind, within.size, quote === 1 ? quotation : sentence)
    into.triple(wideBefore.kind, within.kind, wideAfter.kind)
    into.pair(within.keywords, chunk.kind)
    into.pair(within.first, chunk.kind)
    into.triple(signature, within.kind, chunk.kind)
  }
}

/** How the whole entry is made: where its year stands, whether something is quoted, how its names begin. */
export const signatureOf = (looks: readonly Look[]): number => {
  const year = looks.findIndex((look) => look.isYear)
  const at = year < 0 ? 'none' : year * 3 < looks.length ? 'early' : year * 3 < looks.length * 2 ? 'mid' : 'late'
  const bracketed = year > 0 && looks[year - 1]!.word === '(' ? 'b' : ''
  const quoted = looks.some(({ word }) => word === '“' || word === '"' || word === '‘' || word === '„') ? 'q' : ''
  return hashOf(`${at}${bracketed}${quoted}|${beginningOf(looks)}`)
}

const beginningOf = (looks: readonly Look[]): string => {
  const first = looks.findIndex(({ shape }) => /^[Xx]/.test(shape))
  const numbered = first > 0 ? 'n' : ''
  if (looks[first]?.shape === 'X1') return `${numbered}initial`
  const next = looks[first + 1]
  if (next?.word === ',') return `${numbered}comma-${looks[first + 2]?.shape ?? ''}`
  return `${numbered}${next?.shape ?? ''}`
}
