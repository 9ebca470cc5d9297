import type { Report, reportSchema } from '@formatter/core'
import { oneOf, readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { FileError, UsageError } from '../problem.js'
import { readInput, standardStream } from '../read-input.js'
import { asJson } from '../as-json.js'
import { protectInputs } from '../targets.js'
import { writeFiles } from '../write-files.js'

const help = `Compares two reports on drafts of one paper: which findings are new, gone, and still there.

Usage: formatter compare OLD.json NEW.json [options]

  --format text|json   how the comparison is written (default: text)
  -o, --output FILE    write it there, not to standard output

Reports are what formatter audit --format json and formatter format --report FILE.json write.`

/** `formatter compare OLD.json NEW.json` */
export const compare: Command = {
  name: 'compare',
  summary: 'compare the reports on two drafts',
  help,

  async run(argv) {
    const { values, files } = readArguments('compare', argv, {
      format: { type: 'string', default: 'text' },
      output: { type: 'string', short: 'o', default: standardStream },
    })
    const [older, newer, ...others] = files
    if (older === undefined || newer === undefined || others.length > 0) throw new UsageError('compare takes two reports.', 'formatter compare --help')
    const form = oneOf('format', values.format, ['text', 'json'])
    await protectInputs(files, [values.output])
    const [engine, { comparisonText }] = await Promise.all([import('../engine.js'), import('../comparison-text.js')])
    const read = async (path: string) => readReport(path, await readInput(path), engine.reportSchema)
    const comparison = engine.compareReports(await read(older), await read(newer))
    await writeFiles([{ path: values.output, content: form === 'json' ? asJson(comparison) : comparisonText(comparison) }])
    return ExitCode.done
  },
}

function readReport(path: string, bytes: Uint8Array, schema: typeof reportSchema): Report {
  const hint = 'formatter audit --format json writes reports.'
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new FileError('not_a_report', `${path} is not JSON.`, hint)
  }
  const result = schema.safeParse(json)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new FileError('not_a_report', `${path} is not a report of this version: ${issue?.path.join('.') || 'it'} ${issue?.message ?? ''}.`, hint)
}
