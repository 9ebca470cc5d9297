import { ServiceError } from '@formatter/domain'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { directoryBlobs } from '../../storage/src/index.js'
import { onEachQueue } from '../../storage/test/test-queues.js'
import { defaultJobLimits, jobsMigrations, makeJobs, oneChunk, type JobsContext, type JobsTables, type Queue } from '../src/index.js'

const folders: string[] = []
afterAll(() => { for (const folder of folders) rmSync(folder, { recursive: true }) })

const draft = { filename: 'essay.docx', style: 'apa-7', trackedChanges: false, options: { author: 'A', pageSize: 'a4' } }
const paper = new TextEncoder().encode('PK a paper')

/** A queue that was not told of a job: the one of before. */
const forgetful: Queue = {
  put: () => Promise.resolve(),
  take: () => Promise.resolve(undefined),
  migrate: () => Promise.resolve([]),
  pending: () => Promise.resolve([]),
}

onEachQueue((newDatabase, newQueue) => {
  /** Jobs with a clock of their own and a number of credits that handlers reserve, take and give back. */
  const newJobs = async (credits = 100, given: Partial<JobsContext> = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'formatter-jobs-'))
    folders.push(folder)
    const database = await newDatabase<JobsTables>(jobsMigrations)
    const clock = { time: Date.UTC(2026, 0, 1) }
    const told: string[] = []
    const money = { held: 0, charged: 0 }
    const accepting = { begun: () => undefined as unknown, wait: Promise.resolve() }
    const done = (what: string, change: () => void) => () => {
      change()
      told.push(what)
      return Promise.resolve()
    }
    const queue = await newQueue(database)
    const context: JobsContext = {
      database,
      queue,
      blobs: await directoryBlobs(folder),
      world: { now: () => clock.time, randomBytes },
      limits: { ...defaultJobLimits, documentBytes: 1000 },
      queued: () => undefined,
      handlers: {
        accepted: async () => {
          accepting.begun()
          await accepting.wait
          if (money.held + money.charged >= credits) throw new ServiceError('insufficient_credits', 'No credits.', '')
          money.held++
        },
        formatted: done('formatted', () => { money.held--; money.charged++ }),
        failed: done('failed', () => { money.held = Math.max(0, money.held - 1) }),
        dropped: done('dropped', () => { money.held = Math.max(0, money.held - 1) }),
      },
      ...given,
    }
    const jobs = makeJobs(context)
    /** The same jobs, as another process sees them. */
    const withQueue = (other: Queue) => makeJobs({ ...context, queue: other })
    const submit = async (key?: string, account = 'acc_1') => jobs.create(account, draft, await jobs.store(oneChunk(paper)), key)
    const result = async () => ({ output: await jobs.store(oneChunk(paper)), report: await jobs.store(oneChunk(Buffer.from('{"ok":true}'))), warning: null })
    return { jobs, clock, told, money, accepting, submit, result, withQueue }
  }

  describe('a job', () => {
    it('is queued, claimed, formatted once, and then has its report', async () => {
      const { jobs, told, money, submit, result } = await newJobs()
      const { job } = await submit()
      expect(job).toMatchObject({ state: 'queued', progress: 0, filename: 'essay.docx' })
      const claimed = (await jobs.claim())!
      expect(claimed.job).toMatchObject({ id: job.id, state: 'processing', progress: 5 })
      expect(await jobs.claim()).toBeUndefined()
      expect(await jobs.keep(job.id, claimed.lease, 60)).toBe(true)
      expect(await jobs.status('acc_1', job.id)).toMatchObject({ progress: 60 })
      expect(await jobs.finish(job.id, claimed.lease, await result())).toMatchObject({ state: 'formatted', progress: 100 })
      expect(await jobs.finish(job.id, claimed.lease, await result())).toBeUndefined()
      expect(await jobs.report('acc_1', job.id)).toEqual({ ok: true })
      expect({ told, money }).toEqual({ told: ['formatted'], money: { held: 0, charged: 1 } })
    })

    it('that fails gives back what was reserved, and has no result', async () => {
      const { jobs, told, money, submit } = await newJobs()
      const { job } = await submit()
      const { lease } = (await jobs.claim())!
      await jobs.fail(job.id, lease, { code: 'encrypted', message: 'The document is encrypted.' })
      expect(await jobs.status('acc_1', job.id)).toMatchObject({ state: 'failed', error: { code: 'encrypted' } })
      await expect(jobs.findFormatted('acc_1', job.id)).rejects.toMatchObject({ code: 'not_ready' })
      expect({ told, money }).toEqual({ told: ['failed'], money: { held: 0, charged: 0 } })
    })

    it('whose worker falls silent is given to another three times, then fails', async () => {
      const { jobs, clock, submit, result } = await newJobs()
      const { job } = await submit()
      const first = (await jobs.claim())!
      for (let attempt = 2; attempt <= 3; attempt++) {
        clock.time += defaultJobLimits.leaseMs + 1
        expect((await jobs.claim())?.job.id).toBe(job.id)
      }
      expect(await jobs.finish(job.id, first.lease, await result())).toBeUndefined()
      clock.time += defaultJobLimits.leaseMs + 1
      expect(await jobs.claim()).toBeUndefined()
      expect(await jobs.status('acc_1', job.id)).toMatchObject({ state: 'failed', error: { code: 'worker_lost' } })
    })

    it('that its worker gave back was not begun: it is begun three times all the same, and no oftener', async () => {
      const { jobs, clock, submit } = await newJobs()
      const { job } = await submit()
      await jobs.release(job.id, (await jobs.claim())!.lease)
      for (let attempt = 1; attempt <= 3; attempt++) {
        expect((await jobs.claim())?.job.id).toBe(job.id)
        clock.time += defaultJobLimits.leaseMs + 1
      }
      expect(await jobs.claim()).toBeUndefined()
      expect(await jobs.status('acc_1', job.id)).toMatchObject({ state: 'failed', error: { code: 'worker_lost' } })
    })

    it('of another account is unknown', async () => {
      const { jobs, submit } = await newJobs()
      const { job } = await submit()
      for (const use of [jobs.status, jobs.remove, jobs.report, jobs.findFormatted, jobs.preview]) {
        await expect(use('acc_2', job.id)).rejects.toMatchObject({ code: 'not_found' })
      }
    })

    it('can be deleted while it is worked on: the lease is lost, nothing is charged, nobody is told', async () => {
      const { jobs, told, money, submit, result } = await newJobs()
      const { job } = await submit()
      const { lease } = (await jobs.claim())!
      await jobs.remove('acc_1', job.id)
      expect(await jobs.finish(job.id, lease, await result())).toBeUndefined()
      await expect(jobs.status('acc_1', job.id)).rejects.toMatchObject({ code: 'deleted' })
      expect({ told, money }).toEqual({ told: ['dropped'], money: { held: 0, charged: 0 } })
    })

    it('is let go of after 30 days, and its bytes with the next sweep', async () => {
      const { jobs, clock, submit } = await newJobs()
      const { job } = await submit()
      expect(await jobs.expire()).toBe(0)
      clock.time += defaultJobLimits.retentionMs + 1
      expect(await jobs.expire()).toBe(1)
      await expect(jobs.status('acc_1', job.id)).rejects.toMatchObject({ code: 'expired' })
      clock.time = Date.now() + 2 * defaultJobLimits.orphanMs
      expect(await jobs.sweep()).toBe(1)
    })

    it('keeps its bytes through a sweep', async () => {
      const { jobs, clock, submit } = await newJobs()
      const { job } = await submit()
      clock.time = Date.now() + 2 * defaultJobLimits.orphanMs
      expect(await jobs.sweep()).toBe(0)
      expect(await jobs.bytes(job.source!)).toEqual(paper)
    })
  })

  describe('the queue', () => {
    it('gives each of several workers a job of its own, the oldest first', async () => {
      const { jobs, clock, submit } = await newJobs()
      const submitted: string[] = []
      for (; submitted.length < 3; clock.time++) submitted.push((await submit()).job.id)
      const first = await jobs.claim()
      const others = await Promise.all([jobs.claim(), jobs.claim(), jobs.claim()])
      expect(first!.job.id).toBe(submitted[0])
      expect(new Set(others.map((claim) => claim?.job.id))).toEqual(new Set([submitted[1], submitted[2], undefined]))
    })

    it('has a job again that its worker gave back, and gives no deleted one', async () => {
      const { jobs, submit } = await newJobs()
      const { job } = await submit()
      const { lease } = (await jobs.claim())!
      await jobs.release(job.id, lease)
      await jobs.release(job.id, lease)
      expect(await jobs.claim()).toMatchObject({ job: { id: job.id } })
      expect(await jobs.claim()).toBeUndefined()

      const deleted = await submit()
      const next = await submit()
      await jobs.remove('acc_1', deleted.job.id)
      expect(await jobs.claim()).toMatchObject({ job: { id: next.job.id } })
    })

    it('has nothing of a job that was not accepted', async () => {
      const { jobs, submit } = await newJobs(0)
      await expect(submit()).rejects.toMatchObject({ code: 'insufficient_credits' })
      expect(await jobs.claim()).toBeUndefined()
    })

    it('is filled with what waits when it has just been put to use, and holds each job once', async () => {
      const { jobs, submit, withQueue } = await newJobs()
      const { job } = await withQueue(forgetful).create('acc_1', draft, await jobs.store(oneChunk(paper)))
      await submit()
      await jobs.refill()
      await jobs.refill()
      const claimed = [await jobs.claim(), await jobs.claim(), await jobs.claim()]
      expect(claimed.map((claim) => claim?.job.id)).toContain(job.id)
      expect(claimed[2]).toBeUndefined()
    })
  })

  describe('an idempotency key', () => {
    it('sent 20 times at once makes one job and reserves one credit', async () => {
      const { money, submit } = await newJobs()
      const all = await Promise.all(Array.from({ length: 20 }, () => submit('k1')))
      expect(new Set(all.map(({ job }) => job.id)).size).toBe(1)
      expect(all.filter(({ replayed }) => !replayed)).toHaveLength(1)
      expect(money.held).toBe(1)
    })

    it('is refused for another request, and free for another account', async () => {
      const { jobs, submit } = await newJobs()
      const first = await submit('k1')
      const source = await jobs.store(oneChunk(paper))
      await expect(jobs.create('acc_1', { ...draft, style: 'mla-9' }, source, 'k1')).rejects.toMatchObject({ code: 'idempotency_key_reused' })
      expect((await jobs.create('acc_1', { ...draft, options: { pageSize: 'a4', author: 'A' } }, source, 'k1')).job.id).toBe(first.job.id)
      expect((await submit('k1', 'acc_2')).replayed).toBe(false)
    })

    it('answers even without credits, and with a deleted job', async () => {
      const { jobs, submit } = await newJobs(1)
      const { job } = await submit('k1')
      await expect(submit('k2')).rejects.toMatchObject({ code: 'insufficient_credits' })
      await jobs.remove('acc_1', job.id)
      expect(await submit('k1')).toMatchObject({ replayed: true, job: { id: job.id, state: 'deleted' } })
    })
  })

  it('pages through the jobs of an account, the newest first', async () => {
    const { jobs, clock, submit } = await newJobs()
    const ids: string[] = []
    for (let count = 0; count < 3; count++) {
      clock.time++
      ids.unshift((await submit()).job.id)
    }
    const first = await jobs.list('acc_1', { limit: 2 })
    expect(first.jobs.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const second = await jobs.list('acc_1', { limit: 2, cursor: first.nextCursor! })
    expect(second).toMatchObject({ jobs: [{ id: ids[2] }], nextCursor: null })
  })

  describe('an announced upload', () => {
    const announce = async (announcedBytes: number | null = null) => {
      const world = await newJobs()
      const upload = await world.jobs.createUpload('acc_1', draft, announcedBytes)
      const complete = (success = true) => world.jobs.completeUpload('acc_1', { jobId: upload.job.id, filePath: upload.filePath, success })
      return { ...world, upload, complete }
    }

    it('is queued when it has come, and saying so twice changes nothing', async () => {
      const { jobs, money, upload, complete } = await announce(paper.length)
      await jobs.receiveUpload(upload.job.id, upload.token, oneChunk(paper))
      expect(await complete()).toMatchObject({ state: 'queued' })
      expect(await complete()).toMatchObject({ state: 'queued' })
      expect(money.held).toBe(1)
    })

    it('reported complete twice at once is queued once, and reserves one credit', async () => {
      const { jobs, money, upload, complete } = await announce()
      await jobs.receiveUpload(upload.job.id, upload.token, oneChunk(paper))
      expect(await Promise.all([complete(), complete()])).toMatchObject([{ state: 'queued' }, { state: 'queued' }])
      expect(money.held).toBe(1)
    })

    it('takes its document once, with its token, in its time', async () => {
      const { jobs, clock, upload, complete } = await announce()
      const put = (token: string) => jobs.receiveUpload(upload.job.id, token, oneChunk(paper))
      await expect(complete()).rejects.toMatchObject({ code: 'invalid_upload' })
      await expect(put('wrong')).rejects.toMatchObject({ code: 'invalid_url_signature', message: expect.stringContaining('token') as string })
      await put(upload.token)
      await expect(put(upload.token)).rejects.toMatchObject({ code: 'invalid_url_signature' })
      const late = await jobs.createUpload('acc_1', draft, null)
      clock.time += defaultJobLimits.uploadMs
      await expect(jobs.receiveUpload(late.job.id, late.token, oneChunk(paper))).rejects.toMatchObject({ code: 'expired' })
    })

    it('is not reported complete by the path of another', async () => {
      const { jobs, upload } = await announce()
      await jobs.receiveUpload(upload.job.id, upload.token, oneChunk(paper))
      const report = jobs.completeUpload('acc_1', { jobId: upload.job.id, filePath: `${upload.filePath}x`, success: true })
      await expect(report).rejects.toMatchObject({ code: 'invalid_upload' })
      expect(await jobs.status('acc_1', upload.job.id)).toMatchObject({ state: 'awaiting_upload' })
    })

    it('fails where it is no archive, has another size, or could not be sent', async () => {
      const wrong = await announce()
      await wrong.jobs.receiveUpload(wrong.upload.job.id, wrong.upload.token, oneChunk(Buffer.from('%PDF-1.7')))
      expect(await wrong.complete()).toMatchObject({ state: 'failed', error: { code: 'not_a_docx' } })
      const short = await announce(500)
      await short.jobs.receiveUpload(short.upload.job.id, short.upload.token, oneChunk(paper))
      expect(await short.complete()).toMatchObject({ state: 'failed', error: { code: 'invalid_upload' } })
      const unsent = await announce()
      expect(await unsent.complete(false)).toMatchObject({ state: 'failed', error: { code: 'upload_failed' } })
    })

    it('takes no document for a job that was deleted, or whose upload was reported as failed', async () => {
      const { jobs, upload, complete } = await announce()
      const put = () => jobs.receiveUpload(upload.job.id, upload.token, oneChunk(paper))
      await complete(false)
      await expect(put()).rejects.toMatchObject({ code: 'invalid_url_signature' })
      await jobs.remove('acc_1', upload.job.id)
      await expect(put()).rejects.toMatchObject({ code: 'deleted' })
    })

    it('deleted while it is reported complete holds no credit', async () => {
      const { jobs, money, accepting, upload, complete } = await announce()
      await jobs.receiveUpload(upload.job.id, upload.token, oneChunk(paper))
      let accept: () => void = () => undefined
      accepting.wait = new Promise((resolve) => { accept = resolve })
      const begun = new Promise<void>((resolve) => { accepting.begun = resolve })
      const completed = complete()
      await begun
      const removed = jobs.remove('acc_1', upload.job.id)
      await pause(50)
      accept()
      await Promise.all([completed, removed])
      expect(money.held).toBe(0)
    })

    it('is refused where it is too large', async () => {
      const { jobs, upload } = await announce(5)
      await expect(jobs.createUpload('acc_1', draft, 1001)).rejects.toMatchObject({ code: 'document_too_large' })
      await expect(jobs.receiveUpload(upload.job.id, upload.token, oneChunk(paper))).rejects.toMatchObject({ code: 'document_too_large' })
    })
  })

  it('has no preview without a converter', async () => {
    const { jobs, submit, result } = await newJobs()
    const { job } = await submit()
    await jobs.finish(job.id, (await jobs.claim())!.lease, await result())
    await expect(jobs.preview('acc_1', job.id)).rejects.toMatchObject({ code: 'preview_unavailable' })
  })

  it('keeps no pages of a job that was deleted while they were drawn', async () => {
    let drawn: () => void = () => undefined
    const pages = new Promise<[]>((resolve) => { drawn = () => { resolve([]) } })
    let asked: () => void = () => undefined
    const drawing = new Promise<void>((resolve) => { asked = resolve })
    const previewer = { pages: () => { asked(); return pages } }
    const { jobs, submit, result } = await newJobs(1, { previewer })
    const { job } = await submit()
    await jobs.finish(job.id, (await jobs.claim())!.lease, await result())
    const preview = jobs.preview('acc_1', job.id)
    await drawing
    await jobs.remove('acc_1', job.id)
    drawn()
    await expect(preview).rejects.toMatchObject({ code: 'deleted' })
  })
})
