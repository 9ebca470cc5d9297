import { type Executor, ServiceError, type World } from '@formatter/domain'
import { beginTransaction, writeEntries } from './ledger.js'
import type { BillingTables } from './tables.js'

/** 1 USD buys 5 credits. */
const centsPerCredit = 20

/** 10 USD. */
const minimumCents = 1000

/** What payment providers take at once: Stripe allows eight digits. */
const maximumCents = 99_999_999

/** Money that has arrived. */
export interface PaidDeposit {
  readonly account: string
  /** In cents of a US dollar, an integer. */
  readonly cents: number
  /** The provider's reference of the payment: what makes a repeated message harmless. */
  readonly reference: string
}

/** The credits that an amount buys. Throws `invalid_amount`. */
export function creditsFor(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents < minimumCents || cents > maximumCents) {
    throw new ServiceError(
      'invalid_amount',
      `A deposit is an amount from ${dollars(minimumCents)} to ${inDollars(maximumCents)}, in whole cents.`,
      'Deposit at least 10 USD; five credits are 1 USD.',
    )
  }
  return Math.floor(cents / centsPerCredit)
}

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** An amount as people read it: `10.00 USD`. */
export const inDollars = (cents: number): string => `${dollars(cents)} USD`

/** Adds the credits that were paid, exactly once for each reference. Gives the credits added: 0 for a repetition. */
export async function deposit(tx: Executor<BillingTables>, world: World, { account, cents, reference }: PaidDeposit): Promise<number> {
  const credits = creditsFor(cents)
  const transaction = await beginTransaction(tx, world, { kind: 'deposit', ref: reference, cents })
  if (transaction === undefined) return 0
  await writeEntries(tx, world, transaction, 'system:payments', [{ account, credits }])
  return credits
}

/** What was paid under a reference; undefined where nothing was. */
export const paidUnder = (db: Executor<BillingTables>, reference: string) =>
  db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'transaction_id', 'ledger_transactions.id')
    .where('kind', '=', 'deposit')
    .where('ref', '=', reference)
    // The other side of it is the system's.
    .where('credits', '>', 0)
    .select(['account_id as account', 'cents'])
    .executeTakeFirst()
