import { describe, expect, it, vi } from 'vitest'
import { attachment } from '../src/http/render.js'
import { newService, request, result } from './service.js'

interface Problem { readonly error: { readonly code: string; readonly status: number; readonly hint: string } }

const bodyOf = async <Body>(response: Response | Promise<Response>) => (await (await response).json()) as Body

describe('a download', () => {
  it('comes as JSON on demand', async () => {
    const { get, format } = await newService()
    const id = await format()
    const answer = await bodyOf<{ content: string }>(get(`/api/v1/documents/${id}/download?encoding=base64`))
    expect(answer).toMatchObject({ success: true, job_id: id, filename: 'essay.docx', size: result.length })
    expect(Buffer.from(answer.content, 'base64').toString()).toBe(result)
  })

  it('comes in ranges, and not again to who has it', async () => {
    const { get, format } = await newService()
    const address = `/api/v1/documents/${await format()}/download`
    const part = await get(address, { Range: 'bytes=3-5' })
    expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([206, `bytes 3-5/${result.length}`, 'the'])
    expect(await (await get(address, { Range: 'bytes=-5' })).text()).toBe('paper')
    expect((await get(address, { Range: 'bytes=900-' })).status).toBe(416)
    // From behind to before is no range, and is passed over.
    expect((await get(address, { Range: 'bytes=5-2' })).status).toBe(200)
    const etag = part.headers.get('ETag')!
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) expect((await get(address, { 'If-None-Match': known })).status).toBe(304)
    expect((await get(address, { 'If-None-Match': '"another"' })).status).toBe(200)
    // A part of another document is no part of this one.
    for (const [had, status] of [[etag, 206], ['"another"', 200], [`W/${etag}`, 200]] as const) {
      expect((await get(address, { 'Range': 'bytes=3-5', 'If-Range': had })).status).toBe(status)
    }
  })

  it('opens nothing for HEAD, which has the headers alone', async () => {
    const { send, format, jobs } = await newService()
    const address = `/api/v1/documents/${await format()}/download`
    const read = vi.spyOn(jobs, 'bytes')
    const opened: string[] = []
    const { stream } = jobs
    vi.spyOn(jobs, 'stream').mockImplementation(async function* (...blob) {
      opened.push(blob[0].sha256)
      yield* stream(...blob)
    })
    const head = await send('HEAD', address)
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, String(result.length), ''])
    // Only GET has ranges.
    expect((await send('HEAD', address, { headers: { Range: 'bytes=1-2' } })).status).toBe(200)
    expect([opened, read.mock.calls]).toEqual([[], []])
    await (await send('GET', address)).text()
    expect(opened).toHaveLength(1)
  })

  it('whose bytes are lost is an error, and no document of no bytes', async () => {
    const { get, format, jobs } = await newService()
    const address = `/api/v1/documents/${await format()}/download`
    vi.spyOn(jobs, 'stream').mockImplementation(async function* () { throw await Promise.resolve(new Error('no such file')) })
    const response = await get(address)
    expect([response.status, response.headers.get('Content-Disposition'), (await bodyOf<Problem>(response)).error.code]).toEqual([500, null, 'internal'])
  })

  it('ends with the caller who goes away', async () => {
    const { get, format, jobs } = await newService()
    const address = `/api/v1/documents/${await format()}/download`
    let closed = false
    vi.spyOn(jobs, 'stream').mockImplementation(async function* () {
      try {
        for (let count = 0; count < 1000; count++) yield await Promise.resolve(Buffer.alloc(10))
      } finally {
        closed = true
      }
    })
    const { body } = await get(address)
    await body!.cancel()
    expect(closed).toBe(true)
  })

  it('has a type whatever ends its name', async () => {
    const { get, format, postJson, jobs } = await newService()
    await format()
    const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    for (const [end, type] of [['docm', 'application/vnd.ms-word.document.macroEnabled.12'], ['constructor', docx], ['__proto__', docx]] as const) {
      const { job_id: id } = await bodyOf<{ job_id: string }>(postJson('/api/v1/documents', { ...request, filename: `essay.${end}` }))
      const { lease, job } = (await jobs.claim())!
      const result = await jobs.storeResult(jobs.stream(job.source))
      await jobs.finish(id, lease, { output: result, report: result, warning: null })
      expect((await get(`/api/v1/documents/${id}/download`)).headers.get('Content-Type')).toBe(type)
    }
  })

  it.each([
    ['Aufsatz "über" Flüsse.docx', `attachment; filename="Aufsatz __ber_ Fl_sse.docx"; filename*=UTF-8''Aufsatz%20%22%C3%BCber%22%20Fl%C3%BCsse.docx`],
    ['C:\\papers\\essay.docx', `attachment; filename="essay.docx"; filename*=UTF-8''essay.docx`],
    ['papers/', `attachment; filename="document.docx"; filename*=UTF-8''document.docx`],
  ])('of %s is given a name that every client can read', (filename, header) => {
    expect(attachment(filename)).toBe(header)
  })

  it('is not ready before the job is formatted', async () => {
    const { get, submit } = await newService()
    const response = await get(`/api/v1/documents/${await submit()}/download`)
    expect([response.status, (await bodyOf<Problem>(response)).error.code]).toEqual([409, 'not_ready'])
  })
})
