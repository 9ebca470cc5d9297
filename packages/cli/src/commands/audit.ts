import { onlyFile, oneOf, readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { inputName, readInput, standardStream } from '../read-input.js'
import { renderReport, reportFormats } from '../render-report.js'
import { filesOf, readRequest } from '../request.js'
import { failOnSeverities, standingFindings } from '../severity.js'
import { protectInputs } from '../targets.js'
import { writeFiles } from '../write-files.js'

const help = `Checks a document against a style and changes nothing.

Usage: formatter audit IN --style ID [options]

  --style ID|JSON|@FILE        the style; formatter styles lists them. Or one of your own
  --format text|json|html|pdf  how the report is written (default: text)
  --group-by status|aspect     how its checks are grouped (default: status)
  -o, --output FILE            write the report there, not to standard output
  --fail-on error|warning      end with 1 if a finding of that severity or a graver one stands
  --options JSON               what the style leaves open, as JSON or as @FILE

IN may be - for standard input. Letters that the fonts of a PDF lack, such as Chinese ones, come from
the font files that FORMATTER_REPORT_FONTS names, with commas between them.`

/** `formatter audit IN --style ID` */
export const audit: Command = {
  name: 'audit',
  summary: 'check a document against a style, changing nothing',
  help,

  async run(argv) {
    const { values, files } = readArguments('audit', argv, {
      'style': { type: 'string' },
      'format': { type: 'string', default: 'text' },
      'group-by': { type: 'string', default: 'status' },
      'output': { type: 'string', short: 'o', default: standardStream },
      'fail-on': { type: 'string' },
      'options': { type: 'string' },
    })
    const input = onlyFile('audit', files)
    const form = oneOf('format', values.format, reportFormats)
    const grouping = oneOf('group-by', values['group-by'], ['status', 'aspect'])
    const failOn = values['fail-on'] === undefined ? undefined : oneOf('fail-on', values['fail-on'], failOnSeverities)
    const { request } = await readRequest(values, new Date())
    await protectInputs([input, ...filesOf(values)], [values.output])

    const bytes = await readInput(input)
    const engine = await import('../engine.js')
    const found = await engine.audit(bytes, { ...request, filename: inputName(input) }, engine.nodeCodec)
    const report = engine.groupReport(found, grouping)
    await writeFiles([{ path: values.output, content: await renderReport(report, form) }])
    return failOn !== undefined && standingFindings(report, failOn) > 0 ? ExitCode.findings : ExitCode.done
  },
}
