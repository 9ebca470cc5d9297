import type { Database } from '@formatter/domain'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { testWorld } from '../../domain/test/test-world.js'
import { onEachDatabase } from '../../storage/test/test-databases.js'
import { billingMigrations, type BillingTables, chargeJob, deposit, holdCredit, openLedgerAccount, verifyLedger } from '../src/index.js'

/** A ledger with two deposits, one charged job (`done`) and one that runs (`running`), and what verifying it says. */
onEachDatabase((newDatabase, dialect) => {
  let database: Database<BillingTables>
  const world = testWorld()

  beforeEach(async () => {
    database = await newDatabase<BillingTables>(billingMigrations)
    await database.transaction(async (tx) => {
      await openLedgerAccount(tx, world, 'ann')
      await deposit(tx, world, { account: 'ann', cents: 1000, reference: 'first' })
      await deposit(tx, world, { account: 'ann', cents: 1000, reference: 'second' })
      await holdCredit(tx, world, 'ann', 'done')
      await chargeJob(tx, world, 'done')
      await holdCredit(tx, world, 'ann', 'running')
    })
  })

  const problems = async () => (await verifyLedger(database.read)).problems.map((problem) => problem.replace(/txn_\w+/, '…'))

  /** What a fault or a hand in the database could do; the triggers that would refuse it are taken away first. */
  const tamper = async (...statements: string[]) => {
    const refusals =
      dialect === 'sqlite'
        ? ['ledger_entries_refuses_update', 'ledger_entries_refuses_delete'].map((name) => `drop trigger ${name}`)
        : ['drop trigger ledger_entries_refuses_change on ledger_entries']
    await database.transaction(async (tx) => {
      for (const statement of [...refusals, ...statements]) await sql.raw(statement).execute(tx)
    })
  }

  it('a right ledger has no problems', async () => {
    expect(await verifyLedger(database.read)).toEqual({ accounts: 1, transactions: 3, problems: [] })
  })

  it('an entry that was changed is found', async () => {
    await tamper(`update ledger_entries set credits = -2 where credits = -1`)
    expect(await problems()).toEqual([
      'The entries of transaction … do not sum to zero, or there are fewer than two.',
      'The balance of account ann is not the sum of its entries.',
      'A balance written with an entry of account ann is not the sum of its entries so far.',
      'The charge of job done is not one credit of one account.',
    ])
  })

  it('a charge that was spread over two accounts is found, though all balances follow from it', async () => {
    await database.transaction((tx) => openLedgerAccount(tx, world, 'ben'))
    await tamper(
      `update ledger_entries set credits = -3, balance_after = balance_after - 2 where credits = -1`,
      `insert into ledger_entries (transaction_id, account_id, credits, balance_after) select transaction_id, 'ben', 2, 2 from ledger_entries where credits = -3`,
      `update ledger_accounts set balance = balance - 2 where id = 'ann'`,
      `update ledger_accounts set balance = 2 where id = 'ben'`,
    )
    expect(await problems()).toEqual(['The charge of job done is not one credit of one account.'])
  })

  it('a transaction without entries is found', async () => {
    await tamper(`insert into ledger_transactions (id, kind, ref, created_at) values ('txn_0', 'deposit', 'third', 0)`)
    expect(await problems()).toEqual(['The entries of transaction … do not sum to zero, or there are fewer than two.'])
  })

  it('a balance that was changed is found', async () => {
    await tamper(`update ledger_accounts set balance = 1000 where id = 'ann'`)
    expect(await problems()).toEqual(['The balance of account ann is not the sum of its entries.'])
  })

  it('a hold that is not counted is found', async () => {
    await tamper(`update ledger_accounts set held = 0 where id = 'ann'`)
    expect(await problems()).toEqual(['What is held of account ann is not the sum of its holds.'])
  })

  it('a hold for a job that was charged is found', async () => {
    await tamper(`update ledger_holds set ref = 'done' where ref = 'running'`)
    expect(await problems()).toEqual(['Job done is charged, and a credit is still held for it.'])
  })

  it('a balance below zero cannot be written', async () => {
    await expect(tamper(`update ledger_accounts set balance = -1, held = 0 where id = 'ann'`)).rejects.toThrow(/check/i)
  })

  it.each(['ledger_transactions', 'ledger_entries'])('%s cannot be changed', async (table) => {
    await expect(database.transaction((tx) => sql.raw(`delete from ${table}`).execute(tx))).rejects.toThrow('append-only')
    await expect(database.transaction((tx) => sql.raw(`update ${table} set ${table === 'ledger_entries' ? 'credits' : 'cents'} = 1`).execute(tx))).rejects.toThrow('append-only')
  })
})
