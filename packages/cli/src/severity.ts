import type { Report } from '@formatter/core'

/** Severities that --fail-on knows, the graver first. */
export const failOnSeverities = ['error', 'warning'] as const

type FailOn = (typeof failOnSeverities)[number]

/** How many findings still stand at this severity or a graver one: failed, or for a person to decide. */
export function standingFindings(report: Report, failOn: FailOn): number {
  const counted = failOnSeverities.slice(0, failOnSeverities.indexOf(failOn) + 1)
  return report.groups
    .flatMap((group) => group.checks)
    .flatMap((check) => check.findings)
    .filter(({ status }) => status === 'failed' || status === 'needs_review')
    .filter(({ severity }) => counted.some((grave) => grave === severity)).length
}
