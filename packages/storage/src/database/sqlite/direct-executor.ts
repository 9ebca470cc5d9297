import { type CompiledQuery, DefaultQueryExecutor, Kysely, type QueryResult, SqliteQueryCompiler } from 'kysely'
import { ImmediateSqliteDialect, TransactionalSqliteAdapter } from './immediate-dialect.js'
import type { StatementStore } from './keep-statements.js'

/**
 * kysely's queries on one connection, run at once. Its own way leads over a driver and a lock, which a connection that answers before it
 * returns has no need of, and takes longer than SQLite does. Who begins and ends transactions here is `groupCommit`.
 */
export function directly<Tables>(database: StatementStore): Kysely<Tables> {
  const dialect = new ImmediateSqliteDialect({ database })
  return new Kysely<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor: new DirectExecutor(database) })
}

class DirectExecutor extends DefaultQueryExecutor {
  readonly #statements: StatementStore

  constructor(statements: StatementStore) {
    super(new SqliteQueryCompiler(), new TransactionalSqliteAdapter(), { provideConnection: () => Promise.reject(new Error('Queries run directly.')) })
    this.#statements = statements
  }

  override executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return new Promise((resolve) => {
      const statement = this.#statements.prepare(sql)
      if (statement.reader) resolve({ rows: statement.all(parameters) as Row[] })
      else resolve({ rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) })
    })
  }
}
