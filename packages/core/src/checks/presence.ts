import { defineCheck, type AnyCheck, type Check } from './check.js'
import type { Facts } from './facts.js'

type Declared = Omit<Check, 'fix' | 'subjects' | 'examine'>

/** A check that the paper has something that only its author can write. */
export const presenceCheck = ({ isThere, missing, wanted, ...check }: Declared & {
  /** Undefined where the style, or the paper, has no need of it. */
  readonly isThere: (facts: Facts) => boolean | undefined
  /** What is said where it is not there. */
  readonly missing: string
  /** `an address` */
  readonly wanted: string
}): AnyCheck =>
  defineCheck<boolean>({
    ...check,
    fix: 'comment',
    subjects: (facts) => [isThere(facts)].filter((answer) => answer !== undefined),
    examine: (found, { document }) => (found ? undefined : { at: { part: document.main.name }, message: missing, found: 'none', expected: wanted }),
  })
