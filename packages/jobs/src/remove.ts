import type { Executor } from '@formatter/domain'
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
  const old = await database.read
    .selectFrom('jobs')
    .select('id')
    .where('state', 'not in', ['deleted', 'expired'])
    .where((or) => or.or([
      or('created_at', '<', now - limits.retentionMs),
      or.and([or('state', '=', 'awaiting_upload'), or('created_at', '<', now - limits.uploadMs)]),
    ]))
    .execute()
  for (const { id } of old) {
    await database.transaction(async (tx) => {
      const row = await tx.selectFrom('jobs').selectAll().where('id', '=', id).where('state', 'not in', ['deleted', 'expired']).executeTakeFirst()
      if (row !== undefined) await drop(context, tx, row, 'expired')
    })
  }
  return old.length
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
  // One question for each column: an index answers each, but not an `or` over three.
  for (const column of ['source_sha256', 'output_sha256', 'report_sha256'] as const) {
    if (await executor.selectFrom('jobs').select('id').where(column, '=', sha256).limit(1).executeTakeFirst()) return true
  }
  const page = await executor.selectFrom('previews').select('job_id').where('pages', 'like', `%"${sha256}"%`).limit(1).executeTakeFirst()
  return page !== undefined
}

async function drop({ handlers, world }: JobsContext, tx: Executor<JobsTables>, row: JobRow, state: 'deleted' | 'expired'): Promise<void> {
  await tx.updateTable('jobs').set({ ...withoutDocuments, state, finished_at: row.finished_at ?? world.now() }).where('id', '=', row.id).execute()
  await tx.deleteFrom('previews').where('job_id', '=', row.id).execute()
  await tx.deleteFrom('uploads').where('job_id', '=', row.id).execute()
  // Also of an upload: PostgreSQL lets it be reported complete, and a credit be reserved for it, after it was read here.
  if (row.finished_at === null) await handlers.dropped(tx, toJob(row))
}
