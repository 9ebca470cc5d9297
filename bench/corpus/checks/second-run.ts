import type { Trial } from '../trial.js'
import { accept, bufferOf, directAgain, excerpt, formatAgain, ourselves } from '../trial.js'

/**
 * Formatting an output again finds nothing to do and gives the same bytes back. Only our revisions are accepted for this:
 * accepting those of others makes another document, in which there may be other things to do.
 */
export async function secondRun(trial: Trial): Promise<string[]> {
  const outputs = [
    ['direct', bufferOf(trial.direct.document), false],
    ['tracked', bufferOf(trial.tracked.document), true],
    ['accepted', accept(trial, trial.tracked.document, ourselves), false],
  ] as const
  const faults: string[] = []
  for (const [name, output, trackedChanges] of outputs) {
    const { document, report } = name === 'direct' ? await directAgain(trial) : await formatAgain(trial, output, trackedChanges)
    const count = report.summary.changes_applied
    if (count > 0) {
      const first = report.changes.slice(0, 2).map(({ check_id, location, before, after }) =>
        `${check_id} ${JSON.stringify(location)} ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
      faults.push(`${name}: ${String(count)} changes, first ${excerpt(first.join('; '), 400)}`)
    } else if (!output.equals(document)) faults.push(`${name}: no change, yet other bytes`)
  }
  return faults
}
