import type { Migration } from '@formatter/domain'
import { systemAccounts } from './system-accounts.js'

/** The schema of this package, to be run with those of the others. */
export const billingMigrations: readonly Migration[] = [
  {
    name: 'billing-001-ledger',
    statements: ({ integer, counter, strict, appendOnly }) => [
      `create table ledger_accounts (
        id text primary key,
        balance ${integer} check (balance >= 0),
        held ${integer} not null default 0 check (held >= 0),
        updated_at ${integer},
        check (held <= coalesce(balance, 0))
      )${strict}`,
      `insert into ledger_accounts (id) values ${systemAccounts.map((id) => `('${id}')`).join(', ')}`,
      // All five kinds from the start: SQLite cannot change a check of a table that is there.
      `create table ledger_transactions (
        id text primary key,
        kind text not null check (kind in ('deposit', 'charge', 'bonus', 'refund', 'adjustment')),
        ref text not null,
        cents ${integer} check (cents > 0),
        created_at ${integer} not null,
        unique (kind, ref)
      )${strict}`,
      `create table ledger_entries (
        number ${counter},
        transaction_id text not null references ledger_transactions (id),
        account_id text not null references ledger_accounts (id),
        credits ${integer} not null check (credits <> 0),
        balance_after ${integer} check (balance_after >= 0),
        unique (transaction_id, account_id)
      )${strict}`,
      'create index ledger_entries_of_account on ledger_entries (account_id, number)',
      ...appendOnly('ledger_transactions'),
      ...appendOnly('ledger_entries'),
      `create table ledger_holds (
        ref text primary key,
        account_id text not null references ledger_accounts (id),
        credits ${integer} not null check (credits > 0),
        created_at ${integer} not null
      )${strict}`,
      'create index ledger_holds_of_account on ledger_holds (account_id)',
    ],
  },
  {
    name: 'billing-002-referrals',
    statements: ({ integer, strict }) => [
      `create table referral_codes (
        account_id text primary key references ledger_accounts (id),
        code text not null unique
      )${strict}`,
      `create table referral_claims (
        account_id text primary key references ledger_accounts (id),
        referrer_id text not null references ledger_accounts (id),
        created_at ${integer} not null,
        check (account_id <> referrer_id)
      )${strict}`,
      'create index referral_claims_of_referrer on referral_claims (referrer_id)',
    ],
  },
]
