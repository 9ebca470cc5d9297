import type { Database } from '@formatter/domain'
import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { migrate, pendingMigrations } from '../migrate.js'
import { directly } from './direct-executor.js'
import { groupCommit } from './group-commit.js'
import { ImmediateSqliteDialect } from './immediate-dialect.js'
import { keepStatements } from './keep-statements.js'
import { turnSnapshot } from './turn-snapshot.js'

export interface SqliteOptions {
  /** The path of the database file; it is made where it is missing. Its folder must be there. */
  readonly file: string
}

/**
 * SQLite in a file. One connection writes, another reads: a reader of a write-ahead log sees what is committed and waits for nobody.
 * `synchronous = full`: what was promised must survive the loss of power, and WAL's usual `normal` may lose the newest commits.
 */
export function openSqlite<Tables>({ file }: SqliteOptions): Database<Tables> {
  const writer = connect(file)
  const reader = connect(file, { readonly: true })
  const snapshot = turnSnapshot(reader, keepStatements(reader))
  const commits = groupCommit(writer, directly<Tables>(keepStatements(writer)), snapshot.release)
  return {
    dialect: 'sqlite',
    read: directly<Tables>(snapshot.statements),
    transaction: commits.transaction,
    // Migrating is kysely's own affair, transaction and all, on a connection that nothing else runs on.
    migrate: async (migrations) => {
      const own = migrating<Tables>(connect(file))
      return migrate(own, 'sqlite', migrations).finally(() => own.destroy())
    },
    pending: (migrations) => pendingMigrations(migrating<Tables>(reader), 'sqlite', migrations),
    close: async () => {
      await commits.idle()
      reader.close()
      writer.close()
    },
  }
}

const migrating = <Tables>(database: Sqlite.Database) => new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database }) })

function connect(file: string, options: Sqlite.Options = {}): Sqlite.Database {
  const connection = new Sqlite(file, options)
  connection.pragma('busy_timeout = 5000')
  if (!connection.readonly) connection.pragma('journal_mode = wal')
  connection.pragma('synchronous = full')
  connection.pragma('foreign_keys = on')
  // What a savepoint would bring back lies in memory: in a file of its own it took ten writes for each accepted job.
  connection.pragma('temp_store = memory')
  return connection
}
