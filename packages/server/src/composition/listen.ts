import { getRequestListener } from '@hono/node-server'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { refuseUnreadable, unreadableRequest } from '../http/unreadable.js'
import type { Config } from './config.js'
import { endOfTurns } from './end-of-turn.js'

type Fetch = Parameters<typeof getRequestListener>[0]

/** Listens, so that the port is known, and answers once it is told how. */
export async function listen({ host, port }: Pick<Config, 'host' | 'port'>, log: Logger): Promise<{ url: string; http: Server; answer(fetch: Fetch): void }> {
  let tell: (fetch: Fetch) => void = () => undefined
  let answer: Fetch | undefined
  const answering = new Promise<void>((resolve) => { tell = (fetch) => { answer = fetch; resolve() } })
  const endOfTurn = endOfTurns()
  const listener = getRequestListener(async (request, environment) => {
    if (answer === undefined) await answering
    const response = await answer!(request, environment)
    // Answers that go out one right after another wake the other side once, and to wake it is most of what sending costs. A refusal of what
    // has not come whole goes at once: the connection may break off within the turn.
    if (environment.incoming.complete) await endOfTurn()
    return response
  }, { errorHandler: unreadableRequest })
  const http = createServer({
    requestTimeout: 120_000,
    headersTimeout: 20_000,
    keepAliveTimeout: 10_000,
    // A body of what is usual comes without the connection being stopped and started again.
    highWaterMark: 64 * 1024,
    // Who does not name us is refused too, in our words.
    requireHostHeader: false,
  }, (incoming, outgoing) => {
    // HTTP/1.0 knows no Host, and some watchers of a service speak nothing newer.
    if (incoming.httpVersion === '1.0') incoming.headers.host ??= 'localhost'
    void listener(incoming, outgoing)
  })
  // Whatever else a client expects of us is passed over (RFC 9110, section 10.1.1): Node would refuse it without a word.
  http.on('checkExpectation', (incoming, outgoing) => { http.emit('request', incoming, outgoing) })
  refuseUnreadable(http)
  // Who has said all is answered, though it closed its side of the connection.
  Object.assign(http, { httpAllowHalfOpen: true })
  http.listen(port, host)
  await once(http, 'listening')
  http.on('error', (error) => { log.error({ err: error }, 'server') })
  const { port: found } = http.address() as AddressInfo
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${found}`, http, answer: tell }
}

/** Lets requests under way end, closes idle connections now, and every other when the time is over. */
export async function closeGently(http: Server, milliseconds: number): Promise<void> {
  const closed = once(http, 'close')
  http.close()
  http.closeIdleConnections()
  const hard = setTimeout(() => { http.closeAllConnections() }, milliseconds)
  await closed
  clearTimeout(hard)
}
