import type { Migration } from '@formatter/domain'
import type { JobState, Plan } from './job.js'

/** The tables of this package; its rows are never shown outside it (see `job.ts`). */
export interface JobsTables {
  jobs: JobRow
  idempotency_keys: IdempotencyRow
  uploads: UploadRow
  previews: PreviewRow
}

export interface JobRow {
  id: string
  account_id: string
  filename: string
  style: string
  tracked_changes: number
  options: string
  plan: Plan
  state: JobState
  progress: number
  attempts: number
  lease_token: string | null
  lease_until: number | null
  error_code: string | null
  error_message: string | null
  warning: string | null
  source_sha256: string | null
  source_bytes: number | null
  output_sha256: string | null
  output_bytes: number | null
  report_sha256: string | null
  created_at: number
  finished_at: number | null
}

interface IdempotencyRow {
  account_id: string
  key: string
  fingerprint: string
  job_id: string
  created_at: number
}

export interface UploadRow {
  job_id: string
  file_path: string
  token_sha256: string
  /** What the caller said that the file has; null where nothing was said. */
  announced_bytes: number | null
  expires_at: number
  used_at: number | null
}

interface PreviewRow {
  job_id: string
  expires_at: number
  /** `PreviewImage[]` as JSON. */
  pages: string
}

/** What makes the tables of jobs, in order; a migration that has run somewhere never changes. */
export const jobsMigrations: readonly Migration[] = [
  {
    name: 'jobs-001-jobs',
    statements: ({ integer, strict }) => [
      `create table jobs (
        id text primary key,
        account_id text not null,
        filename text not null,
        style text not null,
        tracked_changes ${integer} not null,
        options text not null,
        state text not null check (state in ('awaiting_upload', 'queued', 'processing', 'formatted', 'failed', 'deleted', 'expired')),
        progress ${integer} not null default 0,
        attempts ${integer} not null default 0,
        lease_token text,
        lease_until ${integer},
        error_code text,
        error_message text,
        warning text,
        source_sha256 text,
        source_bytes ${integer},
        output_sha256 text,
        output_bytes ${integer},
        report_sha256 text,
        created_at ${integer} not null,
        finished_at ${integer}
      )${strict}`,
      `create index jobs_by_account on jobs (account_id, id)`,
      `create index jobs_waiting on jobs (id) where state in ('queued', 'processing')`,
      `create index jobs_by_age on jobs (created_at) where state not in ('deleted', 'expired')`,
      `create index jobs_source on jobs (source_sha256) where source_sha256 is not null`,
      `create index jobs_output on jobs (output_sha256) where output_sha256 is not null`,
      `create index jobs_report on jobs (report_sha256) where report_sha256 is not null`,
      `create table idempotency_keys (
        account_id text not null,
        key text not null,
        fingerprint text not null,
        job_id text not null references jobs (id),
        created_at ${integer} not null,
        primary key (account_id, key)
      )${strict}`,
      `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
      `create table uploads (
        job_id text primary key references jobs (id),
        file_path text not null,
        token_sha256 text not null,
        announced_bytes ${integer},
        expires_at ${integer} not null,
        used_at ${integer}
      )${strict}`,
      `create table previews (
        job_id text primary key references jobs (id),
        expires_at ${integer} not null,
        pages text not null
      )${strict}`,
    ],
  },
  {
    name: 'jobs-002-indexes',
    // SQLite takes an index over some rows only where the query says in the same words which: `finished_at is null`, and no state that is bound
    // to it. The hash of a source is random, and to note it costs a page of its own: that is done when the job ends, not while callers wait.
    statements: () => [
      'drop index jobs_waiting',
      'drop index jobs_source',
      'create index jobs_unfinished on jobs (state, id) where finished_at is null',
      'create index jobs_source on jobs (source_sha256) where source_sha256 is not null and finished_at is not null',
    ],
  },
  {
    name: 'jobs-003-plans',
    statements: () => [
      `alter table jobs add column plan text not null default 'credits' check (plan in ('credits', 'free'))`,
      `create index jobs_free on jobs (account_id, created_at) where plan = 'free'`,
    ],
  },
]
