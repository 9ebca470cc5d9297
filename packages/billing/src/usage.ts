import type { Executor } from '@formatter/domain'
import type { BillingTables, TransactionKind } from './tables.js'

/** A transaction as the usage response shows it. */
export interface UsageTransaction {
  readonly id: string
  readonly type: TransactionKind
  readonly credits: number
  readonly balance_after: number
  /** Of a charge. */
  readonly job_id?: string
  /** Of everything else; of a bonus the referral code that was claimed: which account did is its own business. */
  readonly reference?: string
  readonly created_at: string
}

/** The credits of an account, in the names of the interface. What is reserved for running jobs is still part of the balance. */
export interface Usage {
  readonly balance_credits: number
  readonly total_purchased_credits: number
  /** When the balance last changed; null where it never did. */
  readonly updated_at: string | null
  /** The newest first. */
  readonly transactions: readonly UsageTransaction[]
}

const newest = 100

/** All zero for an account that the ledger does not know. */
export async function usage(db: Executor<BillingTables>, account: string): Promise<Usage> {
  const [summary, transactions] = await Promise.all([summarise(db, account), newestTransactions(db, account)])
  return {
    balance_credits: summary?.balance ?? 0,
    total_purchased_credits: Number(summary?.purchased ?? 0),
    updated_at: summary?.updated_at == null ? null : toText(summary.updated_at),
    transactions,
  }
}

const summarise = (db: Executor<BillingTables>, account: string) =>
  db
    .selectFrom('ledger_accounts')
    .where('id', '=', account)
    .select(({ selectFrom }) => [
      'balance',
      'updated_at',
      selectFrom('ledger_entries')
        .innerJoin('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
        .where('account_id', '=', account)
        .where('kind', '=', 'deposit')
        .select(({ fn }) => fn.sum('credits').as('sum'))
        .as('purchased'),
    ])
    .executeTakeFirst()

async function newestTransactions(db: Executor<BillingTables>, account: string): Promise<UsageTransaction[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
    .leftJoin('referral_claims', (join) => join.onRef('referral_claims.account_id', '=', 'ref').on('kind', '=', 'bonus'))
    .leftJoin('referral_codes', 'referral_codes.account_id', 'referrer_id')
    .where('ledger_entries.account_id', '=', account)
    .orderBy('number', 'desc')
    .limit(newest)
    .select(['id', 'kind', 'ref', 'code', 'credits', 'balance_after', 'ledger_transactions.created_at'])
    .execute()
  return rows.map(({ id, kind, ref, code, credits, balance_after, created_at }) => ({
    id,
    type: kind,
    credits,
    balance_after: balance_after!,
    ...(kind === 'charge' ? { job_id: ref } : { reference: code ?? ref }),
    created_at: toText(created_at),
  }))
}

const toText = (time: number): string => new Date(time).toISOString()
