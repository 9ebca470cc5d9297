import { rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSecret } from '../src/composition/secret.js'
import { ConfigError, contradictions, describeSettings, readConfig, redacted } from '../src/index.js'
import { newService, request } from './service.js'

const bodyOf = async <Body>(response: Response | Promise<Response>) => (await (await response).json()) as Body

describe('operation', () => {
  it('GET /readyz says whether requests should come, GET /healthz whether the process lives', async () => {
    const { get, state } = await newService()
    expect(await bodyOf(get('/readyz', {}, null))).toEqual({ status: 'ready', problems: [] })
    state.draining = true
    expect((await get('/readyz', {}, null)).status).toBe(503)
    expect((await get('/healthz', {}, null)).status).toBe(200)
  })

  it('GET /readyz says so when documents cannot be stored', async () => {
    const { config, get } = await newService()
    rmSync(join(config.dataDir, 'blobs', 'incoming'), { recursive: true })
    const response = await get('/readyz', {}, null)
    expect(response.status).toBe(503)
    expect(await bodyOf(response)).toEqual({ status: 'unready', problems: ['documents cannot be stored'] })
  })

  it('takes no jobs while it is being stopped, says when to try again, and lets connections go', async () => {
    const { postJson, get, state } = await newService()
    state.draining = true
    const response = await postJson('/api/v1/documents', request)
    expect([response.status, response.headers.get('Retry-After'), response.headers.get('Connection')]).toEqual([503, '5', 'close'])
    expect((await get('/api/jobs')).status).toBe(200)
  })

  it('answers callers only where that is its role, and those who watch it in any case', async () => {
    const { get, postJson, app } = await newService({ config: { roles: 'worker,dispatcher', metricsToken: 'a token to watch with' } })
    for (const path of ['/healthz', '/readyz']) expect((await get(path, {}, null)).status).toBe(200)
    expect((await app.request('/metrics', { headers: { Authorization: 'Bearer a token to watch with' } })).status).toBe(200)
    for (const path of ['/', '/docs', '/openapi.json', '/account', '/signin', '/api/v1/usage', '/api/formatting/styles']) expect((await get(path)).status).toBe(404)
    const refused = await postJson('/api/v1/documents', {})
    expect([refused.status, await refused.json()]).toEqual([404, expect.objectContaining({ error: expect.objectContaining({ message: 'This process answers no callers.' }) })])
  })

  it('GET /metrics answers to its token, and counts by route, never by path', async () => {
    const { get, submit } = await newService({ config: { metricsToken: 'a token of sixteen' } })
    await get(`/api/v1/documents/${await submit()}`)
    expect((await get('/metrics', {}, null)).status).toBe(404)
    const metrics = await (await get('/metrics', { Authorization: 'Bearer a token of sixteen' }, null)).text()
    expect(metrics).toContain('formatter_http_request_seconds_count{method="GET",route="/api/v1/documents/:job_id",status="200"} 1')
    expect(metrics).toContain('formatter_jobs{state="queued"} 1')
    expect(metrics).not.toContain('job_0')
  })

  it('logs every request with its id, and no secret', async () => {
    const { get, logged, own } = await newService()
    await get('/api/jobs?limit=2', { 'X-Request-Id': 'abc-123' })
    expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ msg: 'request', requestId: 'abc-123', method: 'GET', route: '/api/jobs', status: 200 }])
    expect(logged.join('')).not.toContain(own.key)
  })

  it('GET /docs lists every endpoint without anything from elsewhere', async () => {
    const { get } = await newService()
    const page = await (await get('/docs', {}, null)).text()
    expect(page).toContain('/api/v1/documents/{job_id}/report')
    expect(page).not.toMatch(/<script|src=|@import|url\(/)
  })
})

describe('the configuration', () => {
  it('has a default for everything, and says every fault at once', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 8080, documentBytes: 26_214_400, rateJobs: 10, webhookHttp: false })
    expect(() => readConfig({ FORMATTER_PORT: 'x', FORMATTER_WORKERS: '0' })).toThrow('FORMATTER_PORT: must be a whole number from 0 to 65535; FORMATTER_WORKERS: must be a whole number of at least 1.')
    expect(() => readConfig({ PUBLIC_URL: 'https://papers.example/?from=here' })).toThrow('PUBLIC_URL: must end with its path')
  })

  it('takes a queue engine only with the database that it runs on', () => {
    expect(() => readConfig({ FORMATTER_QUEUE: 'pg-boss' })).toThrow(/FORMATTER_QUEUE: pg-boss needs PostgreSQL/)
    expect(readConfig({ FORMATTER_QUEUE: 'pg-boss', DATABASE_URL: 'postgres://db.example/papers' })).toMatchObject({ queue: 'pg-boss' })
  })

  it('lets the command line go before the environment', () => {
    expect(readConfig({ FORMATTER_PORT: '1' }, { port: '2' }).port).toBe(2)
  })

  it('is shown without its secrets', () => {
    expect(JSON.stringify(redacted(readConfig({ STRIPE_SECRET_KEY: 'sk_live_x', DATABASE_URL: 'postgres://u:secret@h/d' })))).not.toMatch(/sk_live|secret@/)
  })

  it('refuses networks that are none, and passes over blanks in lists', () => {
    expect(() => readConfig({ FORMATTER_WEBHOOK_NETWORKS: '10.0.0.0/8,here' })).toThrow(/FORMATTER_WEBHOOK_NETWORKS: must be networks/)
    expect(readConfig({ FORMATTER_WEBHOOK_NETWORKS: '10.0.0.0/8, fd00::/8', FORMATTER_ROLES: 'api, worker' }))
      .toMatchObject({ webhookNetworks: ['10.0.0.0/8', 'fd00::/8'], roles: ['api', 'worker'] })
  })

  it('has no secret in an empty file: anybody could sign with it', async () => {
    const { config: { dataDir } } = await newService()
    writeFileSync(join(dataDir, 'secret.key'), '')
    expect(() => readSecret({ dataDir, secret: undefined })).toThrow(ConfigError)
    rmSync(join(dataDir, 'secret.key'))
    expect(readSecret({ dataDir, secret: undefined })).toMatch(/^[0-9a-f]{64}$/)
  })

  it('warns of settings that go ill together', () => {
    expect(contradictions(readConfig({}))).toEqual([])
    expect(contradictions(readConfig({ FORMATTER_HOST: '0.0.0.0' }))[0]).toContain('PUBLIC_URL')
    const shared = { DATABASE_URL: 'postgres://formatter@db.example/papers', FORMATTER_ROLES: 'worker,dispatcher' }
    expect(contradictions(readConfig(shared))).toEqual([expect.stringContaining('addresses in webhooks name the process that formatted')])
    expect(contradictions(readConfig({ ...shared, PUBLIC_URL: 'https://papers.example' }))).toEqual([])
  })

  it('is described, setting by setting, in docs/operations.md', async () => {
    const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
    for (const row of describeSettings()) expect(page).toContain(row)
  })
})
