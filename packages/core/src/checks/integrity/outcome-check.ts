import { defineCheck, type AnyCheck, type Check } from '../check.js'
import type { Outcome } from '../outcome.js'

type Declared = Omit<Check, 'aspect' | 'fix' | 'source' | 'examples' | 'subjects' | 'examine' | 'ofOutcome'>

/** A check of what was made. An audit makes nothing, so that there is nothing to look at. */
export const outcomeCheck = <Subject>({ subjects, fault, right, wrong, ...check }: Declared & {
  readonly subjects: (outcome: Outcome) => readonly Subject[]
  /** What was lost, in a few words. */
  readonly fault: (subject: Subject) => { readonly part?: string; readonly says: string } | undefined
  readonly right: Partial<Outcome>
  readonly wrong: Partial<Outcome>
}): AnyCheck =>
  defineCheck<Subject>({
    ...check,
    aspect: 'integrity',
    fix: 'none',
    source: { source: 'style-neutral', section: 'nothing is lost' },
    ofOutcome: true,
    examples: [
      { lines: [], outcome: right, passes: true },
      { lines: [], outcome: wrong, passes: false },
    ],
    subjects: ({ outcome }) => (outcome ? subjects(outcome) : []),
    examine(subject, { document }) {
      const found = fault(subject)
      return found && { at: { part: found.part ?? document.main.name }, message: found.says }
    },
  })
