import type { Database, Executor } from '@formatter/domain'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate, pendingMigrations } from '../migrate.js'
import { whileItCollides } from './while-it-collides.js'

export interface PostgresOptions {
  /** `postgres://user:password@host:port/name` */
  readonly url: string
  /** The most connections this process opens; 10 where it is left out. */
  readonly connections?: number
}

/** PostgreSQL, whose own processes share commits. Isolation is READ COMMITTED: balances are guarded by conditional updates. */
export function openPostgres<Tables>({ url, connections = 10 }: PostgresOptions): Database<Tables> {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000, types: { getTypeParser } })
  // An idle connection that breaks would end the process; the pool drops it, and the next query opens another or says why not.
  pool.on('error', () => undefined)
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | undefined
  const underWay = new Set<Promise<unknown>>()
  const transaction = async <Result>(work: (tx: Executor<Tables>) => Promise<Result>, after?: Promise<unknown>): Promise<Result> => {
    // A work that throws does not wait for it.
    after?.catch(() => undefined)
    const running = whileItCollides(() => kysely.transaction().execute(async (tx) => {
      const result = await work(tx)
      await after
      return result
    }))
    underWay.add(running)
    try {
      return await running
    } finally {
      underWay.delete(running)
    }
  }
  return {
    dialect: 'postgres',
    read: kysely,
    transaction,
    migrate: (migrations) => migrate(kysely, 'postgres', migrations),
    pending: (migrations) => pendingMigrations(kysely, 'postgres', migrations),
    close: () => (closing ??= Promise.allSettled(underWay).then(() => pool.end())),
  }
}

/** int8 arrives as text, since it can exceed what a number holds exactly; credits and milliseconds do not. */
const int8: number = pg.types.builtins.INT8

const getTypeParser = ((oid: number, format: 'text' | 'binary') =>
  oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser
