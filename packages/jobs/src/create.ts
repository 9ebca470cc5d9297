import { newId, prepared, ServiceError, type Executor } from '@formatter/domain'
import type { Blob, Taken } from './blobs.js'
import type { JobsContext } from './context.js'
import { fingerprint } from './fingerprint.js'
import { toJob, type Job, type JobDraft, type JobState } from './job.js'
import type { JobRow, JobsTables } from './tables.js'

/** The job that a request made, now or when it came first. */
export interface Created {
  readonly job: Job
  /** The idempotency key was used before: this is the job it made then. */
  readonly replayed: boolean
}

/**
 * Queues a job for a document that the store has taken: the idempotency key, the job and whatever `accepted` reserves, in one transaction.
 * Throws `idempotency_key_reused` and what `accepted` throws; then nothing was made.
 */
export async function create(context: JobsContext, accountId: string, draft: JobDraft, source: Taken, idempotencyKey?: string): Promise<Created> {
  const row = newRow(context, accountId, draft, 'queued', source)
  const created = await context.database.transaction(async (tx): Promise<Created> => {
    await insertJob(tx, row)
    if (idempotencyKey !== undefined) {
      const print = fingerprint(draft, source.sha256)
      const original = await claimKey(tx, { account_id: accountId, key: idempotencyKey, fingerprint: print, job_id: row.id, created_at: row.created_at })
      if (original !== undefined) {
        await tx.deleteFrom('jobs').where('id', '=', row.id).execute()
        return { job: toJob(original), replayed: true }
      }
    }
    const job = toJob(row)
    await context.handlers.accepted(tx, job)
    await context.queue.put(tx, job.id)
    return { job, replayed: false }
  }, source.durable)
  if (!created.replayed) context.queued()
  return created
}

const insertJob = prepared((tx: Executor<JobsTables>, row: JobRow) => tx.insertInto('jobs').values(row))

/** Takes the key for this job, or gives the job that has it. Two callers at once: the second waits for the first to commit. */
async function claimKey(tx: Executor<JobsTables>, wanted: JobsTables['idempotency_keys']): Promise<JobRow | undefined> {
  const { numInsertedOrUpdatedRows } = await tx.insertInto('idempotency_keys').values(wanted).onConflict((on) => on.doNothing()).executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return undefined
  const taken = await tx
    .selectFrom('idempotency_keys')
    .innerJoin('jobs', 'jobs.id', 'idempotency_keys.job_id')
    .where('idempotency_keys.account_id', '=', wanted.account_id)
    .where('key', '=', wanted.key)
    .selectAll('jobs')
    .select('fingerprint')
    .executeTakeFirstOrThrow()
  if (taken.fingerprint !== wanted.fingerprint) {
    throw new ServiceError('idempotency_key_reused', 'This Idempotency-Key was used for another request.', 'Use a fresh key, such as a UUID, for each document.')
  }
  return taken
}

/** A new job's row. */
export function newRow({ world }: JobsContext, accountId: string, draft: JobDraft, state: JobState, source: Blob | null): JobRow {
  return {
    id: newId('job', world),
    account_id: accountId,
    filename: draft.filename,
    style: draft.style,
    tracked_changes: draft.trackedChanges ? 1 : 0,
    options: JSON.stringify(draft.options),
    plan: draft.plan ?? 'credits',
    state,
    progress: 0,
    attempts: 0,
    lease_token: null,
    lease_until: null,
    error_code: null,
    error_message: null,
    warning: null,
    source_sha256: source?.sha256 ?? null,
    source_bytes: source?.bytes ?? null,
    output_sha256: null,
    output_bytes: null,
    report_sha256: null,
    created_at: world.now(),
    finished_at: null,
  }
}
