import { readArguments, type Command } from '../command.js'
import { formatOne } from '../format-one.js'
import { UsageError } from '../problem.js'
import { reportFormatOf } from '../render-report.js'
import { filesOf, readRequest } from '../request.js'
import { protectInputs, resultPaths } from '../targets.js'

const help = `Formats documents and writes the results to new files.

Usage: formatter format IN… --style ID [-o OUT | --out-dir DIR] [options]

  --style ID           the style; formatter styles lists them. Or one of your own, as JSON or as
                       @FILE: {"extends":"apa-7","page":{"margins":{"left":2160}}}
  -o, --output OUT     where the result goes (one input); - is standard output
  --out-dir DIR        the folder for the results (several inputs)
  --tracked            make every change a tracked change that Word can reject
  --options JSON       what the style leaves open, as JSON or as @FILE
  --report FILE        also write the report: FILE.json, FILE.html or FILE.pdf; of several inputs,
                       an array of reports in FILE.json. Letters that the fonts of a PDF lack come
                       from the font files that FORMATTER_REPORT_FONTS names, with commas between
  --jobs N             how many documents to format at once (default: one for each core)

IN may be - for standard input. Without -o and --out-dir the result lies beside the input:
essay.docx becomes essay.apa-7.docx. An input is never overwritten.`

/** `formatter format IN… --style ID` */
export const format: Command = {
  name: 'format',
  summary: 'format documents, directly or as tracked changes',
  help,

  async run(argv) {
    const { values, files } = readArguments('format', argv, {
      'style': { type: 'string' },
      'output': { type: 'string', short: 'o' },
      'out-dir': { type: 'string' },
      'tracked': { type: 'boolean', default: false },
      'options': { type: 'string' },
      'report': { type: 'string' },
      'jobs': { type: 'string' },
    })
    const jobs = readJobs(values.jobs)
    const { request, styleId } = await readRequest(values, new Date())
    const place = { file: values.output, folder: values['out-dir'] }
    const tasks = resultPaths(files, place, styleId, values.tracked).map((paths) => ({ ...paths, request }))
    await protectInputs([...files, ...filesOf(values)], [...tasks.map(({ output }) => output), ...(values.report === undefined ? [] : [values.report])])

    const [task, ...others] = tasks
    const reportFormat = values.report === undefined ? 'json' : reportFormatOf(values.report)
    if (task === undefined) throw new UsageError('No input file is given.', 'formatter format --help')
    if (others.length === 0) return formatOne(task, values.report)
    if (reportFormat !== 'json') throw new UsageError('Reports of several documents go into one .json file.', 'formatter format --help')
    // Worker threads are loaded only where there is work for them.
    const { formatMany } = await import('../format-many.js')
    return formatMany(tasks, values.report, jobs)
  },
}

function readJobs(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new UsageError(`--jobs is a whole number from 1 to 999, not “${text}”.`)
  return Number(text)
}
