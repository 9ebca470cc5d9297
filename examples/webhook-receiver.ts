/** Receives the webhooks of the service and believes only what is signed. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface DocumentEvent {
  readonly event: 'document.completed' | 'document.failed'
  readonly job_id: string
  readonly status: string
}

/** Listens on this machine; `secretOf` gives the signing secret, once the webhook has one. `received` hears of each event, perhaps twice. */
export async function receiveWebhooks(secretOf: () => string, received: (event: DocumentEvent) => void) {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (!isSigned(body, secretOf(), request.headers['x-service-signature'])) {
        response.writeHead(401).end()
        return
      }
      response.writeHead(204).end()
      received(JSON.parse(body.toString()) as DocumentEvent)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The signature is over the bytes as they came: JSON that was read and written again may differ. */
function isSigned(body: Buffer, secret: string, signature: string | string[] | undefined): boolean {
  const wanted = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  const given = Buffer.from(String(signature))
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
