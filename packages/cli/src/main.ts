import { accounts } from './commands/accounts.js'
import { audit } from './commands/audit.js'
import { compare } from './commands/compare.js'
import { credits } from './commands/credits.js'
import { format } from './commands/format.js'
import { inspect } from './commands/inspect.js'
import { keys } from './commands/keys.js'
import { ledger } from './commands/ledger.js'
import { migrate } from './commands/migrate.js'
import { serve } from './commands/serve.js'
import { references } from './commands/references.js'
import { styles } from './commands/styles.js'
import type { Command } from './command.js'
import { ExitCode } from './exit-code.js'
import { exitCodeOf, problemOf, UsageError } from './problem.js'
import { outliveReaders, printLine, printProblem } from './terminal.js'
import { version } from './version.js'

const commands: readonly Command[] = [format, audit, compare, inspect, references, styles, serve, migrate, accounts, keys, credits, ledger]

const help = `formatter ${version}: formats .docx papers in a citation style and loses nothing.

Usage: formatter COMMAND …

${commands.map(({ name, summary }) => `  ${name.padEnd(12)}${summary}`).join('\n')}

  formatter COMMAND --help   what a command takes
  formatter --version        the version

Exit codes: 0 done, 1 findings at or above --fail-on, 2 wrong use, 3 a document could not be processed.`

async function main([name, ...rest]: string[]): Promise<ExitCode> {
  if (name === '--version' || name === '-v') return say(version)
  if (name === '--help' || name === '-h' || name === 'help') return say(rest[0] === undefined ? help : commandNamed(rest[0]).help)
  if (name === undefined) throw new UsageError('No command is given.', 'formatter --help lists the commands.')

  const command = commandNamed(name)
  if (rest.includes('--help') || rest.includes('-h')) return say(command.help)
  return command.run(rest)
}

function commandNamed(name: string): Command {
  const command = commands.find((each) => each.name === name)
  if (command === undefined) throw new UsageError(`There is no command “${name}”.`, `There are: ${commands.map((each) => each.name).join(', ')}.`)
  return command
}

function say(text: string): ExitCode {
  printLine(text)
  return ExitCode.done
}

outliveReaders()
try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const problem = problemOf(error)
  printProblem(problem)
  process.exitCode = exitCodeOf(problem)
}
