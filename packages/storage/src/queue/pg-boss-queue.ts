import type { Database, Executor } from '@formatter/domain'
import type { JobsTables, Queue } from '@formatter/jobs'
import { CompiledQuery } from 'kysely'

/** What stands in a message: ids only, and what kind it is, so that another version of the service can tell. */
interface Message {
  readonly type: 'format'
  readonly version: 1
  readonly job: string
}

const name = 'documents'

/**
 * Jobs handed out by pg-boss, on the PostgreSQL database that holds them: its messages come and go in the transactions that move the
 * jobs, so neither can be there without the other. The engine is an optional peer dependency, loaded only here.
 */
export async function pgBossQueue(database: Pick<Database<JobsTables>, 'read'>): Promise<Queue> {
  const { default: PgBoss } = await import('pg-boss')
  // Not supervised: a message is gone in the moment it is taken, so that none grows old or has to be watched.
  const boss = new PgBoss({ db: queriesOf(database.read), supervise: false, schedule: false })
  const isReady = async () => (await boss.isInstalled()) && (await boss.getQueue(name)) !== null

  return {
    async put(tx, job) {
      const message: Message = { type: 'format', version: 1, job }
      await boss.send(name, message, { singletonKey: job, db: queriesOf(tx) })
    },
    async take(tx) {
      const db = queriesOf(tx)
      const [next] = await boss.fetch<Message>(name, { db })
      if (next === undefined) return undefined
      await boss.deleteJob(name, next.id, { db })
      return next.data.job
    },
    async migrate() {
      const ready = await isReady()
      await boss.start()
      // `short`: of those that wait, one to a key.
      if (!ready) await boss.createQueue(name, { name, policy: 'short' })
      return ready ? [] : ['queue pg-boss']
    },
    pending: async () => (await isReady()) ? [] : ['queue pg-boss'],
  }
}

/** pg-boss's view of an executor, so that what it asks becomes part of that transaction. */
const queriesOf = (executor: Executor<JobsTables>) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await executor.getExecutor().executeQuery(CompiledQuery.raw(text, values))
    return { rows }
  },
})
