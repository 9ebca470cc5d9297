import { jsonLine } from '../as-json.js'
import { onlyFile, readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { readText } from '../read-input.js'
import { printLine } from '../terminal.js'

const help = `Reads reference entries: text in, CSL-JSON out.

Usage: formatter references FILE

FILE has one entry a line, in UTF-8, and may be - for standard input; empty lines are passed over.
For each entry one line of JSON is printed: { raw, csl, confidence, fields, leftovers }, where fields says
for each field where it stands and how sure that is, and leftovers what no field has.`

/** `formatter references FILE` */
export const references: Command = {
  name: 'references',
  summary: 'read reference entries as CSL-JSON',
  help,

  async run(argv) {
    const { files } = readArguments('references', argv, {})
    const text = await readText(onlyFile('references', files))
    const { nodeCodec, parseReferences } = await import('../engine.js')
    for (const entry of await parseReferences(text.split(/\r?\n/).filter((line) => line.trim() !== ''), nodeCodec)) printLine(jsonLine(entry))
    return ExitCode.done
  },
}
