import type Sqlite from 'better-sqlite3'
import type { StatementStore } from './keep-statements.js'

/**
 * Lets the queries of one turn of the event loop share one read transaction: to take and give back the lock costs several times
 * what a small query does. What another process commits is seen with the next turn, before any request that was sent after it is read;
 * what this one commits is seen at once, since `release` is called for each commit.
 */
export function turnSnapshot(connection: Sqlite.Database, statements: StatementStore) {
  const [begin, end] = [connection.prepare('begin'), connection.prepare('commit')]
  let held = false
  const release = () => {
    // A full disk makes SQLite give the transaction up by itself.
    if (held && connection.open && connection.inTransaction) end.run()
    held = false
  }
  const hold = () => {
    if (held) return
    begin.run()
    held = true
    setImmediate(release)
  }
  return {
    release,
    statements: {
      ...statements,
      prepare(text: string) {
        hold()
        return statements.prepare(text)
      },
    } satisfies StatementStore,
  }
}
