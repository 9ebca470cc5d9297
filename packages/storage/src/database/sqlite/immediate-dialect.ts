import { CompiledQuery, type DatabaseConnection, type DialectAdapter, type Driver, SqliteAdapter, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely'

/**
 * kysely opens deferred transactions. One that reads and then writes fails at once (SQLITE_BUSY_SNAPSHOT, no waiting) where another
 * process has written in between; `begin immediate` takes the write lock first, and waits for it.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config)
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter()
  }
}

const beginImmediate = CompiledQuery.raw('begin immediate')

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(beginImmediate)
  }
}

/** SQLite takes back changes of schema like any other; kysely does not rely on it unless it is told. */
export class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
