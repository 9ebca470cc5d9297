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
    if (error instanceof Error && 'code' in error && error.code === 'EISDIR') throw new FileError('cannot_read', `${path} is a folder.`, 'Name a file in it.')
    throw new FileError('cannot_read', `${path} cannot be read: ${reasonOf(error)}.`, 'Check the name and the rights of the file.')
  }
}

/** A file of text; what is not UTF-8 is refused, since letters of it would be lost. */
export async function readText(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readInput(path))
  } catch (error) {
    if (error instanceof FileError) throw error
    throw new FileError('cannot_read', `${path} is not text in UTF-8.`, 'Save it as plain text with the encoding UTF-8.')
  }
}

/** What a report calls the input. */
export const inputName = (path: string): string => (path === standardStream ? 'document.docx' : basename(path))

/** What the operating system says, without the code and the call that Node puts around it. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /^[A-Z0-9_]+: (.*?)(, \w+.*)?$/s.exec(message)?.[1] ?? message
}
