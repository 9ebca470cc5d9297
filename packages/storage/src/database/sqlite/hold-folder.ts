import Sqlite from 'better-sqlite3'
import { join } from 'node:path'

/**
 * Holds a folder for this process until it is let go of; undefined where another one holds it. The lock is one of the operating system's, by way of
 * a database without content: it goes with the process, however that ends.
 */
export function holdFolder(folder: string): { release(): void } | undefined {
  const lock = new Sqlite(join(folder, 'served.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return undefined
    throw error
  }
  return { release: () => { lock.close() } }
}
