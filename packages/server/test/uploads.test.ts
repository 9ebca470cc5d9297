import { describe, expect, it } from 'vitest'
import { newService, paper } from './service.js'

interface Announced {
  readonly job_id: string
  readonly upload_url: string
  readonly upload_token: string
  readonly file_path: string
  readonly upload_headers: Record<string, string>
}

const bodyOf = async <Body>(response: Response | Promise<Response>) => (await (await response).json()) as Body

const announced = async (fields: Record<string, string> = {}, path = '/api/documents/create-upload') => {
  const service = await newService()
  const { send, postJson } = service
  const response = await send('POST', path, { body: new URLSearchParams({ filename: 'essay.docx', style: 'apa-7', ...fields }) })
  const upload = await bodyOf<Announced>(response)
  const put = (url = upload.upload_url, body = paper, headers = upload.upload_headers) =>
    send('PUT', url.replace('https://papers.example', ''), { body, headers, key: null })
  const complete = (success = true) => postJson('/api/documents/upload-complete', { job_id: upload.job_id, file_path: upload.file_path, success })
  return { ...service, response, upload, put, complete }
}

describe('a direct upload', () => {
  it.each(['/api/documents/create-upload', '/api/documents/upload'])('POST %s announces it, PUT sends it, POST /api/documents/upload-complete queues it', async (path) => {
    const { upload, put, complete, get } = await announced({ trackedChanges: 'true', file_size: String(paper.length) }, path)
    expect(upload).toEqual({
      success: true,
      job_id: expect.stringMatching(/^job_/) as string,
      upload_url: expect.stringMatching(/^https:\/\/papers\.example\/uploads\/job_/) as string,
      upload_token: expect.any(String) as string,
      file_path: expect.any(String) as string,
      message: expect.any(String) as string,
      upload_headers: { 'Content-Type': expect.any(String) as string, 'X-Upload-Token': upload.upload_token },
    })
    expect(await bodyOf(get(`/api/v1/documents/${upload.job_id}`))).toMatchObject({ status: 'awaiting_upload' })
    expect((await put()).status).toBe(200)
    expect(await bodyOf(complete())).toMatchObject({ success: true, job_id: upload.job_id, status: 'queued' })
  })

  it.each(['essay.docm', 'essay.dotx', 'essay.DOTM'])('of %s is taken with the headers that it was announced with', async (filename) => {
    const { put, complete } = await announced({ filename })
    expect((await put()).status).toBe(200)
    expect(await bodyOf(complete())).toMatchObject({ status: 'queued' })
  })

  it('is reported by its path, also where that is of the longest name', async () => {
    const { put, complete } = await announced({ filename: `${'😀'.repeat(250)}.docx` })
    await put()
    expect(await bodyOf(complete())).toMatchObject({ status: 'queued' })
  })

  it('of more bytes than were announced is told that it is, and one of more than any may have what can be done', async () => {
    const { put, complete } = await announced({ file_size: '20' })
    expect(await bodyOf(put(undefined, Buffer.alloc(21)))).toMatchObject({ error: { message: 'The upload has more than the 20 bytes that were announced.' } })
    expect((await complete()).status).toBe(422)
    const unannounced = await announced()
    expect(await bodyOf(unannounced.put(undefined, Buffer.alloc(100_001)))).toMatchObject({ error: { message: 'A document may have at most 100000 bytes.' } })
  })

  it('that could not be sent fails, and costs nothing', async () => {
    const { complete, get } = await announced()
    expect(await bodyOf(complete(false))).toMatchObject({ status: 'failed' })
    expect(await bodyOf(get('/api/v1/usage'))).toMatchObject({ balance_credits: 50 })
  })

  it('is refused at a changed address, with another type, too large, too late, or again', async () => {
    const { upload, put, clock } = await announced()
    expect((await put(upload.upload_url.replace(/max_bytes=\d+/, 'max_bytes=999999'))).status).toBe(403)
    const another = upload.job_id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect((await put(upload.upload_url.replace(upload.job_id, another))).status).toBe(403)
    expect((await put(undefined, undefined, { ...upload.upload_headers, 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await put(undefined, Buffer.alloc(100_001))).status).toBe(413)
    expect((await put(undefined, undefined, { ...upload.upload_headers, 'X-Upload-Token': 'other' })).status).toBe(403)
    expect((await put()).status).toBe(200)
    expect((await put()).status).toBe(403)
    clock.time += 3_600_000
    expect((await put()).status).toBe(410)
  })

  it.each([
    [{ file_size: '100001' }, 413],
    [{ file_size: 'many' }, 422],
    [{ style: 'klingon' }, 422],
    [{ paperType: 'haiku' }, 422],
    [{ paperType: 'student' }, 200],
    [{ paperType: '', file_size: '', trackedChanges: '' }, 200],
    [{ colour: 'red' }, 422],
  ] as const)('announced with %j is %d', async (fields, status) => {
    expect((await announced(fields)).response.status).toBe(status)
  })

  it.each([
    [{ file_size: '0' }, ['file_size', 'greater_than_equal']],
    [{ file_size: '0x10' }, ['file_size', 'int_parsing']],
    [{ file_size: '1e3' }, ['file_size', 'int_parsing']],
    [{ style: 'mla-9', paperType: 'thesis' }, ['paperType', 'invalid_options']],
  ] as const)('announced with %j is told which field is wrong', async (fields, [field, type]) => {
    const { send } = await newService()
    const body = new URLSearchParams({ filename: 'essay.docx', style: 'apa-7', ...fields })
    expect(await bodyOf(send('POST', '/api/documents/create-upload', { body }))).toMatchObject({ detail: [{ loc: ['body', field], type }] })
  })

  it('of another account is 404', async () => {
    const { upload, send, newAccount } = await announced()
    const { key } = await newAccount()
    const body = JSON.stringify({ job_id: upload.job_id, file_path: upload.file_path, success: true })
    expect((await send('POST', '/api/documents/upload-complete', { body, headers: { 'Content-Type': 'application/json' }, key })).status).toBe(404)
  })
})

describe('preview images', () => {
  it('POST /api/documents/preview-images/{job_id} says why there are none without a converter', async () => {
    const { send, format } = await newService()
    const response = await send('POST', `/api/documents/preview-images/${await format()}`)
    expect([response.status, (await bodyOf<{ error: { code: string } }>(response)).error.code]).toEqual([503, 'preview_unavailable'])
  })

  it('are drawn once, and shown at signed addresses for a day', async () => {
    let drawn = 0
    const previewer = { pages: () => Promise.resolve([{ png: Buffer.from(`page ${++drawn}`), width: 10, height: 14 }]) }
    const { send, get, format, clock } = await newService({ previewer })
    const id = await format()
    const preview = () => bodyOf<{ expires_at: string; pages: { url: string }[] }>(send('POST', `/api/documents/preview-images/${id}`))
    const first = await preview()
    expect(first).toMatchObject({ success: true, job_id: id, expires_at: '2026-01-02T00:00:00.000Z', pages: [{ page: 1, width: 10, height: 14 }] })
    expect(await preview()).toEqual(first)
    const path = first.pages[0]!.url.replace('https://papers.example', '')
    const page = await get(path, {}, null)
    expect([page.status, page.headers.get('Content-Type'), await page.text()]).toEqual([200, 'image/png', 'page 1'])
    expect((await get(path.replace('/1?', '/2?'), {}, null)).status).toBe(403)
    clock.time += 86_400_000
    expect((await get(path, {}, null)).status).toBe(410)
    expect(drawn).toBe(1)
  })
})
