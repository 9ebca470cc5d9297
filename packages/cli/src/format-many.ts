import type { Report } from '@formatter/core'
import { availableParallelism } from 'node:os'
import { asJson } from './as-json.js'
import type { ExitCode } from './exit-code.js'
import type { FormatOutcome, FormatTask } from './format-input.js'
import { exitCodeOf, problemOf, type Problem } from './problem.js'
import { showProgress } from './progress.js'
import { inputName, standardStream } from './read-input.js'
import { printLine, printNote, printProblem } from './terminal.js'
import { formatInParallel } from './worker-pool.js'
import { writeFiles } from './write-files.js'

/** Formats several documents in worker threads; a bad one does not stop the others. */
export async function formatMany(
  tasks: readonly FormatTask[],
  reportPath: string | undefined,
  jobs = availableParallelism(),
): Promise<ExitCode> {
  // What goes to standard output must be the reports alone.
  const print = reportPath === standardStream ? printNote : printLine
  const progress = showProgress(tasks.length)
  const problems: Problem[] = []
  const reports = new Map<FormatTask, unknown>()

  await formatInParallel(tasks, jobs, async (task, outcome) => {
    const result = await write(task, outcome)
    progress.step(task.input, () => {
      if ('problem' in result) printProblem(ofInput(task, result.problem))
      else print(lineOf(task, result.report))
    })
    if ('problem' in result) problems.push(result.problem)
    if (reportPath !== undefined) reports.set(task, reportOf(task, result))
  })
  progress.end()

  if (reportPath !== undefined) {
    await writeFiles([{ path: reportPath, content: asJson(tasks.map((task) => reports.get(task))) }])
  }
  print(`${tasks.length - problems.length} formatted, ${problems.length} not.`)
  return exitCodeOf(...problems)
}

type Result = { readonly report: Report } | { readonly problem: Problem }

async function write(task: FormatTask, outcome: FormatOutcome): Promise<Result> {
  if ('problem' in outcome) return outcome
  try {
    await writeFiles([{ path: task.output, content: outcome.formatted.document }])
    return { report: outcome.formatted.report }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** One of many documents, in one line. */
function lineOf({ input, output }: FormatTask, { summary }: Report): string {
  const { fixed, needs_review, failed } = summary.counts
  return `${input} → ${output}: ${fixed} fixed, ${needs_review} to review, ${failed} failed`
}

/** Among many documents a problem says whose it is, where its message does not by itself. */
const ofInput = ({ input }: FormatTask, problem: Problem): Problem =>
  problem.message.startsWith(input) ? problem : { ...problem, message: `${input}: ${problem.message}` }

/** A document that could not be processed has its error where the others have a report. */
const reportOf = ({ input }: FormatTask, result: Result): unknown =>
  'report' in result ? result.report : { filename: inputName(input), error: result.problem }
