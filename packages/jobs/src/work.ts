import { newId } from '@formatter/domain'
import type { Blob, Taken } from './blobs.js'
import type { JobsContext } from './context.js'
import { toJob, type Job } from './job.js'

/** A job in the hands of a worker. Whoever has no valid lease can no longer change the job. */
export interface Claim {
  readonly job: Job & { readonly source: Blob }
  readonly lease: string
}

/** What a worker made of a document. */
export interface JobResult {
  readonly output: Taken
  readonly report: Taken
  readonly warning: string | null
}

/** Why a worker could make nothing of a document. */
export interface JobProblem {
  readonly code: string
  readonly message: string
}

/**
 * Takes the oldest job that waits, or whose worker gave no sign of life; undefined where there is none.
 * Attempts are counted here, so that a document that kills its worker is started a bounded number of times.
 */
export async function claim(context: JobsContext): Promise<Claim | undefined> {
  for (;;) {
    const lease = newId('lease', context.world)
    const row = await takeNext(context, lease)
    if (row === undefined) return undefined
    const { source, ...job } = toJob(row)
    if (row.attempts <= context.limits.attempts && source !== null) return { job: { ...job, source }, lease }
    await fail(context, row.id, lease, { code: 'worker_lost', message: 'The document could not be formatted: its worker stopped every time.' })
  }
}

/** What was lost comes before what waits: it has waited longer. */
const takeNext = ({ database, queue, world, limits }: JobsContext, lease: string) =>
  database.transaction(async (tx) => {
    const now = world.now()
    const leased = (id: string) =>
      tx
        .updateTable('jobs')
        .set((column) => ({ state: 'processing', progress: 5, attempts: column('attempts', '+', 1), lease_token: lease, lease_until: now + limits.leaseMs }))
        .where('id', '=', id)
        .where((or) => or.or([or('state', '=', 'queued'), or('lease_until', '<', now)]))
        .returningAll()
        .executeTakeFirst()

    const lost = await tx
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', 'processing')
      .where('finished_at', 'is', null)
      .where('lease_until', '<', now)
      .orderBy('id')
      .limit(1)
      .$if(database.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
      .executeTakeFirst()
    if (lost !== undefined) return leased(lost.id)
    for (;;) {
      const id = await queue.take(tx)
      const row = id === undefined ? undefined : await leased(id)
      // An engine may hand out what has been deleted meanwhile.
      if (id === undefined || row !== undefined) return row
    }
  })

/** Says how far a job is, 5 to 95, and that its worker lives; false where the lease was lost. */
export function keep({ database, world, limits }: JobsContext, id: string, lease: string, progress: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('jobs')
      .set({ progress, lease_until: world.now() + limits.leaseMs })
      .where('id', '=', id)
      .where('lease_token', '=', lease)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  })
}

/** Ends a job with a result; undefined, and nothing done, where the lease was lost. */
export function finish(context: JobsContext, id: string, lease: string, { output, report, warning }: JobResult): Promise<Job | undefined> {
  const result = { output_sha256: output.sha256, output_bytes: output.bytes, report_sha256: report.sha256, warning }
  return end(context, id, lease, 'formatted', result, Promise.all([output.durable, report.durable]))
}

/** Ends a job without a result; undefined where the lease was lost. */
export function fail(context: JobsContext, id: string, lease: string, { code, message }: JobProblem): Promise<Job | undefined> {
  return end(context, id, lease, 'failed', { error_code: code, error_message: message })
}

type Columns = Readonly<Record<string, string | number | null>>

const end = ({ database, world, handlers }: JobsContext, id: string, lease: string, state: 'formatted' | 'failed', result: Columns, durable?: Promise<unknown>) =>
  database.transaction(async (tx) => {
    const row = await tx
      .updateTable('jobs')
      .set({ ...result, state, progress: 100, lease_token: null, lease_until: null, finished_at: world.now() })
      .where('id', '=', id)
      .where('lease_token', '=', lease)
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return undefined
    const job = toJob(row)
    await handlers[state](tx, job)
    return job
  }, durable)

/** Puts a job back, as if it had never been claimed: its worker is asked to stop. */
export const release = ({ database, queue }: JobsContext, id: string, lease: string): Promise<void> =>
  database.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('jobs')
      .set((column) => ({ state: 'queued', progress: 0, lease_token: null, lease_until: null, attempts: column('attempts', '-', 1) }))
      .where('id', '=', id)
      .where('lease_token', '=', lease)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) await queue.put(tx, id)
  })

/** Ends every lease at once; only for a process that knows itself to be the only one, when it starts. */
export const releaseAll = ({ database }: JobsContext): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.updateTable('jobs').set({ lease_until: 0 }).where('state', '=', 'processing').where('finished_at', 'is', null).execute()
  })

/** Puts every job that waits into the queue: an engine that has just been put to use knows of none. Said again, it changes nothing. */
export const refill = ({ database, queue }: JobsContext): Promise<void> =>
  database.transaction(async (tx) => {
    const waiting = await tx.selectFrom('jobs').select('id').where('state', '=', 'queued').where('finished_at', 'is', null).orderBy('id').execute()
    for (const { id } of waiting) await queue.put(tx, id)
  })

/** How many jobs wait and how many are worked on. */
export async function countWaiting({ database }: JobsContext): Promise<{ readonly queued: number; readonly processing: number }> {
  const rows = await database.read
    .selectFrom('jobs')
    .where('state', 'in', ['queued', 'processing'])
    .where('finished_at', 'is', null)
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { queued: count('queued'), processing: count('processing') }
}
