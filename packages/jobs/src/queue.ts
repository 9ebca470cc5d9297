import type { Database, Executor } from '@formatter/domain'
import type { JobsTables } from './tables.js'

/**
 * Hands out the jobs that wait, the oldest first. It decides nothing: who works on a job is said by its lease, which also brings back
 * the jobs of workers that were lost. So it may hand out a job twice, or one that is gone; it must not forget one that waits.
 */
export interface Queue {
  /** In the transaction that makes a job wait: it is handed out once that is committed. Said again of a job that waits, it changes nothing. */
  put(tx: Executor<JobsTables>, id: string): Promise<void>
  /** In the transaction that gives a job its lease: the next one, undefined where none waits. Other workers get others meanwhile. */
  take(tx: Executor<JobsTables>): Promise<string | undefined>
  /** Makes what it needs in the database; gives the names of what was made. */
  migrate(): Promise<readonly string[]>
  /** What `migrate` would make. */
  pending(): Promise<readonly string[]>
}

/** The table of jobs itself as the queue: on both databases, with nothing to be kept in step. */
export const tableQueue = ({ dialect }: Pick<Database<JobsTables>, 'dialect'>): Queue => ({
  put: () => Promise.resolve(),
  async take(tx) {
    const oldest = await tx
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', 'queued')
      .where('finished_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked())
      .executeTakeFirst()
    return oldest?.id
  },
  migrate: () => Promise.resolve([]),
  pending: () => Promise.resolve([]),
})
