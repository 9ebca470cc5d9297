import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { ExitCode } from './exit-code.js'
import { UsageError } from './problem.js'

/** One word after `formatter`. */
export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  readonly help: string
  run(argv: readonly string[]): Promise<ExitCode>
}

/** Splits a command's arguments into options and at most so many words beside them; whatever it does not know is wrong use. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  argv: readonly string[],
  options: Options,
  mostWords = Infinity,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
    if (positionals.length > mostWords) throw new Error(`Unexpected argument “${positionals[mostWords]}”.`)
    return { values, files: positionals }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), `formatter ${command} --help`)
  }
}

/** The one file that a command works on. */
export function onlyFile(command: string, files: readonly string[]): string {
  const [file, ...others] = files
  if (file === undefined) throw new UsageError('No input file is given.', `formatter ${command} --help`)
  if (others.length > 0) throw new UsageError(`${command} takes one file, not ${files.length}.`, `formatter ${command} --help`)
  return file
}

/** An option that must be one of a few words. */
export function oneOf<const Word extends string>(option: string, value: string, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === value)
  if (word === undefined) throw new UsageError(`--${option} is ${alternatives.format(words)}, not “${value}”.`)
  return word
}

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })
