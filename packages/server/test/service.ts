import { deposit, holdCredit } from '@formatter/billing'
import { oneChunk, type Previewer } from '@formatter/jobs'
import { reportPdf } from '@formatter/report-pdf'
import { directoryBlobs, drawPages } from '@formatter/storage'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, inject, onTestFinished } from 'vitest'
import { newPostgresUrl } from '../../storage/test/test-databases.js'
import { assemble } from '../src/composition/assemble.js'
import { openBackend } from '../src/composition/backend.js'
import { readConfig, type Config } from '../src/composition/config.js'
import type { Engine } from '../src/workers/engine.js'
import { formatDocument } from '../src/workers/format-document.js'

interface Settings {
  readonly credits?: number
  readonly previewer?: Previewer
  readonly config?: Partial<Record<keyof Config, string>>
}

interface Sending {
  readonly body?: string | FormData | URLSearchParams | Buffer<ArrayBuffer>
  readonly headers?: Record<string, string>
  readonly key?: string | null
}

/** The engine in this thread: what the pool of threads adds is tested where the built command is. */
const engine: Engine = {
  format: (task, _signal, observe) => formatDocument(task, observe),
  drawPages,
  writePdf: (report) => reportPdf(report),
  close: () => Promise.resolve(),
}

/** No test but those of the limits should meet a limit; whoever waits for a job asks for its status as often as it can. */
export const manyRequests = { rateJobs: '1000', rateStatus: '1000000', rateDownloads: '1000', rateReports: '1000', rateWebhooks: '1000', rateOther: '1000' }

export type NewService = typeof newService

/** Declares the same tests for a service on each database that there is here. */
export function onEachGround(declare: (service: NewService) => void): void {
  describe('on SQLite', () => { declare(newService) })
  onPostgres(declare)
  onPostgres(declare, 'pg-boss')
}

/** Declares tests for a service on PostgreSQL, where there is one. */
export function onPostgres(declare: (service: NewService) => void, queue: Config['queue'] = 'table'): void {
  const server = inject('postgres')
  const newOne: NewService = async (settings = {}) => {
    const { url, remove } = await newPostgresUrl(server!)
    // What was begun first ends last: the service is closed before its database goes.
    onTestFinished(remove)
    return newService({ ...settings, config: { databaseUrl: url, sandbox: 'true', queue, ...settings.config } })
  }
  describe.skipIf(server === undefined)(queue === 'table' ? 'on PostgreSQL' : `on PostgreSQL with ${queue}`, () => { declare(newOne) })
}

/** A whole service on a database and a folder of its own, with a clock that a test moves, and one account with a key. */
export async function newService({ credits = 50, previewer, config: given = {} }: Settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'formatter-server-'))
  const config = readConfig({}, { dataDir: folder, documentBytes: '100000', ...manyRequests, ...given })
  const clock = { time: Date.UTC(2026, 0, 1) }
  const world = { now: () => clock.time, randomBytes }
  const backend = await openBackend(config, world)
  const { database, accounts, keys } = backend
  const logged: string[] = []
  const state = { draining: false }
  const { app, jobs, payments, workers, dispatcher, housekeeping, close } = await assemble({
    config,
    backend,
    blobs: await directoryBlobs(join(folder, 'blobs')),
    engine,
    previewer,
    secret: 'a secret of tests',
    publicUrl: config.publicUrl ?? 'https://papers.example',
    log: pino({ level: 'info' }, { write: (line) => { logged.push(line) } }),
    draining: () => state.draining,
  })
  onTestFinished(async () => {
    await workers.stop(10_000)
    await dispatcher.stop()
    await close()
    await database.close()
    rmSync(folder, { recursive: true })
  })
  await backend.migrate()

  /** An account with so many credits that nothing holds, and a key. */
  const newAccount = async (free = 50) => {
    const account = await accounts.create('somebody')
    await database.transaction(async (tx) => {
      await deposit(tx, world, { account, cents: 1000, reference: `deposit-${account}` })
      for (let held = free; held < 50; held++) await holdCredit(tx, world, account, `held-${account}-${held}`)
    })
    return { account, ...(await keys.create(account, 'test')) }
  }
  const own = await newAccount(credits)

  /** Sends a request as the account, or as whoever `key` belongs to. */
  const send = async (method: string, path: string, { body, headers = {}, key = own.key }: Sending = {}) =>
    app.request(path, { method, headers: { ...(key === null ? {} : { Authorization: `Bearer ${key}` }), ...headers }, ...(body === undefined ? {} : { body }) })
  const get = (path: string, headers: Record<string, string> = {}, key: string | null = own.key) => send('GET', path, { headers, key })
  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}, key: string | null = own.key) =>
    send('POST', path, { body: typeof body === 'string' ? body : JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers }, key })
  /** A job, as its id. */
  const submit = async (key = own.key): Promise<string> => {
    const { job_id } = (await (await postJson('/api/v1/documents', request, {}, key)).json()) as { job_id: string }
    return job_id
  }
  /** A job that has been formatted into `result`. */
  const format = async (report: object = { group_by: 'status', groups: [] }, key = own.key): Promise<string> => {
    const id = await submit(key)
    const store = (text: string) => jobs.storeResult(oneChunk(Buffer.from(text)))
    const [output, stored] = await Promise.all([store(result), store(JSON.stringify(report))])
    let claim = await jobs.claim()
    while (claim!.job.id !== id) claim = await jobs.claim()
    await jobs.finish(id, claim!.lease, { output, report: stored, warning: null })
    return id
  }
  return {
    app, backend, clock, config, dispatcher, housekeeping, jobs, keys, logged, own, payments, state, workers, newAccount, send, get, postJson, submit, format,
  }
}

export const result = 'PK the formatted paper'

export const paper = Buffer.from('PK a paper')

export const request = { filename: 'essay.docx', content: paper.toString('base64'), style: 'apa-7' }
