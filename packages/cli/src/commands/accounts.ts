import { dataDirHelp, dataDirOption, withBackend } from '../backend.js'
import { readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { UsageError } from '../problem.js'
import { printLine } from '../terminal.js'

const help = `Opens and lists the accounts of a service.

Usage: formatter accounts create NAME [--data-dir DIR]
       formatter accounts list [--data-dir DIR]

${dataDirHelp}`

/** `formatter accounts` */
export const accounts: Command = {
  name: 'accounts',
  summary: 'open and list the accounts of a service',
  help,

  async run(argv) {
    const { values, files: [action, name] } = readArguments('accounts', argv, dataDirOption, 2)
    if (action === 'create' && name !== undefined) {
      printLine(await withBackend(values['data-dir'], (backend) => backend.accounts.create(name), true))
    } else if (action === 'list' && name === undefined) {
      const list = await withBackend(values['data-dir'], (backend) => backend.accounts.list())
      for (const account of list) printLine(`${account.id}  ${new Date(account.created_at).toISOString()}  ${account.name}`)
    } else throw new UsageError('accounts is followed by create NAME or list.', 'formatter accounts --help')
    return ExitCode.done
  },
}
