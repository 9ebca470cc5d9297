import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A server on this machine that webhooks are sent to. */
export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** How it answers from now on. */
  answers: (response: ServerResponse, received: Received) => void
  close(): void
}

export const withStatus = (status: number, headers: Record<string, string> = {}) => (response: ServerResponse) => { response.writeHead(status, headers).end('thank you') }

export async function newReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const entry = { path: request.url!, headers: request.headers, body: body.toString('utf8') }
      receiver.received.push(entry)
      receiver.answers(response, entry)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answers: withStatus(200),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
