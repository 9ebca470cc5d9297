import { readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { asJson } from '../as-json.js'
import { printLine } from '../terminal.js'

const help = `Lists the styles.

Usage: formatter styles [--json]

  --json   as JSON`

/** `formatter styles` */
export const styles: Command = {
  name: 'styles',
  summary: 'list the styles',
  help,

  async run(argv) {
    const { values } = readArguments('styles', argv, { json: { type: 'boolean' } }, 0)
    const { listStyles } = await import('../engine.js')
    const list = listStyles()
    if (values.json) {
      printLine(asJson(list).trimEnd())
      return ExitCode.done
    }
    const width = Math.max(...list.map(({ id }) => id.length))
    for (const { id, name, edition, aliases } of list) {
      printLine(`${id.padEnd(width)}  ${name}, ${edition}${aliases.length === 0 ? '' : `  (also ${aliases.join(', ')})`}`)
    }
    return ExitCode.done
  },
}
