import type { Executor } from '@formatter/domain'
import { type RawBuilder, sql } from 'kysely'
import type { BillingTables } from './tables.js'

/** What became of recomputing every balance from the entries. */
export interface LedgerVerification {
  readonly accounts: number
  readonly transactions: number
  /** One sentence for each thing that is wrong; none where the ledger is right. */
  readonly problems: readonly string[]
}

/** What must hold, each as a query for what breaks it. One statement each, so that it sees one state however busy the service is. */
const laws: readonly { readonly broken: RawBuilder<{ id: string }>; readonly says: (id: string) => string }[] = [
  {
    says: (id) => `The entries of transaction ${id} do not sum to zero, or there are fewer than two.`,
    broken: sql`select t.id from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
      group by t.id having coalesce(sum(e.credits), 0) <> 0 or count(e.number) < 2`,
  },
  {
    says: (id) => `The balance of account ${id} is not the sum of its entries.`,
    broken: sql`select a.id from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      where a.balance is not null group by a.id, a.balance having a.balance <> coalesce(sum(e.credits), 0)`,
  },
  {
    says: (id) => `A balance written with an entry of account ${id} is not the sum of its entries so far.`,
    broken: sql`select distinct account_id as id from (
      select account_id, balance_after, sum(credits) over (partition by account_id order by number) as so_far from ledger_entries
      where balance_after is not null) as entry where balance_after <> so_far`,
  },
  {
    says: (id) => `What is held of account ${id} is not the sum of its holds.`,
    broken: sql`select a.id from ledger_accounts a left join ledger_holds h on h.account_id = a.id
      group by a.id, a.held having a.held <> coalesce(sum(h.credits), 0)`,
  },
  {
    says: (id) => `Job ${id} is charged, and a credit is still held for it.`,
    broken: sql`select h.ref as id from ledger_holds h join ledger_transactions t on t.kind = 'charge' and t.ref = h.ref`,
  },
  {
    says: (id) => `The charge of job ${id} is not one credit of one account.`,
    broken: sql`select t.ref as id from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.kind = 'charge' and e.balance_after is not null group by t.ref having sum(e.credits) <> -1 or count(*) <> 1`,
  },
]

/** Recomputes every balance from the entries. */
export async function verifyLedger(db: Executor<BillingTables>): Promise<LedgerVerification> {
  const problems: string[] = []
  for (const { broken, says } of laws) problems.push(...(await broken.execute(db)).rows.map(({ id }) => says(id)))
  const { rows } = await sql<{ accounts: number; transactions: number }>`
    select (select count(*) from ledger_accounts where balance is not null) as accounts,
      (select count(*) from ledger_transactions) as transactions`.execute(db)
  return { ...rows[0]!, problems }
}
