import { courseOf } from '../../packages/core/src/citations/parser/model/course.js'
import { bucket, signatureOf, type FeatureReader } from '../../packages/core/src/citations/parser/model/features.js'
import { lookOf, nothing } from '../../packages/core/src/citations/parser/model/look.js'
import { settings, type Settings } from './fit.js'

/**
 * What any linear-chain model of references looks at: words, shapes, beginnings and endings, the classes of the words around,
 * the place in the entry, the signs and years before and after, and the signature of the whole.
 */
const plainFeatures: FeatureReader = (tokens) => {
  const looks = tokens.map(lookOf)
  const signature = signatureOf(looks)
  const course = courseOf(looks)
  return (index, into) => {
    const around = [-2, -1, 0, 1, 2].map((distance) => looks[index + distance] ?? nothing)
    const [here, { strongs, years, quote, lastStrong, nextStrong, untilYear }] = [around[2]!, course[index]!]
    const tenth = Math.floor((index * 10) / tokens.length)
    into.clear()
    for (const { wordHash } of around) into.one(wordHash)
    for (const { shapeHash } of around.slice(1, 4)) into.one(shapeHash)
    for (const affix of here.affixes) into.add(affix)
    for (const { keywordHash } of around) into.one(keywordHash)
    for (const value of [tenth, bucket(strongs), years, quote, lastStrong, nextStrong, bucket(untilYear), signature]) into.one(value)
    into.pair(signature, tenth)
  }
}

/** The baseline: ten passes over all entries, no feature given up. The rules that follow the model are ours. */
export const plainSettings: Settings = {
  ...settings, epochs: [10, 0], dropout: 0.4, rendered: 1, runs: 1, most: Infinity, begins: false, features: plainFeatures,
}
