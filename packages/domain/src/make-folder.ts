import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder, and those above it that are not there. Step by step: Node’s own `recursive` goes round for ever where a folder that is there says
 * that a new one in it is not, as `/proc` does.
 */
export function makeFolder(path: string, mode?: number): void {
  const above = dirname(resolve(path))
  if (above !== resolve(path) && !isThere(above)) makeFolder(above, mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    if (!isThere(path) || !statSync(path).isDirectory()) throw error
  }
}

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined
