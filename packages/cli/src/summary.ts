import type { Report } from '@formatter/core'
import type { FormatTask } from './format-input.js'
import { headLines, standingLines } from './report-text.js'

/** What a person wants to know after formatting one document. */
export function summary({ input, output }: FormatTask, report: Report, reportPath: string | undefined): string {
  const standing = standingLines(report)
  return [
    input,
    ...headLines(report),
    ...standing,
    ...untrackedLines(report),
    `Result: ${output}`,
    ...(reportPath !== undefined ? [`Report: ${reportPath}`] : standing.length > 0 ? ['Every place, and how to mend it in Word: --report FILE.html'] : []),
  ].join('\n')
}

function untrackedLines({ untracked }: Report): string[] {
  if (untracked.length === 0) return []
  return ['Not tracked, because Word cannot track it:', ...untracked.map(({ kind, part, detail }) => `  ${words(kind)} in ${part}: ${detail}`)]
}

const words = (term: string) => term.replaceAll(/[_-]/g, ' ')
