import type { Report } from '@formatter/core'
import type { FormatTask } from './format-input.js'
import { headLines, standingLines } from './report-text.js'

/** What a person wants to know after formatting one document. */
export function summary({ input, output }: FormatTask, report: Report, reportPath: string | undefined): string {
  return [
    input,
    ...headLines(report),
    ...standingLines(report),
    ...untrackedLines(report),
    `Result: ${output}`,
    ...(reportPath === undefined ? [] : [`Report: ${reportPath}`]),
  ].join('\n')
}

function untrackedLines({ untracked }: Report): string[] {
  if (untracked.length === 0) return []
  return ['Not tracked, because Word cannot track it:', ...untracked.map(({ kind, part, detail }) => `  ${words(kind)} in ${part}: ${detail}`)]
}

const words = (term: string) => term.replaceAll(/[_-]/g, ' ')
