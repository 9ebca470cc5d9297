import type { Inspection } from '@formatter/core'
import { onlyFile, readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { readInput } from '../read-input.js'
import { asJson } from '../as-json.js'
import { printLine } from '../terminal.js'

const help = `Prints what is understood of a document: what each paragraph is for.

Usage: formatter inspect IN [--json]

  --json   as JSON, with how sure that is and why

IN may be - for standard input.`

/** `formatter inspect IN` */
export const inspect: Command = {
  name: 'inspect',
  summary: 'print what is understood of a document',
  help,

  async run(argv) {
    const { values, files } = readArguments('inspect', argv, { json: { type: 'boolean' } })
    const bytes = await readInput(onlyFile('inspect', files))
    const engine = await import('../engine.js')
    const inspection = await engine.inspect(bytes, {}, engine.nodeCodec)
    printLine(values.json ? asJson(inspection).trimEnd() : inspection.paragraphs.map(lineOf).join('\n'))
    return ExitCode.done
  },
}

const roleWidth = 20
const textWidth = 60

/** One paragraph in one line: its role and how it begins. */
function lineOf({ role, level, text }: Inspection['paragraphs'][number]): string {
  const name = level === undefined ? role : `${role} ${level}`
  const begin = text.length > textWidth ? `${text.slice(0, textWidth - 1)}…` : text
  return `${name.padEnd(roleWidth)} ${begin.replaceAll(/\s+/g, ' ')}`.trimEnd()
}
