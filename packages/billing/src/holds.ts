import { type Executor, prepared, ServiceError, type World } from '@formatter/domain'
import { sql } from 'kysely'
import { beginTransaction, writeEntries } from './ledger.js'
import type { BillingTables } from './tables.js'

/** One credit is one document. */
const price = 1

/**
 * Reserves the credit of a job. Throws `insufficient_credits` where the balance, less what is reserved, is below it.
 * Harmless where it is reserved already; of a job that was charged it is the caller's fault.
 */
export async function holdCredit(tx: Executor<BillingTables>, world: World, account: string, job: string): Promise<void> {
  const [inserted] = await insertHold(tx, { ref: job, account_id: account, credits: price, created_at: world.now() })
  if (inserted === undefined) return
  const [reserved] = await reserve(tx, { account, job })
  if (reserved === undefined) {
    if ((await chargeOf(tx, job).executeTakeFirst()) !== undefined) throw new Error(`Job ${job} was charged: nothing more can be reserved for it.`)
    throw new ServiceError('insufficient_credits', 'There is no credit left for another document.', 'Add credits, or wait for jobs that fail to give theirs back.')
  }
}

const insertHold = prepared((tx: Executor<BillingTables>, hold: BillingTables['ledger_holds']) =>
  tx.insertInto('ledger_holds').values(hold).onConflict((conflict) => conflict.column('ref').doNothing()).returning('ref'))

/** The condition and the change in one statement: PostgreSQL judges it anew when the neighbour that it waited for has committed. */
const reserve = prepared((tx: Executor<BillingTables>, { account, job }: { readonly account: string; readonly job: string }) =>
  tx
    .updateTable('ledger_accounts')
    .set({ held: sql<number>`held + ${price}` })
    .where('id', '=', account)
    .where(sql<boolean>`balance - held >= ${price}`)
    .where(({ not, exists }) => not(exists(chargeOf(tx, job))))
    .returning('id'))

/**
 * Charges a job that is formatted, out of what was reserved for it: exactly once, however often this is called.
 * True where this call did it. Throws where nothing was reserved: the caller has a fault.
 */
export async function chargeJob(tx: Executor<BillingTables>, world: World, job: string): Promise<boolean> {
  const transaction = await beginTransaction(tx, world, { kind: 'charge', ref: job })
  if (transaction === undefined) return false
  const hold = await takeHold(tx, job)
  if (hold === undefined) throw new Error(`Job ${job} is to be charged, but nothing is reserved for it.`)
  const { account_id: account, credits } = hold
  await writeEntries(tx, world, transaction, 'system:revenue', [{ account, credits: -credits, fromHold: credits }])
  return true
}

/** Gives back what was reserved for a job that failed or is gone; harmless where nothing is. True where something was. */
export async function releaseHold(tx: Executor<BillingTables>, job: string): Promise<boolean> {
  const hold = await takeHold(tx, job)
  if (hold === undefined) return false
  const { account_id: account, credits } = hold
  await tx.updateTable('ledger_accounts').set({ held: sql<number>`held - ${credits}` }).where('id', '=', account).execute()
  return true
}

const chargeOf = (tx: Executor<BillingTables>, job: string) =>
  tx.selectFrom('ledger_transactions').where('kind', '=', 'charge').where('ref', '=', job).select('id')

const takeHold = (tx: Executor<BillingTables>, job: string) =>
  tx.deleteFrom('ledger_holds').where('ref', '=', job).returning(['account_id', 'credits']).executeTakeFirst()
