import { ExitCode } from './exit-code.js'
import type { Problem } from './problem.js'
import { reasonOf } from './read-input.js'

/**
 * What a terminal only shows: words of documents and names of files may hold signs that it obeys (ECMA-48), or that turn the
 * rest of a line around (UAX 9).
 */
export function harmless(text: string): string {
  return text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '').replaceAll(/[^\P{Cc}\n\t]/gu, '\ufffd')
}

/** Writes a line to standard output. */
export function printLine(text: string): void {
  process.stdout.write(`${harmless(text)}\n`)
}

/** Writes a line to standard error, for what is not the result itself. */
export function printNote(text: string): void {
  process.stderr.write(`${harmless(text)}\n`)
}

/** `code: message` and what can be done about it. */
export function printProblem({ code, message, hint }: Problem): void {
  printNote(`${code}: ${message}${hint === '' ? '' : `\n  ${hint}`}`)
}

/**
 * A reader that has seen enough (`formatter styles | head -1`) closes the pipe; that is no error of ours, and no reason to
 * leave other files unwritten or to end with another code. A result that standard output does not take is lost: that is one.
 */
export function outliveReaders(): void {
  process.stderr.on('error', () => undefined)
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return
    printProblem({ code: 'cannot_write', message: `Standard output cannot be written: ${reasonOf(error)}.`, hint: 'Check the space left, and where it leads.' })
    process.exit(ExitCode.notProcessed)
  })
}
