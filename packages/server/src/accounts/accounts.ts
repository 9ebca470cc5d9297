import { openLedgerAccount, type BillingTables } from '@formatter/billing'
import { newId, type Database, type Executor, type World } from '@formatter/domain'
import type { AccountRow, ServerTables } from '../tables.js'

export type AccountTables = ServerTables & BillingTables

/** Opening and listing accounts. */
export interface Accounts {
  /** Opens an account with an empty balance and a referral code; gives its id. */
  create(name: string): Promise<string>
  /** The oldest first. */
  list(): Promise<readonly AccountRow[]>
}

/** Accounts on a database. */
export const makeAccounts = (database: Database<AccountTables>, world: World): Accounts => ({
  create: (name) => database.transaction((tx) => openAccount(tx, world, name)),
  list: () => database.read.selectFrom('accounts').selectAll().orderBy('id').execute(),
})

/** Opens an account in a transaction of the caller’s. */
export async function openAccount(tx: Executor<AccountTables>, world: World, name: string): Promise<string> {
  const id = newId('acc', world)
  await tx.insertInto('accounts').values({ id, name, created_at: world.now() }).execute()
  await openLedgerAccount(tx, world, id)
  return id
}
