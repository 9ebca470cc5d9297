import { ExitCode } from './exit-code.js'

/** Something that went wrong, as it is shown: a code for programs, a message and a hint for people. */
export interface Problem {
  readonly code: string
  readonly message: string
  readonly hint: string
}

/** The command line itself makes no sense. */
export class UsageError extends Error implements Problem {
  constructor(
    message: string,
    readonly hint = '',
    readonly code: 'wrong_use' | 'unknown_style' | 'would_overwrite' = 'wrong_use',
  ) {
    super(message)
  }
}

/** A file could not be read or written. */
export class FileError extends Error implements Problem {
  constructor(
    readonly code: 'cannot_read' | 'cannot_write' | 'not_a_report',
    message: string,
    readonly hint: string,
  ) {
    super(message)
  }
}

/**
 * Any thrown value as a problem. Errors of the library are known by their shape, not their class:
 * asking for the class would load the library.
 */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof Error)) return internal(String(error))
  if ('code' in error && typeof error.code === 'string' && 'hint' in error && typeof error.hint === 'string') {
    return { code: error.code, message: error.message, hint: error.hint }
  }
  // A name that has several addresses, none of which answered.
  if (error instanceof AggregateError && error.errors.length > 0) return problemOf(error.errors[0])
  const code = 'code' in error ? String(error.code) : ''
  if (code.startsWith('SQLITE_')) return refusedBySystem(`The database cannot be used: ${error.message}`, 'Check the folder with its rights, and the space that is left there.')
  if ('syscall' in error) return refusedBySystem(error.message, hints.get(code) ?? 'Check the address, the port, the folder and its rights.')
  return internal(error.message)
}

const refusedBySystem = (message: string, hint: string): Problem => ({ code: 'refused_by_system', message: `${message}.`, hint })

const hints: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'Something else listens there, perhaps this service already: --port names another port, and 0 takes a free one.'],
  ['EADDRNOTAVAIL', 'This machine does not have that address: --host names one that it has.'],
  ['ENOTFOUND', 'No machine has that name: --host names one, or an address.'],
  ['ENOSPC', 'Make room on the disk.'],
  ['EROFS', 'Nothing can be written there: name another folder.'],
])

const internal = (message: string): Problem => ({
  code: 'internal',
  message,
  hint: 'This is a fault of formatter, not of the document; please report it.',
})

/** Codes that blame the request, whatever the document. */
const wrongRequest = new Set(['wrong_use', 'would_overwrite', 'unknown_style', 'invalid_options', 'invalid_amount'])

/** The exit code that problems end in: a document that failed weighs more than a wrong request. */
export function exitCodeOf(...problems: readonly Problem[]): ExitCode {
  if (problems.length === 0) return ExitCode.done
  return problems.every(({ code }) => wrongRequest.has(code)) ? ExitCode.wrongUse : ExitCode.notProcessed
}
