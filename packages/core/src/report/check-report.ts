import type { AnyCheck, Problem } from '../checks/check.js'
import type { Facts } from '../checks/facts.js'
import type { Edit } from '../plan/edit.js'
import type { Plan } from '../plan/plan.js'
import { findingsCap, isAsked, isShown, type CheckResult, type Found } from '../checks/run-checks.js'
import type { StyleDefinition } from '../styles/definition.js'
import { guideOf } from '../styles/guide.js'
import { statuses, type Aspect, type Status } from '../options/vocabulary.js'
import { excerptOf, locationOf, stableHash } from './place.js'
import type { Change, CheckReport, Finding } from './report.js'

/** What became of problems: in an audit nothing is applied. */
interface Outcome {
  readonly facts: Facts
  readonly plan: Plan
  readonly applied: boolean
}

/** A check as the report shows it, with the changes that its fixes made. */
export const reportCheck = (result: CheckResult, outcome: Outcome): { check: CheckReport; changes: Change[] } => {
  const { check, severity, looked, unverified } = result
  const found = lasting(result.found, outcome)
  const { findings, changes, tally } = told({ ...result, found }, outcome)
  return {
    changes,
    check: {
      id: check.id,
      aspect: check.aspect,
      title: check.title,
      severity,
      status: looked === 0 ? 'not_applicable' : unverified ? 'unverified' : (statuses.find((name) => tally.has(name)) ?? 'passed'),
      expected: check.expected,
      found: unverified && looked > 0 ? `${looked} not looked up: nothing is asked of the internet.` : foundText(looked, found),
      rule: ruleOf(check, outcome.facts.style.definition),
      counts: { applicable: looked, checked: looked, matched: looked - found.length, fixed: tally.get('fixed') ?? 0, review: tally.get('needs_review') ?? 0 },
      help: check.help,
      findings,
      truncated: found.length - findings.length,
    },
  }
}

/** Of a line that goes nobody has to know how it would have looked had it stayed. */
const lasting = (found: readonly Found[], { plan: { voided } }: Outcome): readonly Found[] =>
  voided.size === 0 ? found : found.filter(({ requests }) => requests.length === 0 || !requests.every((request) => voided.has(request)))

/** What a check found, as far as a report lists it: the worst first, and how many there are of each status in all. */
interface Told {
  readonly findings: Finding[]
  readonly changes: Change[]
  readonly tally: ReadonlyMap<Status, number>
}

const told = (result: CheckResult, outcome: Outcome): Told => {
  const tally = new Map<Status, number>()
  const fates = new Map<Found, Fate>()
  for (const each of result.found) {
    const applied = isApplied(each, outcome)
    const status = statusOf(each, applied)
    tally.set(status, (tally.get(status) ?? 0) + 1)
    if (isShown(each)) fates.set(each, { status, applied })
  }
  const listed = worstFirst([...fates], ([, { status }]) => status).slice(0, findingsCap)
  const inOrder = listed.length < fates.size ? new Set(listed.map(([each]) => each)) : fates
  const changes: Change[] = []
  const findings: Finding[] = []
  const seen = new Map<string, number>()
  for (const [each, fate] of fates) {
    if (!inOrder.has(each)) continue
    const finding = findingOf(result, each, fate, outcome, seen)
    findings.push(finding)
    if (fate.applied) changes.push(changeOf(result, each, finding))
  }
  return { findings: worstFirst(findings, ({ status }) => status), changes, tally }
}

const worstFirst = <T>(all: readonly T[], statusOf: (each: T) => Status): T[] =>
  [...all].sort((a, b) => statuses.indexOf(statusOf(a)) - statuses.indexOf(statusOf(b)))

/** Every guide says how works are cited and listed; in the order, the names and the signs that its citations have. */
const citing: ReadonlySet<Aspect> = new Set(['citations', 'matching', 'references', 'notes'])

/** Where the rule is said: in the style guide, in the guide that the check itself names, or nowhere but here. */
const ruleOf = ({ id, aspect, source }: AnyCheck, style: StyleDefinition): CheckReport['rule'] => {
  const [guide, section] = [guideOf(style), style.sources[id]]
  if (section !== undefined) return { source: guide, section }
  if (source.source === guide || source.source === 'style-neutral') return source
  return { source: guide, section: citing.has(aspect) ? 'its rules for citing works' : 'no rule of its own: a default of the formatter' }
}

const isApplied = ({ requests }: Found, { plan, applied }: Outcome): boolean =>
  requests.length > 0 && applied && requests.every((request) => !plan.dropped.has(request))

