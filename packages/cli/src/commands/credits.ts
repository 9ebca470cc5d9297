import { randomUUID } from 'node:crypto'
import { dataDirHelp, dataDirOption, withBackend } from '../backend.js'
import { readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { UsageError } from '../problem.js'
import { printLine } from '../terminal.js'

const help = `Adds what an account has paid. 1 USD buys 5 credits; at least 10 USD.

Usage: formatter credits deposit ACCOUNT USD [--reference TEXT] [--data-dir DIR]

  --reference TEXT the payment, such as an invoice's number: the same one adds its credits once
${dataDirHelp}`

/** `formatter credits` */
export const credits: Command = {
  name: 'credits',
  summary: 'add credits to an account',
  help,

  async run(argv) {
    const { values, files: [action, account, amount] } = readArguments('credits', argv, { ...dataDirOption, reference: { type: 'string' } }, 3)
    if (action !== 'deposit' || account === undefined || amount === undefined || !/^\d+(\.\d{1,2})?$/.test(amount)) {
      throw new UsageError('credits is followed by deposit ACCOUNT USD, such as deposit acc_… 10.', 'formatter credits --help')
    }
    const { deposit, inDollars, paidUnder } = await import('../service.js')
    const reference = `operator-${values.reference ?? randomUUID()}`
    const cents = Math.round(Number(amount) * 100)
    const added = await withBackend(values['data-dir'], ({ database, world }) => database.transaction(async (tx) => {
      const credits = await deposit(tx, world, { account, cents, reference })
      const first = credits === 0 ? await paidUnder(tx, reference) : undefined
      // To say that it was added before would leave somebody without the credits that they paid for.
      if (first?.cents != null && (first.account !== account || first.cents !== cents)) {
        throw new UsageError(`“${values.reference}” is the payment of ${inDollars(first.cents)} for ${first.account}.`, 'Give this payment a reference of its own.')
      }
      return credits
    }))
    printLine(added === 0 ? 'This payment was added before.' : `${added} credits are added.`)
    return ExitCode.done
  },
}
