import { defineCheck, type AnyCheck, type Check } from './check.js'
import { grouped } from '../algorithms/grouped.js'
import { matchesOf } from '../algorithms/matches.js'
import type { TextRange } from '../plan/edit.js'
import { isEditable } from '../wordml/editable.js'
import { replace } from './editable.js'
import { proseOf } from './text-rule.js'

type Declared = Omit<Check, 'fix' | 'subjects' | 'examine'>

/** How often each of two ways of writing is used, and where the first time. */
interface Ways {
  readonly counts: readonly [number, number]
  readonly firsts: readonly [TextRange | undefined, TextRange | undefined]
  /** All places of the second way. */
  readonly second: readonly TextRange[]
}

/** A check that a paper writes something in one way throughout; it is said once, at the rarer way, since it is mended by one replacement. */
export const oneWay = ({ ways, names, either, stays, ...check }: Declared & {
  readonly ways: readonly [RegExp, RegExp]
  /** One, and several. */
  readonly names: readonly [readonly [string, string], readonly [string, string]]
  /** Only the second way is wrong, however often it is used. */
  readonly either?: false
  /** The second way says too much: so many of its signs are right. */
  readonly stays?: number
}): AnyCheck =>
  defineCheck<Ways>({
    ...check,
    fix: stays === undefined ? 'comment' : 'tracked',
    subjects(facts) {
      const counts: [number, number] = [0, 0]
      const firsts: [TextRange | undefined, TextRange | undefined] = [undefined, undefined]
      const second: TextRange[] = []
      for (const paragraph of proseOf(facts)) {
        for (const way of [0, 1] as const) {
          for (const match of matchesOf(paragraph.text, ways[way])) {
            const place = { paragraph, from: match.index, to: match.index + match[0].length }
            firsts[way] ??= place
            counts[way]++
            if (way === 1) second.push(place)
          }
        }
      }
      return counts[0] + counts[1] > 0 ? [{ counts, firsts, second }] : []
    },
    examine({ counts, firsts, second }, { citations }) {
      const rare = either === false || counts[1] <= counts[0] ? 1 : 0
      const at = firsts[rare]
      if (!at || (either !== false && counts[1 - rare] === 0)) return undefined
      const [found = '', usual] = [rare, 1 - rare].map((way) => `${counts[way]} ${names[way]![counts[way] === 1 ? 0 : 1]}`)
      const here = counts[rare] === 1 ? 'which is here' : 'the first of them here'
      const message = `The text has ${found}, ${here}${counts[1 - rare] === 0 ? '' : `, and ${usual}`}.`
      const problem = { at, message, found, expected: names[1 - rare]![1] }
      const all = stays === undefined ? [] : second.map(({ paragraph, from, to }) => ({ paragraph, from: from + stays, to }))
      const cited = grouped(all.length === 0 ? [] : citations.clusters, ({ paragraph }) => paragraph)
      const surplus = all.filter((place) => isEditable(place) && !cited.get(place.paragraph)?.some((cluster) => overlap(cluster, place)))
      if (surplus.length === 0) return problem
      const fix = surplus.map(({ paragraph, from, to }) => replace(paragraph, from, to, ''))
      return { ...problem, fix, ...(surplus.length < second.length && { partly: true as const }) }
    },
  })

/** Citations are worded as a whole. */
const overlap = (cluster: Pick<TextRange, 'from' | 'to'>, { from, to }: TextRange): boolean => cluster.from < to && from < cluster.to
