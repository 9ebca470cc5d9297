import { jobsMigrations, type JobsTables } from '@formatter/jobs'
import { expect, it } from 'vitest'
import { pgBossQueue } from '../src/index.js'
import { onEachDatabase } from './test-databases.js'

onEachDatabase((newDatabase, dialect) => {
  it.runIf(dialect === 'postgres')('pg-boss says that it has to be migrated, until it is, and is so once', async () => {
    const queue = await pgBossQueue(await newDatabase<JobsTables>(jobsMigrations))
    expect(await queue.pending()).toEqual(['queue pg-boss'])
    expect(await queue.migrate()).toEqual(['queue pg-boss'])
    expect(await queue.migrate()).toEqual([])
    expect(await queue.pending()).toEqual([])
  })
})
