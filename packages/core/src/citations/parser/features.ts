import { chunksOf, noChunk } from './chunk.js'
import { courseOf } from './course.js'
import { hashOf, mix } from './hash.js'
import { lookOf, nothing, type Look } from './look.js'
import type { Token } from './token.js'

/** Receives the features of one token, one after the other, as hashes. */
export type FeatureSink = (feature: number) => void

const bucket = (value: number): number => (value < 6 ? value : value < 10 ? 6 : value < 20 ? 7 : 8)
const quotation = hashOf('quotation')

/** A reader of the features of one entry: everything that looks at the whole of it is found once. */
export const featuresOf = (tokens: readonly Token[]): ((index: number, add: FeatureSink) => void) => {
  const looks = tokens.map(lookOf)
  const signature = signatureOf(looks)
  const course = courseOf(looks)
  const small = chunksOf(looks, 'signs')
  const large = chunksOf(looks, 'sentences')
  const at = (index: number): Look => looks[index] ?? nothing
  return (index, sink) => {
    const [two, before, here, after, next] = [at(index - 2), at(index - 1), at(index), at(index + 1), at(index + 2)]
    const { sentence, strongs, years, quote, lastStrong, sinceStrong, nextStrong, untilStrong, untilYear } = course[index]!
    const tenth = Math.floor((index * 10) / tokens.length)
    // The templates are told apart by their number, so their order is part of a model.
    let template = 0
    const one = (a: number): void => { sink(mix(++template, a)) }
    const pair = (a: number, b: number): void => { sink(mix(mix(++template, a), b)) }
    const triple = (a: number, b: number, c: number): void => { sink(mix(mix(mix(++template, a), b), c)) }
    const all = (values: readonly number[]): void => { sink(values.reduce(mix, ++template)) }

    one(here.wordHash)
    one(before.wordHash)
    one(after.wordHash)
    one(two.wordHash)
    one(next.wordHash)
    pair(before.wordHash, here.wordHash)
    pair(here.wordHash, after.wordHash)
    triple(before.wordHash, here.shapeHash, after.wordHash)
    one(here.shapeHash)
    pair(before.shapeHash, here.shapeHash)
    pair(here.shapeHash, after.shapeHash)
    triple(before.shapeHash, here.shapeHash, after.shapeHash)
    all([two.shapeHash, before.shapeHash, here.shapeHash, after.shapeHash, next.shapeHash])
    for (const affix of here.affixes) sink(affix)
    one(here.keywordHash)
    one(before.keywordHash)
    one(after.keywordHash)
    pair(two.keywordHash, before.keywordHash)
    pair(after.keywordHash, next.keywordHash)
    one(tenth)
    one(Math.min(index, 6))
    one(Math.min(tokens.length - 1 - index, 6))
    pair(bucket(strongs), years)
    one(quote)
    triple(quote, lastStrong, here.shapeHash)
    pair(lastStrong, nextStrong)
    all([lastStrong, bucket(sinceStrong), nextStrong, bucket(untilStrong)])
    pair(bucket(untilYear), years)
    pair(signature, tenth)
    pair(signature, sentence)
    all([signature, sentence, here.shapeHash, nextStrong])
    triple(sentence, years, quote)
    all([signature, lastStrong, nextStrong, years])
    triple(here.spaced ? 1 : 0, here.shapeHash, before.wordHash)
    triple(here.keywordHash, nextStrong, years)
    pair(signature, here.wordHash)

    const place = small.of[index]!
    const [chunkBefore, chunk, chunkAfter] = [small.all[place - 1] ?? noChunk, small.all[place]!, small.all[place + 1] ?? noChunk]
    triple(chunk.kind, chunk.size, here.shapeHash)
    triple(chunkBefore.kind, chunk.kind, chunkAfter.kind)
    all([chunk.kind, lastStrong, nextStrong, years])
    pair(chunk.keywords, nextStrong)
    triple(chunkBefore.keywords, chunk.kind, lastStrong)
    triple(chunkAfter.keywords, chunk.kind, nextStrong)
    pair(chunk.first, lastStrong)
    pair(chunk.last, nextStrong)
    const wide = large.of[index]!
    const [wideBefore, within, wideAfter] = [large.all[wide - 1] ?? noChunk, large.all[wide]!, large.all[wide + 1] ?? noChunk]
    triple(within.kind, within.size, quote === 1 ? quotation : sentence)
    triple(wideBefore.kind, within.kind, wideAfter.kind)
    pair(within.keywords, chunk.kind)
    pair(within.first, chunk.kind)
    triple(signature, within.kind, chunk.kind)
  }
}

/** How the whole entry is made: where its year stands, whether something is quoted, how its names begin. */
const signatureOf = (looks: readonly Look[]): number => {
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
