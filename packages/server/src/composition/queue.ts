import { tableQueue, type JobsTables, type Queue } from '@formatter/jobs'
import type { Database } from '@formatter/domain'
import { pgBossQueue } from '@formatter/storage'
import type { Config } from './config.js'

/** What hands out the jobs that wait, as the configuration names it. */
export const openQueue = async ({ queue }: Config, database: Database<JobsTables>): Promise<Queue> =>
  queue === 'pg-boss' ? pgBossQueue(database) : tableQueue(database)
