import { openLedgerAccount, type BillingTables } from '@formatter/billing'
import { newId, type Database, type World } from '@formatter/domain'
import type { AccountRow, ServerTables } from '../tables.js'

export interface Accounts {
  /** Opens an account with an empty balance and a referral code; gives its id. */
  create(name: string): Promise<string>
  /** The oldest first. */
  list(): Promise<readonly AccountRow[]>
}

export const makeAccounts = (database: Database<ServerTables & BillingTables>, world: World): Accounts => ({
  create: (name) =>
    database.transaction(async (tx) => {
      const id = newId('acc', world)
      await tx.insertInto('accounts').values({ id, name, created_at: world.now() }).execute()
      await openLedgerAccount(tx, world, id)
      return id
    }),
  list: () => database.read.selectFrom('accounts').selectAll().orderBy('id').execute(),
})
