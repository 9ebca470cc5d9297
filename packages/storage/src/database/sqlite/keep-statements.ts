import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** What of a connection is needed to run queries on it. */
export type StatementStore = Pick<SqliteDatabase, 'prepare' | 'close'>

/** More than all the queries of the service; lists of varying length (`in (?, ?, …)`) could make ever more. */
const kept = 500

/** kysely prepares a statement anew for each query; a prepared one can be run again, and SQLite itself follows changes of schema. */
export function keepStatements(connection: SqliteDatabase): StatementStore {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(text) {
      const known = statements.get(text)
      if (known !== undefined) return known
      if (statements.size === kept) statements.clear()
      const statement = connection.prepare(text)
      statements.set(text, statement)
      return statement
    },
    close: () => { connection.close() },
  }
}
