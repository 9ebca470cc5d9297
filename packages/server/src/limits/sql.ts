import type { Clock, Database } from '@formatter/domain'
import { sql } from 'kysely'
import type { ServerTables } from '../tables.js'
import { taken, windowSeconds, type Policy, type RateLimits } from './policy.js'

/** Rate limits of all processes on one database: a row for each key and bucket, judged and counted in one statement. */
export const sqlRateLimits = (database: Database<ServerTables>, policy: Policy, now: Clock): RateLimits => ({
  async take(keyId, bucket) {
    const time = now()
    const isOver = sql<boolean>`rate_windows.started_at <= ${time - windowSeconds * 1000}`
    const window = await database.transaction((tx) =>
      tx
        .insertInto('rate_windows')
        .values({ key_id: keyId, bucket, started_at: time, used: 1 })
        .onConflict((on) =>
          on.columns(['key_id', 'bucket']).doUpdateSet({
            started_at: sql<number>`case when ${isOver} then cast(${time} as bigint) else rate_windows.started_at end`,
            used: sql<number>`case when ${isOver} then 1 else rate_windows.used + 1 end`,
          }),
        )
        .returning(['started_at', 'used'])
        .executeTakeFirstOrThrow(),
    )
    return taken(policy, bucket, window.started_at, window.used, time)
  },

  async sweep() {
    await database.transaction((tx) => tx.deleteFrom('rate_windows').where('started_at', '<=', now() - windowSeconds * 1000).execute())
  },
})
