import type { Kysely } from 'kysely'
import type { Migration } from './migration.js'

/** The databases that the service runs on. Queries are written once, with kysely; only migrations know the difference. */
export type Dialect = 'sqlite' | 'postgres'

/**
 * What domain functions run their queries on: usually the caller's transaction, so that several packages can take part in one.
 * Queries only: who has an executor cannot open a transaction. One over all tables is also one over some of them.
 */
export type Executor<Tables> = Pick<Kysely<Tables>, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom' | 'getExecutor'>

/** The database port. One contract suite (`../test/database-contract.ts`) runs on every adapter. */
export interface Database<Tables> {
  readonly dialect: Dialect

  /** For reading only, outside any transaction: sees what is committed. */
  readonly read: Executor<Tables>

  /**
   * Runs `work` and gives its result once it is durable; where `work` throws, nothing of it stays and its error is thrown.
   *
   * Nothing but queries on `tx` may be awaited inside `work`: an adapter may let several works share one commit (each in a
   * savepoint of its own, one after another), and may run a work again where the database asks for it.
   *
   * What the work rests on may still be under way elsewhere, such as a document on its way to the disk: the commit waits for `after`, and
   * where that rejects it is as if the work had thrown its error.
   */
  transaction<Result>(work: (tx: Executor<Tables>) => Promise<Result>, after?: Promise<unknown>): Promise<Result>

  /** Runs the migrations that have not run yet; gives their names. Forward only. */
  migrate(migrations: readonly Migration[]): Promise<readonly string[]>

  /** The names of the migrations that have not run yet. */
  pending(migrations: readonly Migration[]): Promise<readonly string[]>

  /** Waits for the transactions under way, then closes. */
  close(): Promise<void>
}
