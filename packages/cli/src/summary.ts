import type { Report } from '@formatter/core'
import type { FormatTask } from './format-input.js'

/** JSON as it is written to files: indented, with a line end. */
export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** What a person wants to know after formatting one document. */
export function summary({ input, output }: FormatTask, report: Report, reportPath: string | undefined): string {
  return [
    `${input} in ${report.style.title}${report.output?.tracked_changes ? ', as tracked changes' : ''}`,
    ...verdictLines(report),
    ...untrackedLines(report),
    `Result: ${output}`,
    ...(reportPath === undefined ? [] : [`Report: ${reportPath}`]),
  ].join('\n')
}

/** One of many documents, in one line. */
export function lineOf({ input, output }: FormatTask, { summary }: Report): string {
  const { fixed, needs_review, failed } = summary.counts
  return `${input} → ${output}: ${fixed} fixed, ${needs_review} to review, ${failed} failed`
}

/** A whole report for the terminal: its checks in their groups, each with its findings. */
export function asText(report: Report): string {
  const groups = report.groups.filter(({ checks }) => checks.length > 0)
  const lines = groups.flatMap((group) => ['', `${group.label} (${group.count})`, ...group.checks.flatMap(checkLines)])
  return [`${report.filename ?? 'The document'} against ${report.style.title}`, ...verdictLines(report), ...lines, ''].join('\n')
}

type Check = Report['groups'][number]['checks'][number]

function checkLines({ id, title, severity, status, findings }: Check): string[] {
  return [`  ${id}  ${title}  [${status}, ${severity}]`, ...findings.map(({ message, excerpt }) => `      ${message}${excerpt ? `  “${excerpt}”` : ''}`)]
}

function verdictLines({ summary }: Report): string[] {
  const counts = Object.entries(summary.counts).filter(([, count]) => count > 0)
  return [
    `Verdict: ${words(summary.verdict)}; checks: ${counts.map(([status, count]) => `${count} ${words(status)}`).join(', ')}`,
    `Changes: ${summary.changes_applied}`,
  ]
}

function untrackedLines({ untracked }: Report): string[] {
  if (untracked.length === 0) return []
  return ['Not tracked, because Word cannot track it:', ...untracked.map(({ kind, part, detail }) => `  ${words(kind)} in ${part}: ${detail}`)]
}

const words = (term: string) => term.replaceAll(/[_-]/g, ' ')
