import { chargeJob, holdCredit, releaseHold } from '@formatter/billing'
import { ServiceError, type Dialect, type Executor, type World } from '@formatter/domain'
import { countFree, type Job, type JobHandler, type JobHandlers } from '@formatter/jobs'
import { documentCompleted, documentFailed, enqueueEvent } from '@formatter/webhooks'
import type { Tables } from './backend.js'

interface JobTerms {
  readonly world: World
  readonly dialect: Dialect
  readonly publicUrl: string
  /** How many documents an account has free in 24 hours. */
  readonly freeDaily: number
}

/** What a job's moves mean to money and webhooks, each in the transaction of the move. What is free never touches the ledger. */
export function jobHandlers(terms: JobTerms): JobHandlers {
  const { world, publicUrl } = terms
  return {
    accepted: onAllTables((tx, job) => (job.plan === 'free' ? countAsFree(tx, terms, job) : holdCredit(tx, world, job.accountId, job.id))),
    formatted: onAllTables(async (tx, job) => {
      if (job.plan === 'credits') await chargeJob(tx, world, job.id)
      await enqueueEvent(tx, world, job.accountId, documentCompleted(publicUrl, job))
    }),
    failed: onAllTables(async (tx, job) => {
      await releaseHold(tx, job.id)
      await enqueueEvent(tx, world, job.accountId, documentFailed(job, job.error ?? { code: 'internal', message: '' }))
    }),
    dropped: onAllTables(async (tx, job) => { await releaseHold(tx, job.id) }),
  }
}

const day = 86_400_000

/** Refuses a free job beyond the day's number; its own row is there already. */
async function countAsFree(tx: Executor<Tables>, { world, dialect, freeDaily }: JobTerms, { accountId }: Job): Promise<void> {
  // Of two at once on PostgreSQL, the second waits here and then counts the first.
  if (dialect === 'postgres') await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
  if ((await countFree(tx, accountId, world.now() - day)) <= freeDaily) return
  throw new ServiceError('free_plan_used', `The free plan formats ${freeDaily} documents in 24 hours.`, 'Format this one for a credit, or come back tomorrow.')
}

/** A job's transaction is one of the whole database that `openBackend` opened, though the package of jobs sees only its own tables in it. */
const onAllTables = (handle: (tx: Executor<Tables>, job: Parameters<JobHandler>[1]) => Promise<void>): JobHandler =>
  (tx, job) => handle(tx, job)
