import { defineCheck, type AnyCheck, type Check } from '../check.js'
import type { Cite, LinkKind } from '../../citations/cluster.js'
import type { Facts } from '../facts.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { nameOf } from '../references/entry.js'
import { placeOf } from '../citations/cites.js'
import { citedIn, shown, type Cited } from './cited.js'

type Declared = Omit<Check<Cited>, 'aspect' | 'fix' | 'subjects' | 'examine'>

/** A check of one way in which a cite and its entry differ. The author alone knows which of the two is right. */
export const linkCheck = ({ kinds, message, unless, ...check }: Declared & {
  readonly kinds: readonly LinkKind[]
  /** What tells that the two agree after all, or that another check speaks of it. */
  readonly unless?: (cite: Cite, entry: Reference, entries: readonly Reference[], facts: Facts) => boolean
  readonly message: (shown: string, entry: string, entries: readonly Reference[], cite: Cite) => string
}): AnyCheck =>
  defineCheck<Cited>({
    ...check,
    aspect: 'matching',
    fix: 'comment',
    subjects: citedIn,
    examine(cited, facts) {
      const { cite, entries } = cited
      const [first] = entries
      if (!kinds.includes(cite.link.kind) || !first || unless?.(cite, first, entries, facts)) return undefined
      return { at: placeOf(cited), message: message(shown(cite), nameOf(first), entries, cite), found: shown(cite), expected: nameOf(first) }
    },
  })

/** What the examples of these checks have in common. */
export const list = ['[heading 1] References', 'Sample, A., & Berg, L. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.']
