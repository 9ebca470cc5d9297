import type { Facts } from './facts.js'
import type { Limits } from '../opc/limits.js'
import type { Options } from '../options/options.js'
import type { Outcome } from './outcome.js'
import type { Edit, TextRange } from '../plan/edit.js'
import type { Section } from '../wordml/section.js'
import type { Work } from '../citations/works.js'
import type { Aspect, FixKind, Severity } from '../options/vocabulary.js'

/** Where a problem is: in text, in a section, or in the document as a whole. */
export type Place = TextRange | { readonly section: Section } | { readonly part: string }

/** Something that is not as the style wants it. */
export interface Problem {
  readonly at: Place
  /** What is wrong, then what is wanted. Made only for findings that a report shows. */
  readonly message: string | (() => string)
  /** What there is, and what there is to be, in a few words. */
  readonly found?: string | (() => string)
  readonly expected?: string | (() => string)
  /** What mends it; without one a person has to decide. */
  readonly fix?: Edit | readonly Edit[] | undefined
  /** The fix brings in paragraphs that everything else hangs on: it is made first, and the document judged with them in their place. */
  readonly first?: true
  /** The fix leaves a part of it for a person to decide. */
  readonly partly?: boolean
}

/** A small document in the notation of fixtures, one line a paragraph, and whether the check is content with it. */
export interface Example {
  readonly lines: readonly string[]
  readonly passes: boolean
  /** APA 7 where nothing is said. */
  readonly style?: string
  readonly options?: Options
  /** What is known of DOIs, where the check has to look things up. */
  readonly works?: Readonly<Record<string, Work>>
  readonly limits?: Partial<Limits>
  /** What formatting came to, where the check is about that. */
  readonly outcome?: Partial<Outcome>
  /** A person has to decide here, so formatting leaves it as it is. */
  readonly asks?: true
}

/**
 * One rule. `subjects` are the things it looks at: a check that has none is not applicable, and never passed.
 * `examine` looks at one of them.
 */
export interface Check<Subject = never> {
  readonly id: string
  readonly aspect: Aspect
  readonly severity: Severity
  readonly title: string
  /** What holds where the check is content. */
  readonly expected: string
  readonly source: { readonly source: string; readonly section: string }
  readonly fix: FixKind
  /** How to mend it by hand in Word. */
  readonly help: string
  /** Why it is not mended, or taken more lightly, where one might expect otherwise. */
  readonly because?: string
  /** What it cannot do without; where nobody gives it, what was looked at is `unverified`. */
  readonly provider?: 'works'
  /** It looks at what was made, and so after everything else. */
  readonly ofOutcome?: true
  readonly examples: readonly Example[]
  subjects(facts: Facts): Iterable<Subject>
  examine(subject: Subject, facts: Facts): Problem | undefined
}

/** A check as the catalogue holds it: what it looks at is its own affair. */
export interface AnyCheck extends Omit<Check, 'examine' | 'subjects'> {
  /** Says of each problem that it finds, and in the end how many things it looked at. */
  readonly run: (facts: Facts, say: (problem: Problem) => void) => number
}

/** Closes a check over its subjects. */
export const defineCheck = <Subject>({ subjects, examine, ...check }: Check<Subject>): AnyCheck => ({
  ...check,
  run(facts, say) {
    let looked = 0
    for (const subject of subjects(facts)) {
      looked++
      const problem = examine(subject, facts)
      if (problem) say(problem)
    }
    return looked
  },
})
