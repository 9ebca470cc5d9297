import { readFile } from 'node:fs/promises'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { newReceiver } from '../../../webhooks/test/receiver.js'
import { listen } from '../../src/composition/listen.js'
import type { Config } from '../../src/composition/config.js'
import { formatDocument } from '../../src/workers/format-document.js'
import { newService, paper, request } from '../service.js'
import { operationOf, type OpenApi } from './openapi.js'

/** A request as it goes over the wire. */
export interface Call {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | FormData | Buffer<ArrayBuffer>
}

const jsonType = { 'Content-Type': 'application/json' }
const formType = { 'Content-Type': 'application/x-www-form-urlencoded' }
const previewer = { pages: () => Promise.resolve([{ png: Buffer.from('a page'), width: 10, height: 14 }]) }

const essay = await readFile(new URL('../../../../examples/essay.docx', import.meta.url))
const outcome = await formatDocument(
  { document: essay, style: 'apa-7', trackedChanges: false, options: {}, filename: 'essay.docx', jobId: 'job_1', now: '2026-01-01T00:00:00Z' },
  () => undefined,
)
const report = JSON.parse(Buffer.from('report' in outcome ? outcome.report : []).toString()) as object

/** A service that listens, and for every endpoint a call that succeeds. */
export async function newStage({ previews = true, config = {} }: { previews?: boolean; config?: Partial<Record<keyof Config, string>> } = {}) {
  const service = await newService({ ...(previews && { previewer }), config: { webhookNetworks: '127.0.0.0/8', webhookHttp: 'true', ...config } })
  const { own, keys, jobs, payments, postJson, send, newAccount } = service
  const server = await listen({ host: '127.0.0.1', port: 0 }, pino({ level: 'silent' }))
  server.answer(service.app.fetch)
  const receiver = await newReceiver()
  onTestFinished(() => {
    receiver.close()
    server.http.closeAllConnections()
    server.http.close()
  })
  const api = (await (await fetch(`${server.url}/openapi.json`)).json()) as OpenApi

  const freshKey = async () => (await keys.create(own.account, 'fresh')).key
  const submit = async () => service.submit(await freshKey())
  const format = async () => service.format(report, await freshKey())
  /** Sends a call with a key of its own, so that no limit is met by chance; with `null`, without any. */
  const call = async (method: string, { path, headers, body }: Call, key?: string | null): Promise<Response> => {
    const bearer = key === null ? {} : { Authorization: `Bearer ${key ?? (await freshKey())}` }
    return fetch(server.url + path, { method, headers: { ...bearer, ...headers }, redirect: 'manual', ...(body !== undefined && { body }) })
  }
  const answerOf = async <Body>(response: Response | Promise<Response>) => (await (await response).json()) as Body
  const local = (address: string) => address.replace('https://papers.example', '')
  const webhook = async () => (await answerOf<{ id: string }>(postJson('/api/v1/webhooks', { url: receiver.url }, {}, await freshKey()))).id
  const announced = async (key?: string) =>
    answerOf<{ job_id: string; upload_url: string; file_path: string; upload_headers: Record<string, string> }>(
      send('POST', '/api/documents/create-upload', { body: new URLSearchParams({ filename: 'essay.docx', style: 'apa-7' }), key: key ?? (await freshKey()) }),
    )
  const payPage = async () => local((await payments.sandbox!.openCheckout({ account: own.account, cents: 1000, returnUrl: 'https://papers.example/account', cancelUrl: 'https://papers.example/account' })).url)
  const json = (path: string, body: unknown): Call => ({ path, headers: jsonType, body: JSON.stringify(body) })
  const announcement = (path: string): Call => ({ path, headers: formType, body: 'filename=essay.docx&style=apa-7' })
  const completion = (upload: { job_id: string; file_path: string }) => json('/api/documents/upload-complete', { job_id: upload.job_id, file_path: upload.file_path, success: true })
  const form = () => {
    const body = new FormData()
    body.append('file', new File([paper], 'essay.docx'))
    body.append('style', 'apa-7')
    return body
  }

  const calls: Readonly<Record<string, (path: string) => Call | Promise<Call>>> = {
    'POST /api/v1/documents': (path) => json(path, request),
    'POST /api/documents/process': (path) => json(path, request),
    'POST /api/v1/documents/upload': (path) => ({ path, body: form() }),
    'POST /api/v1/webhooks': (path) => json(path, { url: receiver.url }),
    'POST /api/v1/referrals/claim': async (path) => {
      const { key } = await newAccount()
      const { referral_code } = await answerOf<{ referral_code: string }>(send('GET', '/api/v1/referrals/stats', { key }))
      return json(path, { referral_code })
    },
    'POST /api/documents/create-upload': announcement,
    'POST /api/documents/upload': announcement,
    'POST /api/documents/upload-complete': async () => {
      const upload = await announced()
      await send('PUT', local(upload.upload_url), { body: paper, headers: upload.upload_headers, key: null })
      return completion(upload)
    },
    'PUT /uploads/{job_id}': async () => {
      const { upload_url, upload_headers } = await announced()
      return { path: local(upload_url), headers: upload_headers, body: paper }
    },
    'GET /previews/{job_id}/{page}': async () => {
      const { pages } = await answerOf<{ pages: { url: string }[] }>(send('POST', `/api/documents/preview-images/${await format()}`, { key: await freshKey() }))
      return { path: local(pages[0]!.url) }
    },
    'POST /payments/{provider}/events': async () => {
      const { body, signature } = payments.sandbox!.pay((await payPage()).split('/').at(-1)!)
      return { path: '/payments/sandbox/events', headers: { 'X-Sandbox-Signature': signature }, body }
    },
    'GET /sandbox/pay/{token}': async () => ({ path: await payPage() }),
    'POST /sandbox/pay/{token}': async () => ({ path: await payPage() }),
  }
  /** A call of an endpoint that succeeds. */
  const good = async (method: string, path: string): Promise<Call> => {
    const made = calls[`${method} ${path}`]
    if (made !== undefined) return made(path)
    const id = path.includes('{job_id}') ? await format() : path.includes('{webhook_id}') ? await webhook() : ''
    return { path: path.replace(/\{\w+\}/, id) }
  }
  const gone = async () => {
    const id = await submit()
    await jobs.remove(own.account, id)
    return id
  }
  const operation = (method: string, path: string) => operationOf(api, method, path)
  return { ...service, url: server.url, api, call, good, submit, format, freshKey, announced, completion, local, gone, operation }
}

export type Stage = Awaited<ReturnType<typeof newStage>>
