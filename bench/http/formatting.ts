import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { FormatRequest } from '@formatter/core'
import { loadCore } from '../core.js'
import { median } from '../speed/measure.js'
import type { Measured } from '../speed/table.js'
import { jsonBytes } from './intake.js'
import { load, requestBytes } from './load.js'

const essay = readFileSync(new URL('../../examples/essay.docx', import.meta.url))

/** From accepted to formatted on an idle system, less what the engine itself takes in turn with it. */
export async function turnaround(service: string, key: string, dataDir: string): Promise<Measured> {
  const core = await loadCore()
  const request: FormatRequest = { style: 'apa-7', options: {} }
  const url = new URL('/api/v1/documents', service)
  const sent = requestBytes(url, 'POST', { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }, jsonBytes(essay))
  const database = new Database(join(dataDir, 'service.sqlite'), { readonly: true })
  const finished = database.prepare(`select finished_at from jobs where state = 'formatted' order by id desc limit 1`).pluck()
  const count = database.prepare(`select count(*) from jobs where state in ('queued', 'processing')`).pluck()
  const [engine, jobs]: [number[], number[]] = [[], []]
  for (let round = 0; round < 40; round++) {
    const start = performance.now()
    await core.format(essay, request, core.codec)
    const alone = performance.now() - start
    await load(url, 1, 1, () => sent)
    const accepted = Date.now()
    while (count.get() !== 0) await setTimeout(20)
    if (round < 10) continue
    engine.push(alone)
    jobs.push((finished.get() as number) - accepted)
  }
  database.close()
  const [alone, whole] = [median(engine), median(jobs)]
  return { name: 'accepted to formatted, beyond the engine', figure: whole - alone, bound: 30, unit: 'ms', note: `${whole.toFixed(0)} ms, the engine ${alone.toFixed(0)} ms` }
}

/** How late the event loop is while all workers format and jobs keep coming. */
export async function eventLoopDelay(service: string, key: string): Promise<Measured> {
  const url = new URL('/api/v1/documents', service)
  const sent = requestBytes(url, 'POST', { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }, jsonBytes(essay))
  const metrics = async () => (await fetch(`${service}/metrics`)).text()
  await load(url, 32, 100, () => sent)
  // Reading it begins it anew.
  await metrics()
  for (let round = 0; round < 10; round++) {
    await load(url, 32, 32, () => sent)
    await setTimeout(300)
  }
  const delay = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await metrics())![1]) * 1000
  return { name: 'p99 of the event loop’s delay while all workers format', figure: delay, bound: 50, unit: 'ms' }
}
