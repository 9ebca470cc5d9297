import { checksOf, type CheckReport, type Finding, type Report } from './report.js'

/** A finding with the check that made it. */
export interface ComparedFinding {
  readonly check_id: string
  readonly title: string
  readonly finding: Finding
}

/** What became of the findings from one draft to the next. Each list is in the order of its report. */
export interface Comparison {
  /** Only in the newer report. */
  readonly new: readonly ComparedFinding[]
  /** Only in the older report. */
  readonly gone: readonly ComparedFinding[]
  /** In both, as the newer one has them. */
  readonly standing: readonly ComparedFinding[]
  /** Checks that only one report has, or of which one lists only some findings: nothing sure can be said of them. */
  readonly unsure: readonly string[]
}

/**
 * Compares two reports on drafts of one paper. A finding is the same where check, part and words are the same:
 * it may have moved. What has been put right in the output counts as found, since the draft had it.
 */
export const compareReports = (older: Report, newer: Report): Comparison => {
  const [before, after] = [findingsOf(older), findingsOf(newer)]
  return {
    new: [...after].filter(([id]) => !before.has(id)).map(([, each]) => each),
    gone: [...before].filter(([id]) => !after.has(id)).map(([, each]) => each),
    standing: [...after].filter(([id]) => before.has(id)).map(([, each]) => each),
    unsure: unsureOf(checksOf(older), checksOf(newer)),
  }
}

const findingsOf = (report: Report): ReadonlyMap<string, ComparedFinding> =>
  new Map(checksOf(report).flatMap(({ id, title, findings }) => findings.map((finding) => [`${id} ${finding.id}`, { check_id: id, title, finding }])))

const unsureOf = (older: readonly CheckReport[], newer: readonly CheckReport[]): string[] => {
  const listed = (checks: readonly CheckReport[]) => new Set(checks.filter(({ truncated }) => truncated === 0).map(({ id }) => id))
  const [before, after] = [listed(older), listed(newer)]
  return [...new Set([...older, ...newer].map(({ id }) => id))].filter((id) => !before.has(id) || !after.has(id)).sort()
}
