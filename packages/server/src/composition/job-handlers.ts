import { chargeJob, holdCredit, releaseHold } from '@formatter/billing'
import type { Executor, World } from '@formatter/domain'
import type { JobHandler, JobHandlers } from '@formatter/jobs'
import { documentCompleted, documentFailed, enqueueEvent } from '@formatter/webhooks'
import type { Tables } from './backend.js'

/** What a job's moves mean to money and webhooks, each in the transaction of the move. */
export function jobHandlers(world: World, publicUrl: string): JobHandlers {
  return {
    accepted: onAllTables((tx, job) => holdCredit(tx, world, job.accountId, job.id)),
    formatted: onAllTables(async (tx, job) => {
      await chargeJob(tx, world, job.id)
      await enqueueEvent(tx, world, job.accountId, documentCompleted(publicUrl, job))
    }),
    failed: onAllTables(async (tx, job) => {
      await releaseHold(tx, job.id)
      await enqueueEvent(tx, world, job.accountId, documentFailed(job, job.error ?? { code: 'internal', message: '' }))
    }),
    dropped: onAllTables(async (tx, job) => { await releaseHold(tx, job.id) }),
  }
}

/** A job's transaction is one of the whole database that `openBackend` opened, though the package of jobs sees only its own tables in it. */
const onAllTables = (handle: (tx: Executor<Tables>, job: Parameters<JobHandler>[1]) => Promise<void>): JobHandler =>
  (tx, job) => handle(tx, job)
