import { dataDirHelp, dataDirOption, withBackend } from '../backend.js'
import { readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { UsageError } from '../problem.js'
import { printLine, printNote } from '../terminal.js'

const help = `Makes, lists and revokes the API keys of an account.

Usage: formatter keys create ACCOUNT [--name NAME] [--data-dir DIR]
       formatter keys list ACCOUNT [--data-dir DIR]
       formatter keys revoke KEY_ID [--data-dir DIR]

  --name NAME      what the key is for
${dataDirHelp}`

/** `formatter keys` */
export const keys: Command = {
  name: 'keys',
  summary: 'make, list and revoke API keys',
  help,

  async run(argv) {
    const { values, files: [action, subject] } = readArguments('keys', argv, { ...dataDirOption, name: { type: 'string' } }, 2)
    if (subject === undefined) throw new UsageError('keys is followed by create ACCOUNT, list ACCOUNT or revoke KEY_ID.', 'formatter keys --help')
    const dataDir = values['data-dir']
    switch (action) {
      case 'create': {
        const { key, summary } = await withBackend(dataDir, (backend) => backend.keys.create(subject, values.name ?? 'key'))
        printLine(key)
        printNote(`${summary.id}: this key is not shown again.`)
        break
      }
      case 'list':
        for (const each of await withBackend(dataDir, (backend) => backend.keys.list(subject))) {
          const state = each.revokedAt === null ? 'active ' : 'revoked'
          const used = each.lastUsedAt === null ? 'never used' : `used ${new Date(each.lastUsedAt).toISOString()}`
          printLine(`${each.id}  ${each.shown}  ${state}  ${used}  ${each.name}`)
        }
        break
      case 'revoke':
        printLine(`${(await withBackend(dataDir, (backend) => backend.keys.revoke(subject))).id} is revoked.`)
        break
      default:
        throw new UsageError('keys is followed by create, list or revoke.', 'formatter keys --help')
    }
    return ExitCode.done
  },
}
