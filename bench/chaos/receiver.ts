import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What came for one job: which event, under which ids, how often. */
interface Told {
  readonly events: Set<string>
  readonly ids: Set<string>
  deliveries: number
}

/** Takes webhooks on this machine and writes down what they told. */
export async function newReceiver() {
  const told = new Map<string, Told>()
  const state = { secret: '', badSignatures: 0 }
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const expected = `sha256=${createHmac('sha256', state.secret).update(body).digest('hex')}`
      if (request.headers['x-service-signature'] !== expected) state.badSignatures++
      const { event, job_id } = JSON.parse(body.toString('utf8')) as { event: string; job_id: string }
      const entry = told.get(job_id) ?? { events: new Set(), ids: new Set(), deliveries: 0 }
      told.set(job_id, entry)
      entry.events.add(event)
      entry.ids.add(String(request.headers['webhook-id']))
      entry.deliveries++
      response.end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, told, state, close: () => server.close() }
}
