import type { Generated } from 'kysely'

/** What moves credits. `ref` of a transaction is unique within its kind: that is what makes each of them happen once. */
export type TransactionKind = 'deposit' | 'charge' | 'bonus' | 'refund' | 'adjustment'

/** The tables of this package. Credits and cents are integers, times milliseconds since 1970. */
export interface BillingTables {
  ledger_accounts: {
    /** The id of the account whose credits these are, or the name of a system account. */
    id: string
    /** The sum of the account's entries, cached; null for system accounts, which every transaction would otherwise wait for. */
    balance: number | null
    /** The sum of the account's open holds, cached. */
    held: number
    /** When the balance last changed. */
    updated_at: number | null
  }
  ledger_transactions: {
    id: string
    kind: TransactionKind
    /** deposit: the provider's reference; charge: the job; bonus: the claiming account. */
    ref: string
    /** What was paid, of a deposit. */
    cents: number | null
    created_at: number
  }
  ledger_entries: {
    /** Grows with the balances of an account: the entry is written while its row is locked. */
    number: Generated<number>
    transaction_id: string
    account_id: string
    credits: number
    /** Null for system accounts. */
    balance_after: number | null
  }
  ledger_holds: {
    /** What the credits are reserved for: the job. */
    ref: string
    account_id: string
    credits: number
    created_at: number
  }
  referral_codes: { account_id: string; code: string }
  referral_claims: { account_id: string; referrer_id: string; created_at: number }
}
