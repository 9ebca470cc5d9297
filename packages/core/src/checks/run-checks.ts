import type { AnyCheck, Problem } from './check.js'
import { canBeRecorded } from './editable.js'
import type { Facts } from './facts.js'
import type { Outcome } from './outcome.js'
import type { Edit } from '../plan/edit.js'
import type { Request } from '../plan/plan.js'
import type { ResolvedOptions } from '../options/options.js'
import type { Severity } from '../options/vocabulary.js'

/** A problem with the requests that its fix makes of the plan. */
export interface Found {
  readonly problem: Problem
  readonly requests: readonly Request[]
  /** Those of the document that it was found in, where this is the result. */
  readonly facts?: Facts
}

/**
 * Problems of one check that a report lists. So many of those that a person is asked about and so many of the others are kept whole; of what is beyond
 * only what is needed to mend and to count it.
 */
export const findingsCap = 200

/** What one check came to, before anything is planned. */
export interface CheckResult {
  readonly check: AnyCheck
  readonly severity: Severity
  /** How many things it looked at. */
  readonly looked: number
  readonly found: readonly Found[]
  /** What it needs was not given, so that looking told nothing. */
  readonly unverified: boolean
}

/** Runs the checks that the options leave on, in catalogue order. */
export const runChecks = (checks: readonly AnyCheck[], facts: Facts): CheckResult[] => {
  const severity = { ...facts.style.definition.severity, ...facts.options.rules.severity }
  return checks
    .filter((check) => !isOff(check, facts.options))
    .map((check) => runCheck(check, severity[check.id] ?? check.severity, facts))
}

/** Whether the options switch a check off, by itself or with all of its aspect. */
export const isOff = ({ id, aspect }: AnyCheck, { rules: { disabled } }: Pick<ResolvedOptions, 'rules'>): boolean => disabled.includes(id) || disabled.includes(aspect)

/** The same with the checks of what was made, once that is known. */
export const withOutcome = (results: readonly CheckResult[], facts: Facts, outcome: Outcome): CheckResult[] =>
  results.map((result) => (result.check.ofOutcome ? runCheck(result.check, result.severity, { ...facts, outcome }) : result))

const runCheck = (check: AnyCheck, severity: Severity, facts: Facts): CheckResult => {
  const found: Found[] = []
  const kept = { asked: 0, others: 0 }
  const looked = check.run(facts, (problem) => {
    const whole: Found = { problem, requests: editsOf(problem).map((edit) => ({ check: check.id, edit })) }
    if (kept[isAsked(whole) ? 'asked' : 'others']++ < findingsCap) found.push(whole)
    else found.push(whole.requests.length === 0 ? asked : { ...whole, problem: problem.partly ? partly : unshown })
  })
  const unverified = check.provider !== undefined && facts[check.provider] === undefined
  return { check, severity, looked, found, unverified }
}

/** Where a part of it is left for a person, a problem is not mended by what is done about the rest. */
export const isAsked = ({ problem, requests }: Found): boolean => requests.length === 0 || problem.partly === true

/** Whether it is kept whole, so that a report can say it. */
export const isShown = ({ problem }: Found): boolean => problem.message !== unshown.message

/** None, where one of them would take the place of a change of format that somebody has pending: a person is asked, whatever the check is. */
const editsOf = ({ fix = [] }: Problem): readonly Edit[] => {
  const edits = [fix].flat() as readonly Edit[]
  return edits.every(canBeRecorded) ? edits : []
}

/** Stand for the problems that no report shows: a document may have millions. */
const unshown: Problem = { at: { part: '' }, message: '' }
const partly: Problem = { ...unshown, partly: true }
const asked: Found = { problem: unshown, requests: [] }
