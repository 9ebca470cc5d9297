import { onlyFile, readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { readInput } from '../read-input.js'
import { asJson } from '../summary.js'
import { printLine } from '../terminal.js'

const help = `Prints what is understood of a document: its parts, its paragraphs and what each is for.

Usage: formatter inspect IN --json

  --json   as JSON, the only form there is yet

IN may be - for standard input.`

/** `formatter inspect IN` */
export const inspect: Command = {
  name: 'inspect',
  summary: 'print what is understood of a document',
  help,

  async run(argv) {
    const { files } = readArguments('inspect', argv, { json: { type: 'boolean' } })
    const bytes = await readInput(onlyFile('inspect', files))
    const engine = await import('../engine.js')
    printLine(asJson(await engine.inspect(bytes, {}, engine.nodeCodec)).trimEnd())
    return ExitCode.done
  },
}
