import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const WORD_FILE = /\.do[ct][xm]$/i

/** Every Word file below the folder, in the order of the hash of its path: any first N of them are a fair sample. */
export function documentsBelow(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => WORD_FILE.test(path))
  const rank = new Map(paths.map((path) => [path, createHash('sha256').update(path).digest('hex')]))
  return paths.sort((a, b) => (rank.get(a) ?? '').localeCompare(rank.get(b) ?? ''))
}

export const pathOf = (folder: string, document: string): string => join(folder, document)
