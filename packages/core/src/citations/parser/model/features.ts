import { chunksOf, noChunk, type Chunk, type Chunks } from './chunk.js'
import { courseOf, type Course } from './course.js'
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
  return (index, into) => {
    into.clear()
    addWords(into, looks, index)
    addCourse(into, looks, index, course[index]!, signature)
    addChunks(into, looks[index]!, course[index]!, signature, around(small, index), around(large, index))
  }
}

const lookAt = (looks: readonly Look[], index: number): Look => looks[index] ?? nothing

/** The words around a token, as they are, by their letters and by what they announce. */
const addWords = (into: Features, looks: readonly Look[], index: number): void => {
  const [two, before, here] = [lookAt(looks, index - 2), lookAt(looks, index - 1), lookAt(looks, index)]
  const [after, next] = [lookAt(looks, index + 1), lookAt(looks, index + 2)]
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
}

/** How far the entry is when it comes to a token: what it had of years, quotations and strong signs, and what is to come. */
const addCourse = (into: Features, looks: readonly Look[], index: number, course: Course, signature: number): void => {
  const { sentence, strongs, years, quote, lastStrong, sinceStrong, nextStrong, untilStrong, untilYear } = course
  const [before, here] = [lookAt(looks, index - 1), lookAt(looks, index)]
  const tenth = Math.floor((index * 10) / looks.length)
  into.one(tenth)
  into.one(Math.min(index, 6))
  into.one(Math.min(looks.length - 1 - index, 6))
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
}

type Neighbours = readonly [before: Chunk, here: Chunk, after: Chunk]

const around = ({ of, all }: Chunks, index: number): Neighbours => {
  const place = of[index]!
  return [all[place - 1] ?? noChunk, all[place]!, all[place + 1] ?? noChunk]
}

/** The stretch between two signs, and the sentence, that a token stands in. */
const addChunks = (into: Features, here: Look, course: Course, signature: number, signs: Neighbours, sentences: Neighbours): void => {
  const { sentence, years, quote, lastStrong, nextStrong } = course
  const [before, chunk, after] = signs
  into.triple(chunk.kind, chunk.size, here.shapeHash)
  into.triple(before.kind, chunk.kind, after.kind)
  into.four(chunk.kind, lastStrong, nextStrong, years)
  into.pair(chunk.keywords, nextStrong)
  into.triple(before.keywords, chunk.kind, lastStrong)
  into.triple(after.keywords, chunk.kind, nextStrong)
  into.pair(chunk.first, lastStrong)
  into.pair(chunk.last, nextStrong)
  const [wideBefore, within, wideAfter] = sentences
  into.triple(within.kind, within.size, quote === 1 ? quotation : sentence)
  into.triple(wideBefore.kind, within.kind, wideAfter.kind)
  into.pair(within.keywords, chunk.kind)
  into.pair(within.first, chunk.kind)
  into.triple(signature, within.kind, chunk.kind)
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
