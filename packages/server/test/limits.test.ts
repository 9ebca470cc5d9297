import type { Database } from '@formatter/domain'
import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../storage/test/test-databases.js'
import { defaultPolicy, memoryRateLimits, serverMigrations, sqlRateLimits, type RateLimits, type ServerTables } from '../src/index.js'

/** What every kind of rate limits does. */
function describeLimits(newLimits: (now: () => number) => Promise<RateLimits>): void {
  it('lets a bucket’s number pass, whoever else asks, and refuses the rest, until its minute is over', async () => {
    let time = 1_000_000
    const limits = await newLimits(() => time)
    const take = async (count: number, key = 'key_1') => {
      const all = await Promise.all(Array.from({ length: count }, () => limits.take(key, 'reports')))
      return all.filter(({ allowed }) => allowed).length
    }
    expect(await take(4)).toBe(4)
    time += 30_000
    expect(await take(20)).toBe(6)
    expect(await take(20, 'key_2')).toBe(10)
    expect((await limits.take('key_1', 'status')).allowed).toBe(true)
    expect(await limits.take('key_1', 'reports')).toEqual({ allowed: false, limit: 10, seconds: 60, remaining: 0, reset: 30 })
    time += 30_000
    expect(await limits.take('key_1', 'reports')).toEqual({ allowed: true, limit: 10, seconds: 60, remaining: 9, reset: 60 })
  })

  it('forgets the minutes that are over, and no other', async () => {
    let time = 1_000_000
    const limits = await newLimits(() => time)
    await limits.take('long ago', 'reports')
    time += 60_000
    await limits.take('just now', 'reports')
    await limits.sweep()
    expect((await limits.take('just now', 'reports')).remaining).toBe(8)
    expect((await limits.take('long ago', 'reports')).remaining).toBe(9)
  })
}

describe('rate limits in memory', () => { describeLimits((now) => Promise.resolve(memoryRateLimits(defaultPolicy, now))) })

onEachDatabase((newDatabase) => {
  describeLimits(async (now) => {
    const database: Database<ServerTables> = await newDatabase<ServerTables>(serverMigrations)
    return sqlRateLimits(database, defaultPolicy, now)
  })
})
