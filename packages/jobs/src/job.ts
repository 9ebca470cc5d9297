import { ServiceError } from '@formatter/domain'
import type { Blob } from './blobs.js'
import type { JobRow } from './tables.js'

/** `awaiting_upload → queued → processing → formatted | failed`; the last two are what remains of a job whose documents are gone. */
export type JobState = 'awaiting_upload' | 'queued' | 'processing' | 'formatted' | 'failed' | 'deleted' | 'expired'

/** What a job is paid with: a credit, or nothing, as one of the few that an account has free each day. */
export type Plan = 'credits' | 'free'

/** What a job was asked to do. */
export interface JobDraft {
  readonly filename: string
  readonly style: string
  readonly trackedChanges: boolean
  readonly options: Readonly<Record<string, unknown>>
  /** A credit, where nothing is said. */
  readonly plan?: Plan
}

/** One document on its way, as everybody outside this package sees it. */
export interface Job extends JobDraft {
  readonly id: string
  readonly accountId: string
  readonly plan: Plan
  readonly state: JobState
  /** 0 while it waits, 5 to 95 while it is worked on, 100 when that has ended. */
  readonly progress: number
  readonly error: { readonly code: string; readonly message: string } | null
  /** Set where the document was formatted but something needs a person. */
  readonly warning: string | null
  readonly source: Blob | null
  readonly output: Blob | null
  readonly report: string | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly finishedAt: number | null
}

export const toJob = (row: JobRow): Job => ({
  id: row.id,
  accountId: row.account_id,
  plan: row.plan,
  filename: row.filename,
  style: row.style,
  trackedChanges: row.tracked_changes === 1,
  options: JSON.parse(row.options) as Record<string, unknown>,
  state: row.state,
  progress: row.progress,
  error: errorOf(row),
  warning: row.warning,
  source: row.source_sha256 === null ? null : { sha256: row.source_sha256, bytes: row.source_bytes ?? 0 },
  output: row.output_sha256 === null ? null : { sha256: row.output_sha256, bytes: row.output_bytes ?? 0 },
  report: row.report_sha256,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
})

export const errorOf = ({ error_code: code, error_message: message }: Pick<JobRow, 'error_code' | 'error_message'>): Job['error'] =>
  code === null ? null : { code, message: message ?? '' }

/** What of a row goes with its documents: what remains says only that there was a job. */
export const withoutDocuments = { source_sha256: null, output_sha256: null, report_sha256: null, lease_token: null, lease_until: null } as const

export const noSuchJob = (): ServiceError => new ServiceError('not_found', 'There is no such job.', 'Check the job id; GET /api/jobs lists the jobs of the account.')

/** Refuses jobs whose documents are gone. */
export function refuseGone<Subject extends { readonly state: JobState }>(job: Subject): Subject {
  if (job.state === 'deleted') throw new ServiceError('deleted', 'This job was deleted.', 'Submit the document again.')
  if (job.state === 'expired') throw new ServiceError('expired', 'This job is past the time for which documents are kept.', 'Submit the document again.')
  return job
}
