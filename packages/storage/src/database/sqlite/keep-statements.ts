import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** More than all the queries of the service; lists of varying length (`in (?, ?, …)`) could make ever more. */
const kept = 500

/** kysely prepares a statement anew for each query; a prepared one can be run again, and SQLite itself follows changes of schema. */
export function keepStatements(connection: SqliteDatabase): SqliteDatabase {
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
