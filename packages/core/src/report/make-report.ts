import type { Facts } from '../checks/facts.js'
import { grouped } from '../algorithms/grouped.js'
import type { Limits } from '../opc/limits.js'
import type { Plan } from '../plan/plan.js'
import type { CheckResult } from '../checks/run-checks.js'
import { aspects, statuses, type Aspect, type Status } from '../options/vocabulary.js'
import { version } from '../version.js'
import { reportCheck } from './check-report.js'
import { groupChecks } from './group.js'
import { citationsSummary, inventoryOf, wordsOf } from './inventory.js'
import type { Change, CheckReport, Report, StatusCounts } from './report.js'

/** What a report is made of, gathered along the way. */
interface ReportInput {
  readonly facts: Facts
  readonly limits: Pick<Limits, 'references'>
  readonly results: readonly CheckResult[]
  readonly plan: Plan
  readonly applied: boolean
  readonly rulesetHash: string
  readonly source: Report['source']
  readonly output: Report['output']
  readonly untracked: Report['untracked']
  /** How many changes were made before the document was looked at. */
  readonly changesBefore: number
  /** What was written into the margin, and taken out there. */
  readonly comments: readonly Change[]
  readonly preservation: Report['preservation']
  readonly request: { readonly filename?: string; readonly jobId?: string; readonly generatedAt?: string; readonly options?: unknown }
}

export const makeReport = (input: ReportInput): Report => {
  const { facts, results, plan, applied, request } = input
  const reported = results.map((result) => reportCheck(result, { facts, plan, applied }))
  const checks = reported.map(({ check }) => check)
  const problems = results.reduce((sum, { found }) => sum + found.length, 0)
  const fixed = checks.reduce((sum, { counts }) => sum + counts.fixed, 0)
  const inventory = inventoryOf(facts)
  const { id, name, edition, locale } = facts.style.definition
  return {
    report_version: '1.0',
    job_id: request.jobId ?? null,
    filename: request.filename ?? null,
    style: { id, title: name, edition, locale, pack_version: version },
    group_by: 'status',
    engine: { version, ruleset_hash: input.rulesetHash },
    source: input.source,
    output: input.output,
    summary: {
      verdict: verdictOf(checks, input.preservation.verdict),
      counts: countsOf(checks),
      by_aspect: byAspect(checks),
      changes_applied: applied ? input.changesBefore + plan.size + input.comments.length : 0,
      resolved_percent: problems === 0 ? 100 : Math.floor((fixed / problems) * 100),
      words: wordsOf(facts),
      pages: null,
      citations: citationsSummary(facts),
      references: referencesOf(inventory.references, results),
    },
    groups: groupChecks(checks, 'status'),
    changes: [...reported.flatMap(({ changes }) => changes), ...input.comments],
    inventory,
    untracked: input.untracked,
    preservation: input.preservation,
    overrides: overridesOf(request),
    limits_hit: limitsHit(checks, input),
    generated_at: request.generatedAt ?? null,
  }
}

const verdictOf = (checks: readonly CheckReport[], preserved: Report['preservation']['verdict']): Report['summary']['verdict'] => {
  if (preserved === 'degraded') return 'blocked'
  return checks.some(({ status, severity }) => (status === 'failed' || status === 'needs_review') && severity !== 'info') ? 'review_required' : 'ready'
}

const limitsHit = (checks: readonly CheckReport[], { facts: { references }, limits }: ReportInput): Report['limits_hit'] => {
  const unread = references.filter((reference) => reference.unread).length
  const kept = `${references.length} entries: ${unread} are not read, and none is worded anew`
  return [
    ...(references.length > limits.references ? [{ limit: 'references', detail: kept }] : []),
    ...checks.filter(({ truncated }) => truncated > 0).map(({ id, truncated }) => ({ limit: 'findings_per_check', detail: `${id}: ${truncated} more are not listed` })),
  ]
}

const countsOf = (checks: readonly CheckReport[]): StatusCounts => {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>
  for (const { status } of checks) counts[status]++
  return counts
}

const byAspect = (checks: readonly CheckReport[]): Partial<Record<Aspect, StatusCounts>> => {
  const groups = grouped(checks, ({ aspect }) => aspect)
  return Object.fromEntries(aspects.flatMap((aspect) => (groups.has(aspect) ? [[aspect, countsOf(groups.get(aspect)!)]] : [])))
}

/** Whoever has no moment in mind gives changes that of the report: that is no choice, and the only other place where it would stand. */
const overridesOf = ({ options, generatedAt }: ReportInput['request']): Report['overrides'] =>
  Object.entries(typeof options === 'object' && options !== null ? options : {}).flatMap(([key, value]) =>
    key === 'date' && value === generatedAt ? [] : [{ key, value: value as unknown, source: 'options' as const }])

/** The checks that word entries anew, each entry in one of them. */
const entryWordings = ['ref.style', 'ref.place-publisher', 'ref.authors', 'ref.year-form', 'ref.title-case', 'ref.italics', 'ref.doi-form']

const referencesOf = (references: Report['inventory']['references'], results: readonly CheckResult[]): Report['summary']['references'] => {
  const found = (id: string): number => results.find(({ check }) => check.id === id)?.found.length ?? 0
  const count = (wanted: 'full' | 'partial' | 'unparsed'): number => references.filter(({ status }) => status === wanted).length
  return {
    entries: references.length,
    parsed_full: count('full'),
    parsed_partial: count('partial'),
    unparsed: count('unparsed'),
    restyled: entryWordings.map(found).reduce((sum, each) => sum + each),
    uncited: found('match.uncited'),
    duplicates: found('ref.duplicate'),
    with_doi: references.filter(({ csl }) => csl.DOI !== undefined).length,
  }
}
