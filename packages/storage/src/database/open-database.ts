import type { Database } from '@formatter/domain'
import type { SqliteOptions } from './sqlite/open-sqlite.js'
import type { PostgresOptions } from './postgres/open-postgres.js'

/** Where the database is: a file of this machine (SQLite) or a server (`postgres://user:password@host:port/name`). */
export type DatabaseOptions = SqliteOptions | PostgresOptions

/** Opens the database, without migrating it. Only the driver that is needed is loaded. */
export async function openDatabase<Tables>(options: DatabaseOptions): Promise<Database<Tables>> {
  if ('file' in options) return (await import('./sqlite/open-sqlite.js')).openSqlite<Tables>(options)
  return (await import('./postgres/open-postgres.js')).openPostgres<Tables>(options)
}
