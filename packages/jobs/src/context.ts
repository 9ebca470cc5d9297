import type { Database, Executor, World } from '@formatter/domain'
import type { Blobs } from './blobs.js'
import type { Job } from './job.js'
import type { Previewer } from './preview.js'
import type { Queue } from './queue.js'
import type { JobsTables } from './tables.js'

/**
 * What else happens in the transactions that move a job, registered by the composition root: this package knows
 * neither money nor webhooks. A handler that throws undoes the move.
 */
export interface JobHandlers {
  /** The job is about to be queued: reserve what it will cost, or throw `insufficient_credits`. */
  readonly accepted: JobHandler
  /** It is formatted: charge it and tell. */
  readonly formatted: JobHandler
  /** It failed: give back what was reserved, and tell. */
  readonly failed: JobHandler
  /** It was deleted or expired before it ended: give back what was reserved, if anything was; nobody is told. */
  readonly dropped: JobHandler
}

/** What is done in the transaction in which a job changes its state. */
export type JobHandler = (tx: Executor<JobsTables>, job: Job) => Promise<void>

/** How large a document may be, and how long things may take and are kept. */
export interface JobLimits {
  readonly documentBytes: number
  /** How long a claimed job may go without a sign of life before another worker takes it. */
  readonly leaseMs: number
  /** How often a job is started before its document is held to be what kills its workers. */
  readonly attempts: number
  /** How long an announced upload may take. */
  readonly uploadMs: number
  /** How long documents and idempotency keys are kept. */
  readonly retentionMs: number
  /** How long the signed addresses of preview pages hold. */
  readonly previewMs: number
  /** How long bytes lie in the store that no job has: a request may be about to. */
  readonly orphanMs: number
}

const hour = 3_600_000

/** What holds where the configuration says nothing else. */
export const defaultJobLimits: JobLimits = {
  documentBytes: 25 * 2 ** 20,
  leaseMs: 60_000,
  attempts: 3,
  uploadMs: hour,
  retentionMs: 30 * 24 * hour,
  previewMs: 24 * hour,
  orphanMs: hour,
}

/** What every use case of this package works with. */
export interface JobsContext {
  readonly database: Database<JobsTables>
  readonly blobs: Blobs
  readonly queue: Queue
  readonly world: World
  readonly handlers: JobHandlers
  readonly limits: JobLimits
  /** Absent where pages cannot be made. */
  readonly previewer?: Previewer | undefined
  /** Told when a job has been queued, so that an idle worker of this process need not wait for its next look. */
  readonly queued: () => void
}
