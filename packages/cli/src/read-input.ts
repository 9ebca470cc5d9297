import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { basename } from 'node:path'
import { FileError } from './problem.js'

/** The name that stands for standard input or output. */
export const standardStream = '-'

/** The bytes of a file, or of standard input for `-`. */
export async function readInput(path: string): Promise<Uint8Array> {
  try {
    return path === standardStream ? await buffer(process.stdin) : await readFile(path)
  } catch (error) {
    throw new FileError('cannot_read', `${path} cannot be read: ${reasonOf(error)}.`, 'Check the name and the rights of the file.')
  }
}

/** What a report calls the input. */
export const inputName = (path: string): string => (path === standardStream ? 'document.docx' : basename(path))

/** What the operating system says, without the code and the call that Node puts around it. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /^[A-Z0-9_]+: (.*?)(, \w+.*)?$/s.exec(message)?.[1] ?? message
}
