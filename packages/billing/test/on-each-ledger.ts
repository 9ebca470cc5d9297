import type { Database } from '@formatter/domain'
import { beforeAll } from 'vitest'
import { testWorld } from '../../domain/test/test-world.js'
import { onEachDatabase } from '../../storage/test/test-databases.js'
import { billingMigrations, type BillingTables, openLedgerAccount } from '../src/index.js'

interface TestLedger {
  readonly world: ReturnType<typeof testWorld>
  /** Open from the first test on. */
  readonly database: Database<BillingTables>
  /** A new account, as its id. */
  openAccount(): Promise<string>
}

/** Declares the same tests for a ledger on each database that there is here. */
export function onEachLedger(declare: (ledger: TestLedger) => void): void {
  onEachDatabase((newDatabase) => {
    const world = testWorld()
    let database: Database<BillingTables>
    let opened = 0
    beforeAll(async () => { database = await newDatabase<BillingTables>(billingMigrations) })
    declare({
      world,
      get database() { return database },
      async openAccount() {
        const account = `acct_${++opened}`
        await database.transaction((tx) => openLedgerAccount(tx, world, account))
        return account
      },
    })
  })
}
