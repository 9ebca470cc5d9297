import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { paper, request } from '../service.js'
import { newStage, type Stage } from './stage.js'

const boundary = 'B'
const part = `--${boundary}\r\nContent-Disposition: form-data; name="style"\r\n\r\napa-7\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.docx"\r\n\r\n${paper.toString('latin1')}`
const whole = `${part}\r\n--${boundary}--\r\n`
const multipart = `multipart/form-data; boundary=${boundary}`
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/** Writes bytes as they are to the service, hangs up, and gives the answer, where there is one. */
async function write({ url }: Stage, lines: readonly string[], body: string): Promise<{ status: string | undefined; body: string | undefined }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined)
  await once(socket, 'connect')
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  await once(socket, 'close')
  const answer = Buffer.concat(chunks).toString()
  return { status: /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1], body: answer.split('\r\n\r\n')[1] }
}

it.each([
  ['a form whose end does not come', ['Content-Type: ' + multipart, `Content-Length: ${whole.length}`], part, ['400']],
  ['a form without its last boundary', ['Content-Type: ' + multipart, `Content-Length: ${part.length}`], part, ['422']],
  ['a form without a boundary', ['Content-Type: multipart/form-data', `Content-Length: ${whole.length}`], whole, ['422']],
  ['a form with another boundary', ['Content-Type: multipart/form-data; boundary=C', `Content-Length: ${whole.length}`], whole, ['422']],
  ['a form with a thousand fields', ['Content-Type: ' + multipart, 'Transfer-Encoding: chunked'],
    `${chunked(`--B\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n`.repeat(1000))}0\r\n\r\n`, ['422']],
  ['JSON whose end does not come', ['Content-Type: application/json', 'Content-Length: 100000'], JSON.stringify(request), ['400']],
  ['JSON that is half of it', ['Content-Type: application/json', 'Content-Length: 20'], JSON.stringify(request).slice(0, 20), ['422']],
  ['JSON that is not UTF-8', ['Content-Type: application/json', 'Transfer-Encoding: chunked'], '2\r\n\u00ff\u00ff\r\n0\r\n\r\n', ['422', '400']],
  ['JSON that is nested a hundred thousand times', ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
    `${chunked('['.repeat(90_000))}0\r\n\r\n`, ['422']],
  ['a body that announces a gigabyte', ['Content-Type: application/json', 'Content-Length: 1000000000'], '{', ['413']],
  ['a body with a chunk that is none', ['Content-Type: application/json', 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n', ['400', '422']],
  ['a length and chunks at once', ['Content-Type: application/json', 'Content-Length: 2', 'Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n', ['400']],
  ['headers without end', [`X: ${'x'.repeat(40_000)}`], '', ['431']],
])('%s is refused, and the service goes on', async (_what, headers, body, statuses) => {
  const stage = await newStage()
  const path = headers.some((line) => line.includes('multipart')) ? '/api/v1/documents/upload' : '/api/v1/documents'
  const { status } = await write(stage, [`POST ${path} HTTP/1.1`, 'Host: papers.example', `Authorization: Bearer ${stage.own.key}`, ...headers], body)
  expect(statuses).toContain(status)
  expect((await stage.call('POST', await stage.good('POST', path))).status).toBe(200)
})

it('who sent all and closed its side of the connection is answered, also where that takes a commit', async () => {
  const stage = await newStage()
  const head = ['Host: papers.example', `Authorization: Bearer ${stage.own.key}`]
  expect((await write(stage, ['GET /api/v1/usage HTTP/1.1', ...head], '')).status).toBe('200')
  const body = JSON.stringify(request)
  const created = await write(stage, ['POST /api/v1/documents HTTP/1.1', ...head, 'Content-Type: application/json', `Content-Length: ${body.length}`], body)
  expect(JSON.parse(created.body!)).toMatchObject({ success: true, status: 'queued' })
})

it.each([
  ['what is no HTTP', ['HELLO'], '', 'bad_request'],
  ['headers without end', ['GET / HTTP/1.1', `X: ${'x'.repeat(40_000)}`], '', 'headers_too_large'],
  ['a chunk that is none', ['POST /api/v1/webhooks HTTP/1.1', 'Host: papers.example', 'Transfer-Encoding: chunked'], 'zz\r\n', 'bad_request'],
  ['a request without a host', ['GET /healthz HTTP/1.1'], '', 'bad_request'],
  ['a host that is none', ['GET /healthz HTTP/1.1', 'Host: a b/c'], '', 'bad_request'],
  ['a target without a path', ['GET * HTTP/1.1', 'Host: papers.example'], '', 'bad_request'],
])('%s is refused in the words of all other errors', async (_what, lines, body, code) => {
  const answer = await write(await newStage(), lines, body)
  expect(JSON.parse(answer.body!)).toMatchObject({ success: false, error: { status: Number(answer.status), code } })
})

it('who breaks off in the middle of a body is not told that it was no HTTP', async () => {
  const stage = await newStage()
  const head = ['POST /api/v1/webhooks HTTP/1.1', 'Host: papers.example', `Authorization: Bearer ${stage.own.key}`, 'Content-Type: application/json', 'Content-Length: 100']
  const answer = await write(stage, head, '{"url":')
  expect(JSON.parse(answer.body!)).toMatchObject({ error: { status: 400, code: 'bad_request', message: 'The request broke off before its end.' } })
})

it('HTTP/1.0, which knows no host, is answered', async () => {
  expect(await write(await newStage(), ['GET /healthz HTTP/1.0'], '')).toEqual({ status: '200', body: '{"status":"ok"}' })
})

it('what nobody can meet of what is expected is passed over', async () => {
  expect((await write(await newStage(), ['GET /healthz HTTP/1.1', 'Host: papers.example', 'Expect: wonders', 'Connection: close'], '')).status).toBe('200')
})
