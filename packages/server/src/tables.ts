import type { Migration } from '@formatter/domain'

/** Accounts, their keys, and what the keys have used of their rate limits. */
export interface ServerTables {
  accounts: AccountRow
  api_keys: KeyRow
  members: { account_id: string; email: string; password: string; created_at: number }
  /** Who has signed in on the web pages: by the hash of a token that only their browser has. */
  sessions: { sha256: string; account_id: string; created_at: number; expires_at: number }
  rate_windows: { key_id: string; bucket: string; started_at: number; used: number }
}

export interface AccountRow {
  id: string
  name: string
  created_at: number
}

export interface KeyRow {
  id: string
  account_id: string
  name: string
  sha256: string
  /** What of the key is shown again: its prefix and its last four characters. */
  shown: string
  created_at: number
  last_used_at: number | null
  revoked_at: number | null
}

/** What makes the tables of accounts, keys and sessions, in order; a migration that has run somewhere never changes. */
export const serverMigrations: readonly Migration[] = [
  {
    name: 'server-001-accounts',
    statements: ({ integer, strict }) => [
      `create table accounts (id text primary key, name text not null, created_at ${integer} not null)${strict}`,
      `create table api_keys (
        id text primary key,
        account_id text not null references accounts (id),
        name text not null,
        sha256 text not null unique,
        shown text not null,
        created_at ${integer} not null,
        last_used_at ${integer},
        revoked_at ${integer}
      )${strict}`,
      `create index api_keys_by_account on api_keys (account_id)`,
      `create table rate_windows (
        key_id text not null,
        bucket text not null,
        started_at ${integer} not null,
        used ${integer} not null,
        primary key (key_id, bucket)
      )${strict}`,
    ],
  },
  {
    name: 'server-002-members',
    statements: ({ integer, strict }) => [
      `create table members (
        account_id text primary key references accounts (id),
        email text not null unique,
        password text not null,
        created_at ${integer} not null
      )${strict}`,
      `create table sessions (
        sha256 text primary key,
        account_id text not null references accounts (id),
        created_at ${integer} not null,
        expires_at ${integer} not null
      )${strict}`,
      `create index sessions_by_account on sessions (account_id)`,
      `create index sessions_by_age on sessions (expires_at)`,
    ],
  },
]
