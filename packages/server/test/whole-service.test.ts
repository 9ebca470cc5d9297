import { readFile } from 'node:fs/promises'
import { verifyLedger } from '@formatter/billing'
import { describe, expect, it } from 'vitest'
import { newReceiver } from '../../webhooks/test/receiver.js'
import { onEachGround, request, type NewService } from './service.js'

const bodyOf = async <Body>(response: Response | Promise<Response>) => (await (await response).json()) as Body
const essay = await readFile(new URL('../../../examples/essay.docx', import.meta.url))

onEachGround((newService) => {
  describe('the main flow', () => {
    const ended = async ({ get, workers }: Awaited<ReturnType<NewService>>, id: string) => {
      workers.start()
      for (;;) {
        const job = await bodyOf<{ status: string; error: string | null; warning: string | null }>(get(`/api/v1/documents/${id}`))
        if (job.status === 'formatted' || job.status === 'failed') return job
        await new Promise((resolve) => setImmediate(resolve))
      }
    }

    it('formats a document as its options say, and charges it', async () => {
      const service = await newService()
      const { get, postJson } = service
      const body = { ...request, content: essay.toString('base64'), trackedChanges: true, options: { author: 'Writing Centre', note: 'mine' } }
      const { job_id: id } = await bodyOf<{ job_id: string }>(postJson('/api/v1/documents', body))
      expect(await ended(service, id)).toMatchObject({ status: 'formatted', progress: 100, error: null })
      const document = Buffer.from(await (await get(`/api/v1/documents/${id}/download`)).arrayBuffer())
      expect(document.subarray(0, 2).toString()).toBe('PK')
      const report = await bodyOf<{ output: { sha256: string; tracked_changes: boolean }; summary: object }>(get(`/api/v1/documents/${id}/report?group_by=aspect`))
      expect(report).toMatchObject({ group_by: 'aspect', output: { bytes: document.length, tracked_changes: true } })
      expect(await bodyOf(get('/api/v1/usage'))).toMatchObject({ balance_credits: 49 })
    })

    it('fails a document that the engine cannot read, with its code, and costs nothing', async () => {
      const service = await newService()
      const { job_id: id } = await bodyOf<{ job_id: string }>(service.postJson('/api/v1/documents', request))
      const job = await ended(service, id)
      expect(job.status).toBe('failed')
      expect(job.error).toMatch(/^(truncated|not_a_docx): /)
      expect(await bodyOf(service.get('/api/v1/usage'))).toMatchObject({ balance_credits: 50, transactions: [{ type: 'deposit' }] })
    })

    it('refuses options that the engine would refuse before a job is made', async () => {
      const { postJson } = await newService()
      const options = { pageSize: 'a3', paperType: 'haiku', metadata: { authors: ['Ada Sample', 7] }, rules: { severity: { 'page.margins': 'fatal' } }, font: { famly: 'Arial' }, mine: 1 }
      const response = await postJson('/api/v1/documents', { ...request, options })
      expect(response.status).toBe(422)
      const { detail } = (await response.json()) as { detail: { loc: unknown[]; type: string }[] }
      expect(new Set(detail.map(({ type }) => type))).toEqual(new Set(['invalid_options']))
      expect(detail.map(({ loc }) => loc).sort()).toEqual([
        ['body', 'options', 'font', 'family'],
        ['body', 'options', 'metadata', 'authors', 1],
        ['body', 'options', 'pageSize'],
        ['body', 'options', 'paperType'],
        ['body', 'options', 'rules', 'severity', 'page.margins'],
      ])
    })
  })

  describe('many callers at once', () => {
    it('of 50 creates at once on an account with 10 exactly 10 are accepted', async () => {
      const { postJson, get, backend } = await newService({ credits: 10 })
      const answers = await Promise.all(Array.from({ length: 50 }, () => postJson('/api/v1/documents', request)))
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(200), ...Array<number>(40).fill(402)])
      expect(await bodyOf(get('/api/v1/usage'))).toMatchObject({ balance_credits: 50 })
      expect((await verifyLedger(backend.database.read)).problems).toEqual([])
    })

    it('of 20 creates at once with one Idempotency-Key one makes a job', async () => {
      const { postJson, get } = await newService()
      const answers = await Promise.all(Array.from({ length: 20 }, () => postJson('/api/v1/documents', request, { 'Idempotency-Key': 'k' })))
      const ids = await Promise.all(answers.map(async (answer) => (await bodyOf<{ job_id: string }>(answer)).job_id))
      expect(new Set(ids).size).toBe(1)
      expect(answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === null)).toHaveLength(1)
      expect((await bodyOf<{ jobs: unknown[] }>(get('/api/jobs'))).jobs).toHaveLength(1)
    })

    it('workers beside each other format each of 20 jobs once, and charge and tell it once', async () => {
      const receiver = await newReceiver()
      const service = await newService({ config: { workers: '4', webhookNetworks: '127.0.0.0/8', webhookHttp: 'true' } })
      const { postJson, submit, jobs, workers, dispatcher, get, backend } = service
      await postJson('/api/v1/webhooks', { url: receiver.url })
      const ids = await Promise.all(Array.from({ length: 20 }, () => submit()))
      workers.start()
      const waiting = async () => Object.values(await jobs.countWaiting()).some((count) => count > 0)
      while (await waiting()) await new Promise((resolve) => setImmediate(resolve))
      await workers.stop(10_000)
      await dispatcher.runDue()
      receiver.close()
      const told = receiver.received.map(({ body }) => (JSON.parse(body) as { job_id: string }).job_id)
      expect(told.sort()).toEqual([...ids].sort())
      expect(await bodyOf(get('/api/v1/usage'))).toMatchObject({ balance_credits: 50 })
      expect((await verifyLedger(backend.database.read)).problems).toEqual([])
    })

    it('a limit lets its number pass', async () => {
      const { get } = await newService({ config: { rateStatus: '7' } })
      const answers = await Promise.all(Array.from({ length: 20 }, () => get('/api/v1/documents/job_none')))
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(13)
    })
  })

  it('no text that is sent is too odd for the database', async () => {
    const { get, postJson, send } = await newService()
    const odd = ['\0', '\ud800', '’; drop table jobs', '%', '\u{10ffff}', 'x'.repeat(101)]
    for (const text of odd) {
      const answers = await Promise.all([
        get(`/api/v1/documents/${encodeURIComponent(text.replace(/\p{Cs}/gu, '?'))}`),
        get(`/api/jobs?cursor=${encodeURIComponent(text.replace(/\p{Cs}/gu, '?'))}`),
        postJson('/api/v1/referrals/claim', { referral_code: text }),
        postJson('/api/documents/upload-complete', { job_id: text, file_path: text, success: true }),
        postJson('/api/v1/documents', { ...request, options: { [text]: text } }),
        postJson('/api/v1/documents', { ...request, filename: text }),
        send('DELETE', `/api/v1/webhooks/${encodeURIComponent(text.replace(/\p{Cs}/gu, '?'))}`),
      ])
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    }
  })
})
