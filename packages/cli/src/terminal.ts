import type { Problem } from './problem.js'

/** Writes a line to standard output. */
export function printLine(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Writes a line to standard error, for what is not the result itself. */
export function printNote(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** `code: message` and what can be done about it. */
export function printProblem({ code, message, hint }: Problem): void {
  printNote(`${code}: ${message}${hint === '' ? '' : `\n  ${hint}`}`)
}

/** A reader that has seen enough (`formatter styles | head -1`) closes the pipe; that is no error of ours. */
export function stopQuietlyWhenUnread(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}
