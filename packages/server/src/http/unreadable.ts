import { RequestError } from '@hono/node-server'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { problem, problemOf } from './problem.js'

type Refusal = readonly [status: 400 | 408 | 431, code: string, message: string, hint: string]

const notHttp: Refusal = [400, 'bad_request', 'This is no HTTP request.', 'Send HTTP/1.1, with the header Host and a path.']

const refusals = new Map<unknown, Refusal>([
  ['HPE_HEADER_OVERFLOW', [431, 'headers_too_large', 'The headers are too large.', 'Send less than 16 KiB of them.']],
  ['HPE_INVALID_EOF_STATE', [400, 'bad_request', 'The request broke off before its end.', 'Send it again, whole.']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'request_timeout', 'The request did not come whole in time.', 'Send it again.']],
])

/** Node read it, but it has no address: a Host that is missing or none, a target without a path. */
export function unreadableRequest(error: unknown): Response {
  const { status, body } = error instanceof RequestError ? problem(...notHttp, newRequestId()) : problemOf(error, newRequestId())
  return Response.json(body, { status, headers: { Connection: 'close' } })
}

/** What Node cannot read never becomes a request: it is refused in our words on the bare connection, which ends with that. */
export function refuseUnreadable(http: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  http.on('request', (request, response) => { answers.set(request.socket, response) })
  http.on('clientError', (error: Error & { readonly code?: unknown }, socket) => {
    const answer = answers.get(socket)
    // Nothing is said into the middle of an answer.
    if (!socket.writable || (answer?.headersSent === true && !answer.writableFinished)) {
      socket.destroy()
      return
    }
    const { status, body } = problem(...(refusals.get(error.code) ?? notHttp), newRequestId())
    const text = JSON.stringify(body)
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => { socket.destroy() })
  })
}

const newRequestId = () => `req_${randomUUID()}`
