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
 * Compares two reports on drafts of one paper. A finding is the same where check, part and words are the same: it may have moved, and
 * formatting may have set its capitals and marks. What has been put right in the output counts as found, since the draft had it.
 */
export const compareReports = (older: Report, newer: Report): Comparison => {
  const [before, after] = [findingsOf(older), findingsOf(newer)]
  const gone = new Map([...before].filter(([id]) => !after.has(id)))
  const stands = new Set([...after.keys()].filter((id) => before.has(id)))
  for (const [id, each] of after) {
    const [alike] = stands.has(id) ? [] : ([...gone].find(([, other]) => isAlike(other, each)) ?? [])
    if (alike === undefined) continue
    gone.delete(alike)
    stands.add(id)
  }
  const whichStand = (wanted: boolean) => [...after].filter(([id]) => stands.has(id) === wanted).map(([, each]) => each)
  return { new: whichStand(false), gone: [...gone.values()], standing: whichStand(true), unsure: unsureOf(checksOf(older), checksOf(newer)) }
}

/** Found by one check in one part, in words with the same letters; one report may show more of a sentence than the other. */
const isAlike = (one: ComparedFinding, other: ComparedFinding): boolean => {
  if (one.check_id !== other.check_id || one.finding.location.part !== other.finding.location.part) return false
  const [short, long] = [one, other].map(({ finding }) => lettersOf(finding.excerpt)).sort((a, b) => a.length - b.length) as [string, string]
  return short !== '' && (short === long || (short.length >= telling && long.startsWith(short)))
}

/** “Figure 1. Mean number” and “Figure 1 ¶ Mean Number” are `figure1meannumber`. */
const lettersOf = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Fewer letters begin too many sentences. */
const telling = 12

const findingsOf = (report: Report): ReadonlyMap<string, ComparedFinding> =>
  new Map(checksOf(report).flatMap(({ id, title, findings }) => findings.map((finding) => [`${id} ${finding.id}`, { check_id: id, title, finding }])))

const unsureOf = (older: readonly CheckReport[], newer: readonly CheckReport[]): string[] => {
  const listed = (checks: readonly CheckReport[]) => new Set(checks.filter(({ truncated }) => truncated === 0).map(({ id }) => id))
  const [before, after] = [listed(older), listed(newer)]
  return [...new Set([...older, ...newer].map(({ id }) => id))].filter((id) => !before.has(id) || !after.has(id)).sort()
}
