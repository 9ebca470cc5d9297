import { randomBytes } from 'node:crypto'
import { dataDirHelp, dataDirOption, withBackend } from '../backend.js'
import { readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { UsageError } from '../problem.js'
import { printLine, printNote } from '../terminal.js'

const help = `Opens and lists the accounts of a service, and lets their owners sign in on its web pages.

Usage: formatter accounts create NAME [--data-dir DIR]
       formatter accounts list [--data-dir DIR]
       formatter accounts sign-in ACCOUNT EMAIL [--data-dir DIR]

sign-in gives an account an e-mail address and a new password, which is shown only once; what it signed in with before does not hold any more.

${dataDirHelp}`

/** `formatter accounts` */
export const accounts: Command = {
  name: 'accounts',
  summary: 'open and list the accounts of a service, and let them sign in',
  help,

  async run(argv) {
    const { values, files: [action, name, email] } = readArguments('accounts', argv, dataDirOption, 3)
    if (action === 'create' && name?.trim() && email === undefined) {
      printLine(await withBackend(values['data-dir'], (backend) => backend.accounts.create(name), true))
    } else if (action === 'list' && name === undefined) {
      const list = await withBackend(values['data-dir'], (backend) => backend.accounts.list())
      for (const account of list) printLine(`${account.id}  ${new Date(account.created_at).toISOString()}  ${account.name}`)
    } else if (action === 'sign-in' && name !== undefined && email !== undefined) {
      const password = randomBytes(12).toString('base64url')
      await withBackend(values['data-dir'], (backend) => backend.members.give(name, email, password))
      printLine(password)
      printNote(`${email} signs in with this password, which is not shown again.`)
    } else throw new UsageError('accounts is followed by create NAME, list, or sign-in ACCOUNT EMAIL.', 'formatter accounts --help')
    return ExitCode.done
  },
}
