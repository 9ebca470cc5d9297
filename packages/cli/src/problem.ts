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
  if ('syscall' in error) return { code: 'refused_by_system', message: `${error.message}.`, hint: 'Check the address, the port, the folder and its rights.' }
  return internal(error.message)
}

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
