import { vi } from 'vitest'
import { paper } from '../service.js'
import { newStage, type Call, type Stage } from './stage.js'

type Provocation = (stage: Stage, method: string, path: string) => Promise<Response>

/** Sends a call that would succeed, but for one thing. */
const spoilt = (spoil: (call: Call, stage: Stage) => Call | Promise<Call>): Provocation =>
  async (stage, method, path) => stage.call(method, await spoil(await stage.good(method, path), stage))

const withHeaders = (headers: Record<string, string>): Provocation => spoilt((call) => ({ ...call, headers: { ...call.headers, ...headers } }))
const withId = (id: (stage: Stage) => Promise<string> | string): Provocation =>
  spoilt(async (call, stage) => {
    const other = await id(stage)
    return { ...call, path: call.path.replace(/(job|wh)_\w+/, other), ...(typeof call.body === 'string' && { body: call.body.replaceAll(/job_\w{26}/g, other) }) }
  })
const later = (milliseconds: number): Provocation => spoilt((call, { clock }) => {
  clock.time += milliseconds
  return call
})
const succeeds: Provocation = spoilt((call) => call)
const hour = 3_600_000
const day = 24 * hour

/** How each status is brought about, of whatever endpoint documents it. */
const byStatus: Readonly<Record<number, Provocation>> = {
  200: succeeds,
  201: succeeds,
  206: withHeaders({ Range: 'bytes=1-2' }),
  303: succeeds,
  304: async (stage, method, path) => {
    const call = await stage.good(method, path)
    const etag = (await stage.call(method, call)).headers.get('ETag')!
    return stage.call(method, { ...call, headers: { 'If-None-Match': etag } })
  },
  400: spoilt((call) => ({ ...call, path: call.path.replace(/pay\/.*/, 'pay/abc.def'), headers: {} })),
  401: async (stage, method, path) => stage.call(method, await stage.good(method, path), null),
  402: async (stage, method, path) => stage.call(method, await stage.good(method, path), (await stage.newAccount(0)).key),
  403: spoilt((call) => ({ ...call, path: call.path.replace(/signature=./, 'signature=~') })),
  404: withId((stage) => stage.own.account.replace(/^acc/, 'job')),
  409: withId(({ submit }) => submit()),
  410: withId(({ gone }) => gone()),
  413: spoilt((call) => {
    if (!(call.body instanceof FormData)) return { ...call, body: 'x'.repeat(3_000_000) }
    call.body.set('file', new File(['x'.repeat(150_000)], 'large.docx'))
    return call
  }),
  415: spoilt(({ path, headers }) => ({ path, headers: { ...headers, 'Content-Type': 'text/plain' }, body: paper })),
  416: withHeaders({ Range: 'bytes=90000-' }),
  422: spoilt(({ path, headers, body }) => {
    if (typeof body === 'string') return { path, ...(headers && { headers }), body: '{' }
    if (body instanceof FormData) {
      body.delete('style')
      return { path, body }
    }
    const long = path.replace(/(job|wh)_\w+|pay\/.*/, (id) => id + 'x'.repeat(5000))
    return { path: `${long.replace('expires=', 'expire=')}${path.includes('?') ? '&' : '?'}limit=none`, ...(headers && { headers }), ...(body && { body }) }
  }),
  429: async (stage, method, path) => {
    const key = await stage.freshKey()
    const call = await stage.good(method, path)
    for (;;) {
      const response = await stage.call(method, call, key)
      if (response.status === 429) return response
      await response.body?.cancel()
    }
  },
  503: async (stage, method, path) => {
    const call = await stage.good(method, path)
    stage.state.draining = true
    return stage.call(method, call).finally(() => { stage.state.draining = false })
  },
}

const withoutSandbox: Provocation = async (_stage, method) => (await newStage({ config: { sandbox: 'false' } })).call(method, { path: '/sandbox/pay/abc' })

/** Where an endpoint has another reason for a status. */
const byEndpoint: Readonly<Record<string, Provocation>> = {
  'POST /api/documents/upload-complete 402': async (stage, method) => {
    const { key } = await stage.newAccount(0)
    const upload = await stage.announced(key)
    await stage.call('PUT', { path: stage.local(upload.upload_url), headers: upload.upload_headers, body: paper }, null)
    return stage.call(method, stage.completion(upload), key)
  },
  'POST /api/v1/referrals/claim 409': async (stage, method, path) => {
    const call = await stage.good(method, path)
    await stage.call(method, call)
    return stage.call(method, call)
  },
  'PUT /uploads/{job_id} 410': later(hour),
  'PUT /uploads/{job_id} 503': async (stage, method, path) => {
    const call = await stage.good(method, path)
    vi.spyOn(stage.jobs, 'receiveUpload').mockRejectedValueOnce(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))
    return stage.call(method, call, null)
  },
  'POST /api/documents/preview-images/{job_id} 503': async (_stage, method, path) => {
    const bare = await newStage({ previews: false })
    return bare.call(method, await bare.good(method, path))
  },
  'GET /previews/{job_id}/{page} 404': spoilt(async (call, { jobs, own }) => {
    await jobs.remove(own.account, /job_\w+/.exec(call.path)![0])
    return call
  }),
  'GET /previews/{job_id}/{page} 410': later(day),
  'GET /metrics 404': withHeaders({ 'X-Forwarded-For': '203.0.113.7' }),
  'POST /payments/{provider}/events 422': spoilt((call) => ({ ...call, path: `/payments/${'x'.repeat(200)}/events` })),
  'POST /payments/{provider}/events 404': spoilt((call) => ({ ...call, path: '/payments/barter/events' })),
  'GET / 303': (stage, method) => stage.call(method, { path: '/', headers: { Accept: 'text/html' } }, null),
  'GET /sandbox/pay/{token} 404': withoutSandbox,
  'POST /sandbox/pay/{token} 404': withoutSandbox,
  'GET /sandbox/pay/{token} 410': later(day),
  'POST /sandbox/pay/{token} 410': later(day),
}

/** Brings about a documented status of an endpoint. */
export function provoke(stage: Stage, method: string, path: string, status: number): Promise<Response> {
  const provocation = byEndpoint[`${method} ${path} ${status}`] ?? byStatus[status]
  if (provocation === undefined) throw new Error(`Nobody knows how to bring about ${status} of ${method} ${path}.`)
  return provocation(stage, method, path)
}
