import type { Executor } from '@formatter/domain'
import { sql } from 'kysely'
import type { JobsContext } from './context.js'
import { refuseGone, toJob, withoutDocuments } from './job.js'
import { rowOf } from './look-up.js'
import type { JobRow, JobsTables } from './tables.js'

/** Deletes a job in whatever state: its worker loses its lease, what was reserved is given back, and nobody is told. */
export function remove(context: JobsContext, accountId: string, id: string): Promise<void> {
  return context.database.transaction(async (tx) => {
    const row = refuseGone(await rowOf(tx, accountId, id))
    await drop(context, tx, row, 'deleted')
  })
}

/**
 * Lets go of what is past its time: uploads that never came, documents and idempotency keys after the time for which
 * they are kept. Gives how many jobs expired. The bytes go with the next `sweep`.
 */
export async function expire(context: JobsContext): Promise<number> {
  const { database, world, limits } = context
  const now = world.now()
  await database.transaction(async (tx) => {
    await tx.deleteFrom('idempotency_keys').where('created_at', '<', now - limits.retentionMs).execute()
  })
  const jobs = database.read.selectFrom('jobs').select('id')
  const old = new Set([
    // In the words of the index.
    ...await jobs.where(sql<boolean>`state not in ('deleted', 'expired')`).where('created_at', '<', now - limits.retentionMs).execute(),
    ...await jobs.where('state', '=', 'awaiting_upload').where('finished_at', 'is', null).where('created_at', '<', now - limits.uploadMs).execute(),
  ].map(({ id }) => id))
  for (const id of old) {
    await database.transaction(async (tx) => {
      const row = await tx.selectFrom('jobs').selectAll().where('id', '=', id).where('state', 'not in', ['deleted', 'expired']).executeTakeFirst()
      if (row !== undefined) await drop(context, tx, row, 'expired')
    })
  }
  return old.size
}

/** Removes bytes that no job has; gives how many blobs went. */
export async function sweep({ database, blobs, world, limits }: JobsContext): Promise<number> {
  let removed = 0
  for await (const sha256 of blobs.storedBefore(world.now() - limits.orphanMs)) {
    if (await isNeeded(database.read, sha256)) continue
    await blobs.remove(sha256)
    removed++
  }
  return removed
}

async function isNeeded(executor: Executor<JobsTables>, sha256: string): Promise<boolean> {
  const jobs = executor.selectFrom('jobs').select('id').limit(1)
  const ofEnded = jobs.where('source_sha256', '=', sha256).where('finished_at', 'is not', null)
  // One question for each index: none answers an `or` over several. The first is asked again, for a job may end between two of them.
  const questions = [
    ofEnded,
    jobs.where('output_sha256', '=', sha256),
    jobs.where('report_sha256', '=', sha256),
    jobs.where('state', 'in', ['queued', 'processing', 'awaiting_upload']).where('finished_at', 'is', null).where('source_sha256', '=', sha256),
    ofEnded,
    executor.selectFrom('previews').select('job_id as id').where('pages', 'like', `%"${sha256}"%`).limit(1),
  ]
  for (const question of questions) if ((await question.executeTakeFirst()) !== undefined) return true
  return false
}

async function drop({ handlers, world }: JobsContext, tx: Executor<JobsTables>, row: JobRow, state: 'deleted' | 'expired'): Promise<void> {
  await tx.updateTable('jobs').set({ ...withoutDocuments, state, finished_at: row.finished_at ?? world.now() }).where('id', '=', row.id).execute()
  await tx.deleteFrom('previews').where('job_id', '=', row.id).execute()
  await tx.deleteFrom('uploads').where('job_id', '=', row.id).execute()
  // Also of an upload: PostgreSQL lets it be reported complete, and a credit be reserved for it, after it was read here.
  if (row.finished_at === null) await handlers.dropped(tx, toJob(row))
}
