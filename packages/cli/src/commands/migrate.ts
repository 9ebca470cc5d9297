import { dataDirHelp, dataDirOption } from '../backend.js'
import { readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { printLine } from '../terminal.js'

const help = `Brings the database of a service to the newest schema. On a database file serve does it by itself.

Usage: formatter migrate [--data-dir DIR]

${dataDirHelp}`

/** `formatter migrate` */
export const migrate: Command = {
  name: 'migrate',
  summary: 'bring the database of a service to the newest schema',
  help,

  async run(argv) {
    const { values } = readArguments('migrate', argv, dataDirOption, 0)
    const { openBackend, readConfig } = await import('../service.js')
    const dataDir = values['data-dir']
    const { database, migrate } = await openBackend(readConfig(process.env, dataDir === undefined ? {} : { dataDir }))
    try {
      const done = await migrate()
      printLine(done.length === 0 ? 'The schema is the newest.' : done.map((name) => `ran ${name}`).join('\n'))
    } finally {
      await database.close()
    }
    return ExitCode.done
  },
}
