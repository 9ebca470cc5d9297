import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { optionNames } from '@formatter/core'
import { serviceErrorCodes } from '@formatter/domain'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { answers } from '../src/http/problem.js'
import { manyRequests, newService, onPostgres, paper, request, result } from './service.js'

interface Problem { readonly error: { readonly code: string; readonly status: number; readonly hint: string; readonly request_id: string } }
interface Invalid { readonly detail: readonly { readonly loc: readonly unknown[]; readonly type: string; readonly msg: string }[] }

const bodyOf = async <Body>(response: Response | Promise<Response>) => (await (await response).json()) as Body
const created = { success: true, job_id: expect.stringMatching(/^job_[0-9a-z]{26}$/) as string, status: 'queued', message: expect.any(String) as string }

const form = (fields: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
const file = new File([paper], 'Aufsatz über Flüsse.docx')

/** No configuration at all, where the tests otherwise raise the limits. */
const defaults = Object.fromEntries(Object.keys(manyRequests).map((name) => [name, '']))

describe('the endpoint tables', () => {
  it('GET / says what this is, without a credential', async () => {
    const { get } = await newService()
    expect(await bodyOf(get('/', {}, null))).toMatchObject({ name: 'Formatter', version: '1.0.0', status: 'ok' })
  })

  it('GET / leads a browser to the web pages, and nobody else', async () => {
    const { get } = await newService()
    const browser = await get('/', { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }, null)
    expect([browser.status, browser.headers.get('Location'), browser.headers.get('Vary')]).toEqual([303, '/account', 'Accept'])
    for (const Accept of ['*/*', 'application/json', 'application/json, text/html;q=0.5']) expect((await get('/', { Accept }, null)).status).toBe(200)
  })

  it.each(['/api/v1/documents', '/api/documents/process'])('POST %s makes a job of base64', async (path) => {
    const { postJson } = await newService()
    const response = await postJson(path, { ...request, trackedChanges: true, options: { any: 1, pageSize: 'a4' } })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(created)
  })

  it('the answer to a job says of an option that means nothing which one may be meant', async () => {
    const { postJson } = await newService()
    const { message } = await bodyOf<{ message: string }>(postJson('/api/v1/documents', { ...request, options: { page_size: 'a4', mine: 1 } }))
    expect(message).toMatch(/The option page_size means nothing and is passed over; perhaps pageSize is meant\.$/)
  })

  it('every option of the engine stands in the reference', async () => {
    const { get } = await newService()
    const { components } = await bodyOf<{ components: { schemas: { JobCreateRequest: { properties: { options: { properties: object } } } } } }>(get('/openapi.json', {}, null))
    expect(Object.keys(components.schemas.JobCreateRequest.properties.options.properties)).toEqual(optionNames)
  })

  it('POST /api/v1/documents/upload makes a job of a multipart form', async () => {
    const { send, jobs } = await newService()
    const body = form({ file, style: 'mla-9', trackedChanges: 'false', options: '{"any":1}' })
    const answer = await bodyOf<{ job_id: string }>(send('POST', '/api/v1/documents/upload', { body }))
    expect(answer).toEqual(created)
    const { job } = (await jobs.claim())!
    expect(job).toMatchObject({ id: answer.job_id, filename: file.name, style: 'mla-9', trackedChanges: false, options: { any: 1 } })
    expect(Buffer.from(await jobs.bytes(job.source))).toEqual(paper)
  })

  it.each(['/api/v1/documents/ID', '/api/documents/status/ID'])('GET %s tells how a job stands', async (path) => {
    const { get, submit } = await newService()
    const waiting = await submit()
    expect(await bodyOf(get(path.replace('ID', waiting)))).toEqual({
      success: true, job_id: waiting, status: 'queued', progress: 0, download_url: null, report_url: null, error: null, warning: null,
    })
  })

  it.each(['/api/v1/documents/ID/download', '/api/documents/download/ID'])('GET %s gives the document', async (path) => {
    const { get, format } = await newService()
    const response = await get(path.replace('ID', await format()))
    expect(await response.text()).toBe(result)
    expect(response.headers.get('Content-Type')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="essay.docx"; filename*=UTF-8''essay.docx`)
  })

  it.each(['/api/v1/documents/ID/report', '/api/documents/report/ID'])('GET %s gives the report, grouped either way', async (path) => {
    const { get, format } = await newService()
    const address = path.replace('ID', await format())
    expect(await bodyOf(get(address))).toEqual({ group_by: 'status', groups: [] })
    expect(await bodyOf(get(`${address}?group_by=aspect`))).toEqual({ group_by: 'aspect', groups: [] })
    expect((await get(`${address}?group_by=mood`)).status).toBe(422)
    // As in a form, the last one counts.
    expect(await bodyOf(get(`${address}?group_by=mood&group_by=aspect`))).toEqual({ group_by: 'aspect', groups: [] })
  })

  it.each([['/api/v1/styles', 401], ['/api/formatting/styles', 200]])('GET %s lists the styles; without a credential %d', async (path, bare) => {
    const { get } = await newService()
    const { styles } = await bodyOf<{ styles: { id: string }[] }>(get(path))
    expect(styles).toContainEqual(expect.objectContaining({ id: 'apa-7', citation_system: 'author-date', paper_types: expect.any(Array) as string[] }))
    expect((await get(path, {}, null)).status).toBe(bare)
  })

  it.each(['/api/jobs', '/api/files'])('GET %s lists the jobs of the account', async (path) => {
    const { get, submit } = await newService()
    const id = await submit()
    expect(await bodyOf(get(path))).toMatchObject({ success: true, jobs: [{ job_id: id, filename: 'essay.docx', style: 'apa-7' }], next_cursor: null })
    expect((await get(`${path}?limit=101`)).status).toBe(422)
  })

  it('DELETE /api/jobs/{job_id} deletes a job, which is then gone', async () => {
    const { get, send, submit } = await newService()
    const id = await submit()
    expect(await bodyOf(send('DELETE', `/api/jobs/${id}`))).toEqual({ success: true, id })
    const response = await get(`/api/v1/documents/${id}`)
    expect([response.status, (await bodyOf<Problem>(response)).error.code]).toEqual([410, 'deleted'])
  })

  it('GET /openapi.json describes every one of them, and docs/http.md lists them', async () => {
    const { app, get } = await newService()
    const { openapi, paths } = await bodyOf<{ openapi: string; paths: Record<string, object> }>(get('/openapi.json', {}, null))
    expect(openapi).toBe('3.1.0')
    // What describes the interface, and the pages for people, are no part of it.
    const others = /^\/(openapi\.json|docs|sign(up|in|out)|account(\.css|\/.*)?)$/
    const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && !others.test(path)).map(({ method, path }) => `${method} ${path}`)
    const described = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`))
    expect(described.sort()).toEqual(routes.sort())
    const page = await readFile(new URL('../../../docs/http.md', import.meta.url), 'utf8')
    const rows = [...page.matchAll(/^\| (GET|POST|PUT|DELETE) \| `([^`]+)`/gm)].map(([, method, path]) => `${method} ${path!.replaceAll(/\{(\w+)\}/g, ':$1')}`)
    expect(rows.sort()).toEqual(routes.sort())
  })
})

describe('an address without an endpoint', () => {
  it('says that nothing is there', async () => {
    const { get } = await newService()
    const response = await get('/api/v1/nowhere')
    expect([response.status, response.headers.get('Allow'), (await bodyOf<Problem>(response)).error.code]).toEqual([404, null, 'not_found'])
  })

  it('says by which methods it is taken', async () => {
    const { send } = await newService()
    const answers = await Promise.all([['GET', '/api/documents/process'], ['PUT', '/api/v1/documents/job_1'], ['DELETE', '/openapi.json'], ['DELETE', '/openapi_json']].map(async ([method, path]) => {
      const response = await send(method!, path!)
      return [response.status, response.headers.get('Allow')]
    }))
    expect(answers).toEqual([[405, 'POST'], [405, 'GET, HEAD'], [405, 'GET, HEAD'], [404, null]])
    const { error } = await bodyOf<Problem>(send('PUT', '/api/v1/documents/job_1'))
    expect(error).toMatchObject({ status: 405, code: 'method_not_allowed', message: 'There is no PUT at this address.', hint: 'It takes GET; /docs lists the endpoints.' })
  })
})

describe('a disk without room', () => {
  const saidOf = async (response: Response) => [response.status, (await bodyOf<Problem>(response)).error.code]

  it('is nobody’s mistake, and is said so', async () => {
    const { send, postJson, jobs, backend } = await newService()
    vi.spyOn(backend.database, 'transaction').mockRejectedValueOnce(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }))
    expect(await saidOf(await postJson('/api/v1/documents', request))).toEqual([503, 'storage_full'])
    vi.spyOn(jobs, 'store').mockRejectedValueOnce(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))
    expect(await saidOf(await send('POST', '/api/v1/documents/upload', { body: form({ file, style: 'apa-7' }) }))).toEqual([503, 'storage_full'])
  })
})

it.each(['ECONNREFUSED', '57P03'])('a database that is not ready (%s) is nobody’s mistake either', async (code) => {
  const { postJson, backend } = await newService()
  vi.spyOn(backend.database, 'transaction').mockRejectedValueOnce(Object.assign(new Error('not ready'), { code }))
  const response = await postJson('/api/v1/documents', request)
  expect([response.status, (await bodyOf<Problem>(response)).error.code]).toEqual([503, 'unavailable'])
})

onPostgres((service) => {
  it('a column that is not there is a mistake of ours, and nobody’s as long as a migration has not run', async () => {
    const { get, backend: { database } } = await service()
    const said = async () => {
      const response = await get('/api/jobs')
      return [response.status, (await bodyOf<Problem>(response)).error.code]
    }
    await sql`alter table jobs rename column style to manner`.execute(database.read)
    expect(await said()).toEqual([500, 'internal'])
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(database.read)
    expect(await said()).toEqual([503, 'unavailable'])
  })
})

describe('what is refused', () => {
  it('has a status for every code', () => {
    expect(Object.keys(answers).sort()).toEqual([...serviceErrorCodes].sort())
  })

  it.each([
    ['no key', undefined, 'missing_api_key'],
    ['another scheme', 'Basic abc', 'invalid_api_key'],
    ['garbage', 'Bearer fmt_abc', 'invalid_api_key'],
  ])('%s is 401 with a challenge', async (_what, header, code) => {
    const { app } = await newService()
    const response = await app.request('/api/jobs', header === undefined ? {} : { headers: { Authorization: header } })
    expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
    expect((await bodyOf<Problem>(response)).error).toMatchObject({ code, status: 401, request_id: response.headers.get('X-Request-Id') })
  })

  it('a revoked key fails with its next request', async () => {
    const { get, keys, own } = await newService()
    expect((await get('/api/jobs')).status).toBe(200)
    await keys.revoke(own.summary.id)
    expect((await bodyOf<Problem>(get('/api/jobs'))).error.code).toBe('revoked_api_key')
  })

  it('a job of another account is 404, in the words for one that never was', async () => {
    const { send, format, newAccount } = await newService()
    const id = await format()
    const { key } = await newAccount()
    const answer = async (method: string, path: string) => {
      const response = await send(method, path, { key })
      const { error } = await bodyOf<{ error: Record<string, unknown> }>(response)
      return { status: response.status, ...error, request_id: undefined }
    }
    const others = `job_${'0'.repeat(26)}`
    for (const [method, path] of [
      ['GET', '/api/v1/documents/ID'], ['GET', '/api/v1/documents/ID/download'], ['GET', '/api/v1/documents/ID/report'],
      ['GET', '/api/documents/status/ID'], ['GET', '/api/documents/download/ID'], ['GET', '/api/documents/report/ID'],
      ['POST', '/api/documents/preview-images/ID'], ['DELETE', '/api/jobs/ID'],
    ] as const) {
      const given = await answer(method, path.replace('ID', id))
      expect([path, given.status]).toEqual([path, 404])
      expect(given).toEqual(await answer(method, path.replace('ID', others)))
    }
  })

  it.each([
    ['malformed JSON', '{', [['body'], 'json_invalid']],
    ['a missing field', { ...request, style: undefined }, [['body', 'style'], 'missing']],
    ['a wrong type', { ...request, trackedChanges: 'yes' }, [['body', 'trackedChanges'], 'bool_parsing']],
    ['bad base64', { ...request, content: 'not base64!' }, [['body', 'content'], 'base64_invalid']],
    ['an unknown style', { ...request, style: 'klingon' }, [['body', 'style'], 'unknown_style']],
    ['an unknown field', { ...request, colour: 'red' }, [['body', 'colour'], 'extra_forbidden']],
    ['half a character', { ...request, filename: 'a\ud800.docx' }, [['body', 'filename'], 'value_error']],
    ['a huge field', { ...request, filename: 'x'.repeat(256) }, [['body', 'filename'], 'string_too_long']],
    ['options that are no object', { ...request, options: [] }, [['body', 'options'], 'dict_type']],
    ['a body that is no object', [], [['body'], 'dict_type']],
  ])('%s is 422', async (_what, body, [loc, type]) => {
    const { postJson } = await newService()
    const response = await postJson('/api/v1/documents', body)
    expect(response.status).toBe(422)
    expect((await bodyOf<Invalid>(response)).detail).toEqual([{ loc, type, msg: expect.any(String) as string }])
  })

  it('a multipart form without its file, with a text for it, with bad options or an empty file is 422', async () => {
    const { send } = await newService()
    const faults = async (fields: Record<string, string | File>) =>
      (await bodyOf<Invalid>(send('POST', '/api/v1/documents/upload', { body: form(fields) }))).detail.map(({ loc, type }) => [loc.join('.'), type])
    expect(await faults({ style: 'apa-7' })).toEqual([['body.file', 'missing']])
    expect(await faults({ file: 'text', style: 'apa-7' })).toEqual([['body.file', 'file_type']])
    expect(await faults({ file, style: 'apa-7', options: '{' })).toEqual([['body.options', 'json_invalid']])
    expect(await faults({ file: new File([], 'empty.docx'), style: 'apa-7' })).toEqual([['body.file', 'file_empty']])
    for (const name of [`${'x'.repeat(256)}.docx`, 'a\u0001.docx']) expect(await faults({ file: new File([paper], name), style: 'apa-7' })).toEqual([['body.file', 'value_error']])
    expect(await faults({ file, style: 'apa-7', trackedChanges: 'perhaps' })).toEqual([['body.trackedChanges', expect.any(String)]])
  })

  it('a multipart form with two files is 422: nobody could say which was formatted', async () => {
    const { send } = await newService()
    const body = form({ file, style: 'apa-7' })
    body.append('file', file)
    const { detail } = await bodyOf<Invalid>(send('POST', '/api/v1/documents/upload', { body }))
    expect(detail).toEqual([{ loc: ['body', 'file'], msg: 'Input should be one file', type: 'file_type' }])
  })

  it('options of more than 2 MiB or 100 levels are 422, and a CSL style among them is not too much', async () => {
    const { send, postJson } = await newService()
    const nested = (levels: number) => `{"mine":${'['.repeat(levels)}${']'.repeat(levels)}}`
    const csl = '<text variable="title"/>\n'.repeat(6000)
    const mine = (note: string) => JSON.stringify({ mine: note })
    for (const [options, expected] of [[nested(99), 200], [nested(100), 422], [nested(30_000), 422], [mine('x'.repeat(2 * 2 ** 20)), 422], [mine(csl), 200]] as const) {
      const inJson = await postJson('/api/v1/documents', `${JSON.stringify(request).slice(0, -1)},"options":${options}}`)
      const inForm = await send('POST', '/api/v1/documents/upload', { body: form({ file, style: 'apa-7', options }) })
      expect([inJson.status, inForm.status]).toEqual([expected, expected])
    }
  })

  it('a cursor that no page gave is 422, and not the end of the list', async () => {
    const { get, submit } = await newService()
    await submit()
    for (const cursor of ['', 'garbage', 'job_']) expect((await get(`/api/jobs?cursor=${cursor}`)).status).toBe(422)
  })

  it('a multipart body that breaks off is 422, and the service lives on', async () => {
    const { send, get } = await newService()
    const headers = { 'Content-Type': 'multipart/form-data; boundary=B' }
    const body = '--B\r\nContent-Disposition: form-data; name="file"; filename="a.docx"\r\n\r\nPK'
    expect((await send('POST', '/api/v1/documents/upload', { body, headers })).status).toBe(422)
    expect((await get('/healthz')).status).toBe(200)
  })

  it.each([
    ['a boundary', 'multipart/form-data', 'name="style"', /boundary/],
    ['a boundary that a form can have', `multipart/form-data; boundary=${'B'.repeat(300)}`, 'name="style"', /boundary/],
    ['names for its parts', 'multipart/form-data; boundary=B', 'filename="a.docx"', /has no name/],
    ['a name for a field', 'multipart/form-data; boundary=B', 'x=y', /has no name/],
  ])('a multipart form without %s is told so', async (_what, type, disposition, message) => {
    const { send } = await newService()
    const body = `--B\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n1\r\n--B--\r\n`
    const { detail } = await bodyOf<Invalid>(send('POST', '/api/v1/documents/upload', { body, headers: { 'Content-Type': type } }))
    expect(detail).toEqual([{ loc: ['body'], type: 'multipart_invalid', msg: expect.stringMatching(message) as string }])
  })

  it('no body at all is 422', async () => {
    const { send } = await newService()
    for (const path of ['/api/v1/documents', '/api/v1/documents/upload', '/api/v1/webhooks', '/api/documents/create-upload']) {
      const response = await send('POST', path)
      expect([response.status, await response.json()]).toEqual([422, { detail: [{ loc: ['body'], msg: 'Field required', type: 'missing' }] }])
    }
  })

  it('a compressed body is 415', async () => {
    const { send } = await newService()
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
    expect((await send('POST', '/api/v1/documents', { body: gzipSync(JSON.stringify(request)), headers })).status).toBe(415)
  })

  it('another content type is 415', async () => {
    const { send } = await newService()
    for (const path of ['/api/v1/documents', '/api/v1/documents/upload']) {
      expect((await send('POST', path, { body: 'x', headers: { 'Content-Type': 'text/plain' } })).status).toBe(415)
    }
  })

  it('a document that is too large is 413, in JSON and in a form', async () => {
    const { postJson, send } = await newService({ config: { documentBytes: '1000' } })
    // The second is larger than a body may be, and is told no less.
    for (const large of [Buffer.alloc(1001), Buffer.alloc(3 * 2 ** 20)]) {
      const answers = [
        await postJson('/api/v1/documents', { ...request, content: large.toString('base64') }),
        await send('POST', '/api/v1/documents/upload', { body: form({ file: new File([large], 'a.docx'), style: 'apa-7' }) }),
      ]
      for (const answer of answers) {
        expect(answer.status).toBe(413)
        expect((await bodyOf<Problem>(answer)).error).toMatchObject({ message: expect.stringContaining('A document may have at most 1000 bytes.') as string, hint: 'Compress its pictures, or split it.' })
      }
    }
    // Where there is no document, nothing is said of one.
    expect(await (await postJson('/api/v1/webhooks', { url: 'x'.repeat(70_000) })).json()).toMatchObject({ error: { hint: 'Send less.' } })
  })

  it('no credits are 402', async () => {
    const { postJson } = await newService({ credits: 1 })
    await postJson('/api/v1/documents', request)
    const response = await postJson('/api/v1/documents', request)
    expect([response.status, (await bodyOf<Problem>(response)).error.code]).toEqual([402, 'insufficient_credits'])
  })
})

describe('an Idempotency-Key', () => {
  it('gives the first job again and says so, even without credits', async () => {
    const { postJson } = await newService({ credits: 1 })
    const first = await postJson('/api/v1/documents', request, { 'Idempotency-Key': 'k1' })
    const second = await postJson('/api/v1/documents', request, { 'Idempotency-Key': 'k1' })
    expect([first.headers.get('Idempotent-Replayed'), second.headers.get('Idempotent-Replayed')]).toEqual([null, 'true'])
    expect((await bodyOf<{ job_id: string }>(second)).job_id).toBe((await bodyOf<{ job_id: string }>(first)).job_id)
  })

  it('with another body, or of other characters, is 422', async () => {
    const { postJson } = await newService()
    await postJson('/api/v1/documents', request, { 'Idempotency-Key': 'k1' })
    const reused = await bodyOf<Invalid>(postJson('/api/v1/documents', { ...request, style: 'mla-9' }, { 'Idempotency-Key': 'k1' }))
    expect(reused.detail).toMatchObject([{ loc: ['header', 'Idempotency-Key'], type: 'idempotency_key_reused' }])
    expect((await postJson('/api/v1/documents', request, { 'Idempotency-Key': 'a b' })).status).toBe(422)
  })
})

describe('rate limits', () => {
  it.each([
    ['jobs', 10, '/api/documents/process'],
    ['status', 60, '/api/documents/status/none'],
    ['downloads', 20, '/api/v1/documents/none/download'],
    ['reports', 10, '/api/v1/documents/none/report'],
    ['webhooks', 30, '/api/v1/webhooks'],
    ['other', 60, '/api/jobs'],
  ])('of %s are %d a minute and key, and end with the minute', async (bucket, limit, path) => {
    const { send, clock } = await newService({ config: defaults })
    const call = () => send(bucket === 'jobs' ? 'POST' : 'GET', path)
    const first = await call()
    expect(first.headers.get('RateLimit-Policy')).toBe(`"${bucket}";q=${limit};w=60`)
    expect(first.headers.get('RateLimit')).toBe(`"${bucket}";r=${limit - 1};t=60`)
    clock.time += 18_000
    for (let count = 2; count <= limit; count++) expect((await call()).status).not.toBe(429)
    const refused = await call()
    expect([refused.status, refused.headers.get('Retry-After'), (await bodyOf<Problem>(refused)).error.code]).toEqual([429, '42', 'rate_limited'])
    clock.time += 42_000
    expect((await call()).status).not.toBe(429)
  })
})
