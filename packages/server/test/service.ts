import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultJobLimits, jobsMigrations, makeJobs, oneChunk, type JobsTables } from '@formatter/jobs'
import { ServiceError } from '@formatter/domain'
import { directoryBlobs, openDatabase } from '@formatter/storage'
import { onTestFinished } from 'vitest'
import { makeApp, makeKeys, memoryRateLimits, serverMigrations, type Policy, type ServerTables } from '../src/index.js'

interface Settings {
  readonly credits?: number
  readonly documentBytes?: number
  readonly policy?: Policy
}

interface Sending {
  readonly body?: string | FormData
  readonly headers?: Record<string, string>
  readonly key?: string | null
}

/** A whole service on a database and a folder of its own, with a clock that a test moves, and one account with a key. */
export async function newService({ credits = 100, documentBytes = 1000, policy = manyRequests }: Settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'formatter-server-'))
  const database = await openDatabase<JobsTables & ServerTables>({ file: join(folder, 'service.sqlite') })
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  await database.migrate([...serverMigrations, ...jobsMigrations])
  const clock = { time: Date.UTC(2026, 0, 1) }
  const world = { now: () => clock.time, randomBytes }
  const keys = makeKeys(database, world, 'fmt')
  let left = credits
  const nothing = () => Promise.resolve()
  const jobs = makeJobs({
    database,
    blobs: await directoryBlobs(join(folder, 'blobs')),
    world,
    limits: { ...defaultJobLimits, documentBytes },
    queued: () => undefined,
    handlers: {
      accepted: () => (left-- > 0 ? nothing() : Promise.reject(new ServiceError('insufficient_credits', 'There are no credits left.', 'Deposit some.'))),
      formatted: nothing,
      failed: nothing,
      dropped: nothing,
    },
  })
  const unexpected: unknown[] = []
  const app = makeApp({
    jobs,
    keys,
    rateLimits: memoryRateLimits(policy, world.now),
    world,
    publicUrl: 'https://papers.example',
    documentBytes,
    unexpected: (error) => unexpected.push(error),
  })
  const newAccount = async (id: string) => {
    await database.transaction(async (tx) => { await tx.insertInto('accounts').values({ id, name: id, created_at: 0 }).execute() })
    return keys.create(id, 'test')
  }
  const own = await newAccount('acc_1')

  /** Sends a request as the account, or as whoever `key` belongs to. */
  const send = (method: string, path: string, { body, headers = {}, key = own.key }: Sending = {}) =>
    app.request(path, { method, headers: { ...(key === null ? {} : { Authorization: `Bearer ${key}` }), ...headers }, ...(body === undefined ? {} : { body }) })
  const get = (path: string, headers: Record<string, string> = {}, key: string | null = own.key) => send('GET', path, { headers, key })
  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send('POST', path, { body: typeof body === 'string' ? body : JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } })
  /** A job, as its id. */
  const submit = async (): Promise<string> => ((await (await postJson('/api/v1/documents', request)).json()) as { job_id: string }).job_id
  /** A job that has been formatted into `result`. */
  const format = async (): Promise<string> => {
    const id = await submit()
    const report = { group_by: 'status', groups: [] }
    const [output, stored] = await Promise.all([jobs.store(oneChunk(Buffer.from(result))), jobs.store(oneChunk(Buffer.from(JSON.stringify(report))))])
    const claim = await jobs.claim()
    await jobs.finish(id, claim!.lease, { output, report: stored, warning: null })
    return id
  }
  return { app, clock, keys, jobs, own, unexpected, newAccount, send, get, postJson, submit, format }
}

export const result = 'PK the formatted paper'

export const paper = Buffer.from('PK a paper')

export const request = { filename: 'essay.docx', content: paper.toString('base64'), style: 'apa-7' }

/** No test but those of the limits should meet a limit. */
const manyRequests: Policy = { jobs: 1000, status: 1000, downloads: 1000, reports: 1000, webhooks: 1000, other: 1000 }
