import { defineCheck, type AnyCheck, type Check } from './check.js'
import type { Facts } from './facts.js'
import type { Place } from './check.js'

/** What is counted, where it begins, and what it is called. */
interface Count {
  readonly at: Place
  readonly count: number
}

type LimitName = 'bodyWords' | 'references' | 'titleWords'

/** A check that something has no more of what it is counted in than the caller allows. */
export const limitCheck = ({ limit, of, unit, ...check }: Omit<Check, 'fix' | 'source' | 'subjects' | 'examine'> & {
  readonly limit: LimitName
  readonly unit: string
  readonly of: (facts: Facts) => Count | undefined
}): AnyCheck =>
  defineCheck<Count & { readonly most: number }>({
    ...check,
    fix: 'none',
    source: { source: 'style-neutral', section: 'the journal’s own limit' },
    subjects(facts) {
      const most = facts.options.limits[limit]
      const count = most === undefined ? undefined : of(facts)
      return most !== undefined && count ? [{ ...count, most }] : []
    },
    examine({ at, count, most }) {
      if (count <= most) return undefined
      return { at, message: `${check.title}: ${count} ${unit}; at most ${most} are wanted.`, found: `${count} ${unit}`, expected: `at most ${most} ${unit}` }
    },
  })
