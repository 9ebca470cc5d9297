import { type Executor, newId, ServiceError, type World } from '@formatter/domain'
import { sql } from 'kysely'
import type { SystemAccount } from './system-accounts.js'
import type { BillingTables, TransactionKind } from './tables.js'

/** What happened, and which one of its kind. */
interface Occasion {
  readonly kind: TransactionKind
  readonly ref: string
  readonly cents?: number
}

interface Change {
  readonly account: string
  readonly credits: number
  /** Credits that were reserved for this, and no longer are. */
  readonly fromHold?: number
}

/** Begins a transaction and gives its id; undefined where the occasion has had its own, and nothing is to be done. */
export async function beginTransaction(tx: Executor<BillingTables>, world: World, { kind, ref, cents }: Occasion): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('ledger_transactions')
    .values({ id: newId('txn', world), kind, ref, cents: cents ?? null, created_at: world.now() })
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/**
 * Writes the entries of a transaction that was begun, and the balances that follow from them. Their sum is zero by construction:
 * the system account takes the other side of all changes.
 */
export async function writeEntries(
  tx: Executor<BillingTables>,
  world: World,
  transaction: string,
  against: SystemAccount,
  changes: readonly Change[],
): Promise<void> {
  const entries = []
  // One order for all transactions: two over the same accounts wait for each other and do not block each other.
  for (const change of changes.toSorted((a, b) => (a.account < b.account ? -1 : 1))) {
    const balance = await changeBalance(tx, world, change)
    entries.push({ transaction_id: transaction, account_id: change.account, credits: change.credits, balance_after: balance })
  }
  const total = changes.reduce((sum, { credits }) => sum + credits, 0)
  entries.push({ transaction_id: transaction, account_id: against, credits: -total, balance_after: null })
  await tx.insertInto('ledger_entries').values(entries).execute()
}

async function changeBalance(tx: Executor<BillingTables>, world: World, { account, credits, fromHold = 0 }: Change): Promise<number> {
  const changed = await tx
    .updateTable('ledger_accounts')
    .set({ balance: sql<number>`balance + ${credits}`, held: sql<number>`held - ${fromHold}`, updated_at: world.now() })
    .where('id', '=', account)
    .where('balance', 'is not', null)
    .returning('balance')
    .executeTakeFirst()
  if (changed === undefined) throw new ServiceError('not_found', `There is no account ${account}.`, 'Check the account id.')
  return changed.balance!
}
