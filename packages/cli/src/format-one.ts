import type { ExitCode } from './exit-code.js'
import { formatInput, type FormatTask } from './format-input.js'
import { exitCodeOf } from './problem.js'
import { standardStream } from './read-input.js'
import { renderReport, reportFormatOf } from './render-report.js'
import { printLine, printNote, printProblem } from './terminal.js'
import { writeFiles } from './write-files.js'

/** Formats one document in this process; its report is written together with it, or neither is. */
export async function formatOne(task: FormatTask, reportPath: string | undefined): Promise<ExitCode> {
  const outcome = await formatInput(task)
  if ('problem' in outcome) {
    printProblem(outcome.problem)
    return exitCodeOf(outcome.problem)
  }

  const { document, report } = outcome.formatted
  const files = [{ path: task.output, content: document }]
  await writeFiles(reportPath === undefined ? files : [...files, { path: reportPath, content: await renderReport(report, reportFormatOf(reportPath)) }])

  // What goes to standard output must be the document alone.
  const print = [task.output, reportPath].includes(standardStream) ? printNote : printLine
  // It needs the engine, which only formatting loads.
  const { summary } = await import('./summary.js')
  print(summary(task, report, reportPath))
  return exitCodeOf()
}
