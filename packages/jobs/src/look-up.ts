import { prepared, ServiceError, type Executor } from '@formatter/domain'
import { sql } from 'kysely'
import type { Blob } from './blobs.js'
import type { JobsContext } from './context.js'
import { errorOf, noSuchJob, refuseGone, toJob, type Job } from './job.js'
import type { JobRow, JobsTables } from './tables.js'

/** A row of this account, whatever became of it. Another account's job is as unknown as one that never was. */
export async function rowOf(executor: Executor<JobsTables>, accountId: string, id: string): Promise<JobRow> {
  const [row] = await ownRow(executor, { accountId, id })
  if (row === undefined) throw noSuchJob()
  return row
}

const ownRow = prepared((from: Executor<JobsTables>, { accountId, id }: { readonly accountId: string; readonly id: string }) =>
  from.selectFrom('jobs').selectAll().where('id', '=', id).where('account_id', '=', accountId))

/** A job as it stands. Throws `not_found`, `deleted` or `expired`. */
export async function find({ database }: JobsContext, accountId: string, id: string): Promise<Job> {
  return refuseGone(toJob(await rowOf(database.read, accountId, id)))
}

/** What somebody who polls wants to know. It is asked for far more often than all else, so nothing more is read. */
export type JobStatus = Pick<Job, 'id' | 'state' | 'progress' | 'error' | 'warning'>

/** How a job stands. Throws as `find` does. */
export async function status({ database }: JobsContext, accountId: string, id: string): Promise<JobStatus> {
  const [row] = await ownStatus(database.read, { accountId, id })
  if (row === undefined) throw noSuchJob()
  return refuseGone(statusOf(row))
}

const statusColumns = ['id', 'state', 'progress', 'error_code', 'error_message', 'warning'] as const

/** Field by field: to spread a row that SQLite's driver made takes longer than to read it, and so does everything that then looks at the copy. */
const statusOf = (row: Pick<JobRow, (typeof statusColumns)[number]>): JobStatus =>
  ({ id: row.id, state: row.state, progress: row.progress, error: errorOf(row), warning: row.warning })

const ownStatus = prepared((from: Executor<JobsTables>, { accountId, id }: { readonly accountId: string; readonly id: string }) =>
  from.selectFrom('jobs').select(statusColumns).where('id', '=', id).where('account_id', '=', accountId))

/** A job that has a result. Throws `not_ready` too. */
export async function findFormatted(context: JobsContext, accountId: string, id: string): Promise<Job & { readonly output: Blob; readonly report: string }> {
  const job = await find(context, accountId, id)
  const { state, output, report, error } = job
  if (state === 'failed') throw new ServiceError('not_ready', `The job failed: ${error?.message ?? 'it has no result.'}`, 'Mend the document and submit it again; a failed job costs nothing.')
  if (output === null || report === null) throw new ServiceError('not_ready', `The job is ${state.replace('_', ' ')}.`, 'Poll its status until it is formatted.')
  return { ...job, output, report }
}

/** The report of a formatted job, as the engine wrote it. */
export async function readReport(context: JobsContext, accountId: string, id: string): Promise<unknown> {
  const { report } = await findFormatted(context, accountId, id)
  const chunks: Uint8Array[] = []
  for await (const chunk of context.blobs.read(report)) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** How many jobs of the free plan an account has begun since `time`; one that failed has cost nothing, and is not counted. */
export async function countFree(db: Executor<JobsTables>, accountId: string, time: number): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', time)
    // In these words: SQLite takes an index over some rows only where the query has its condition.
    .where(sql<boolean>`plan = 'free'`)
    .where('state', '!=', 'failed')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A job in a list: without its options, which may be large. */
export type JobEntry = JobStatus & Pick<Job, 'filename' | 'style' | 'createdAt'>

/** Which part of a list is asked for: at most so many, after a cursor. */
export interface PageRequest {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** A part of the list of jobs. */
export interface Page {
  readonly jobs: readonly JobEntry[]
  /** Where the next page begins; null where this is the last. */
  readonly nextCursor: string | null
}

/** The account's jobs, the newest first; `cursor` is the id after which the page begins. */
export async function list({ database }: JobsContext, accountId: string, { limit, cursor }: PageRequest): Promise<Page> {
  const rows = await database.read
    .selectFrom('jobs')
    .select([...statusColumns, 'filename', 'style', 'created_at'])
    .where('account_id', '=', accountId)
    .where('state', 'not in', ['deleted', 'expired'])
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const jobs = rows.slice(0, limit).map((row) => ({ ...statusOf(row), filename: row.filename, style: row.style, createdAt: row.created_at }))
  return { jobs, nextCursor: rows.length > limit ? jobs.at(-1)!.id : null }
}
