import type { Database } from '@formatter/domain'
import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { migrate, pendingMigrations } from '../migrate.js'
import { groupCommit } from './group-commit.js'
import { ImmediateSqliteDialect } from './immediate-dialect.js'
import { keepStatements } from './keep-statements.js'

export interface SqliteOptions {
  /** The path of the database file; it is made where it is missing. Its folder must be there. */
  readonly file: string
}

/**
 * SQLite in a file. One connection writes, another reads: a reader of a write-ahead log sees what is committed and waits for nobody.
 * `synchronous = full`: what was promised must survive the loss of power, and WAL's usual `normal` may lose the newest commits.
 */
export function openSqlite<Tables>({ file }: SqliteOptions): Database<Tables> {
  const writer = connect<Tables>(new Sqlite(file))
  const reader = connect<Tables>(new Sqlite(file, { readonly: true }))
  const commits = groupCommit(writer)
  return {
    dialect: 'sqlite',
    read: reader,
    transaction: commits.transaction,
    migrate: (migrations) => migrate(writer, 'sqlite', migrations),
    pending: (migrations) => pendingMigrations(writer, 'sqlite', migrations),
    close: async () => {
      await commits.idle()
      await reader.destroy()
      await writer.destroy()
    },
  }
}

function connect<Tables>(connection: Sqlite.Database): Kysely<Tables> {
  connection.pragma('busy_timeout = 5000')
  if (!connection.readonly) connection.pragma('journal_mode = wal')
  connection.pragma('synchronous = full')
  connection.pragma('foreign_keys = on')
  return new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: keepStatements(connection) }) })
}
