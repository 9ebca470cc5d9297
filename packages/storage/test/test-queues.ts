import type { Database } from '@formatter/domain'
import { tableQueue, type JobsTables, type Queue } from '@formatter/jobs'
import { describe } from 'vitest'
import { pgBossQueue } from '../src/index.js'
import { onEachDatabase, type NewDatabase } from './test-databases.js'

type NewQueue = (database: Database<JobsTables>) => Promise<Queue>

/** Declares the same tests for each queue on each database that it runs on. */
export function onEachQueue(declare: (newDatabase: NewDatabase, newQueue: NewQueue) => void): void {
  onEachDatabase((newDatabase, dialect) => {
    describe('with the table as the queue', () => { declare(newDatabase, (database) => Promise.resolve(tableQueue(database))) })
    if (dialect === 'postgres') describe('with pg-boss', () => { declare(newDatabase, migratedPgBoss) })
  })
}

async function migratedPgBoss(database: Database<JobsTables>): Promise<Queue> {
  const queue = await pgBossQueue(database)
  await queue.migrate()
  return queue
}