const statusOf = (found: Found, applied: boolean): Status => (isAsked(found) ? 'needs_review' : applied ? 'fixed' : 'failed')

interface Fate {
  readonly status: Status
  readonly applied: boolean
}

const findingOf = ({ check, severity }: CheckResult, found: Found, { status, applied }: Fate, outcome: Outcome, seen: Map<string, number>): Finding => {
  const { problem, facts = outcome.facts } = found
  const location = locationOf(problem.at, facts)
  const excerpt = excerptOf(problem.at, facts)
  const id = uniqueId(`${check.id}|${location.part}|${excerpt}`, seen)
  return {
    id,
    status,
    severity,
    message: textOf(problem.message),
    location,
    excerpt,
    before: problem.found === undefined ? null : textOf(problem.found),
    after: expectedOf(problem),
    confidence: isAsked(found) ? 0.5 : 1,
    fix: { kind: found.requests.length > 0 ? check.fix : 'comment', applied, change_id: applied ? `chg_${id}` : null },
    options: [],
    related: applied ? [] : relatedOf(found, outcome),
  }
}

/** The changes that were kept in its place. */
const relatedOf = ({ requests }: Found, { plan: { dropped } }: Outcome): Finding['related'] =>
  requests.flatMap((request) => {
    const kept = dropped.get(request)?.kept
    return kept === undefined ? [] : [{ kind: 'kept-by', id: kept }]
  })

/** The same words may be found twice; the second one is told apart by its number. */
const uniqueId = (anchor: string, seen: Map<string, number>): string => {
  const count = seen.get(anchor) ?? 0
  seen.set(anchor, count + 1)
  return stableHash(count === 0 ? anchor : `${anchor}|${count}`)
}

const changeOf = ({ check }: CheckResult, { requests }: Found, finding: Finding): Change => ({
  id: finding.fix.change_id!,
  check_id: check.id,
  part: finding.location.part,
  location: finding.location,
  kind: kindOf(new Set(requests.map(({ edit }) => edit.kind))),
  before: finding.before,
  after: finding.after,
  confidence: 1,
  revision_ids: [],
})

const structural: readonly Edit['kind'][] = ['insert-blocks', 'remove-blocks', 'remove-note', 'set-header-footer', 'define-numbering']

const kindOf = (kinds: ReadonlySet<Edit['kind']>): Change['kind'] => {
  // What goes here and comes there has moved.
  if (kinds.has('move-blocks') || (kinds.has('remove-blocks') && kinds.has('insert-blocks'))) return 'structure'
  if (kinds.has('replace-text')) return 'text'
  return structural.some((kind) => kinds.has(kind)) ? 'structure' : 'format'
}

const textOf = (text: Problem['message']): string => (typeof text === 'function' ? text() : text)

const expectedOf = ({ expected }: Problem): string | null => (expected === undefined ? null : textOf(expected))

const foundText = (looked: number, found: readonly Found[]): string => {
  if (looked === 0) return 'Nothing to look at.'
  if (found.length === 0) return looked === 1 ? 'In order.' : `All ${looked} in order.`
  const words = nameOf(found[0]!.problem)
  const stop = words.endsWith('…') ? '' : '.'
  const isTold = words !== '' && words.length <= longestFound && found.filter(isShown).every(({ problem }) => nameOf(problem) === words)
  if (looked === 1 && isTold) return `${isSymbol.test(words) ? words.charAt(0) : words.charAt(0).toUpperCase()}${words.slice(1)}${stop}`
  if (words === 'none' && isTold) return `${found.length} of ${looked} missing.`
  return `${found.length} of ${looked} ${found.length === 1 ? 'differs' : 'differ'}${isTold ? `: ${words}${stop}` : '.'}`
}

/** `p < 0.01`: a letter by itself that is no “a” has no capital at the beginning of a sentence either. */
const isSymbol = /^(?!a\s\p{L})\p{Ll}(?!\p{L})/u

/** What was found everywhere is part of a sentence up to so many letters. */
const longestFound = 120

/** What was found, as part of a sentence; a sign that is no word is quoted. */
const nameOf = ({ found }: Problem): string => {
  // What is longer is not said.
  const text = found === undefined ? '' : textOf(found).trim().slice(0, 2 * longestFound)
  return /^[^\p{L}\p{N}…“]+$/u.test(text) ? `“${text}”` : text.replace(/[.:\s]+$/, '')
}
