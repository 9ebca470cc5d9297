import { defineCheck, type AnyCheck, type Check } from '../check.js'
import type { TextRange } from '../plan/edit.js'
import { proseOf } from './text-rule.js'

type Declared = Omit<Check, 'fix' | 'subjects' | 'examine'>

/** How often each of two ways of writing is used, and where the first time. */
interface Ways {
  readonly counts: readonly [number, number]
  readonly firsts: readonly [TextRange | undefined, TextRange | undefined]
}

/** A check that a paper writes something in one way throughout; it is said once, at the rarer way, since it is mended by one replacement. */
export const oneWay = ({ ways, names, either, ...check }: Declared & {
  readonly ways: readonly [RegExp, RegExp]
  /** One, and several. */
  readonly names: readonly [readonly [string, string], readonly [string, string]]
  /** Only the second way is wrong, however often it is used. */
  readonly either?: false
}): AnyCheck =>
  defineCheck<Ways>({
    ...check,
    fix: 'comment',
    subjects(facts) {
      const counts: [number, number] = [0, 0]
      const firsts: [TextRange | undefined, TextRange | undefined] = [undefined, undefined]
      for (const paragraph of proseOf(facts)) {
        for (const way of [0, 1] as const) {
          // To search makes no copy of the pattern, as matchAll does.
          if (paragraph.text.search(ways[way]) < 0) continue
          for (const match of paragraph.text.matchAll(ways[way])) {
            firsts[way] ??= { paragraph, from: match.index, to: match.index + match[0].length }
            counts[way]++
          }
        }
      }
      return counts[0] + counts[1] > 0 ? [{ counts, firsts }] : []
    },
    examine({ counts, firsts }) {
      const rare = either === false || counts[1] <= counts[0] ? 1 : 0
      const at = firsts[rare]
      if (!at || (either !== false && counts[1 - rare] === 0)) return undefined
      const [found, usual] = [rare, 1 - rare].map((way) => `${counts[way]} ${names[way]![counts[way] === 1 ? 0 : 1]}`)
      return { at, message: `The text has ${found} and ${usual}; the first ${names[rare][0]} is here.`, found: found!, expected: names[1 - rare]![1] }
    },
  })
