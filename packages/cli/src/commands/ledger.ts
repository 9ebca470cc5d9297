import { dataDirHelp, dataDirOption, withBackend } from '../backend.js'
import { readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { UsageError } from '../problem.js'
import { printLine } from '../terminal.js'

const help = `Recomputes every balance of the ledger from its entries. Exit code 1 where something is wrong.

Usage: formatter ledger verify [--data-dir DIR]

${dataDirHelp}`

/** `formatter ledger` */
export const ledger: Command = {
  name: 'ledger',
  summary: 'recompute every balance from the entries',
  help,

  async run(argv) {
    const { values, files: [action] } = readArguments('ledger', argv, dataDirOption, 1)
    if (action !== 'verify') throw new UsageError('ledger is followed by verify.', 'formatter ledger --help')
    const { verifyLedger } = await import('../service.js')
    const { accounts, transactions, problems } = await withBackend(values['data-dir'], ({ database }) => verifyLedger(database.read))
    for (const problem of problems) printLine(problem)
    printLine(`${accounts} accounts, ${transactions} transactions, ${problems.length} problems.`)
    return problems.length === 0 ? ExitCode.done : ExitCode.findings
  },
}
