import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { refuseUnreadable } from '../http/unreadable.js'
import type { Config } from './config.js'
import { endOfTurns } from './end-of-turn.js'

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Listens, so that the port is known, and answers once it is told how. */
export async function listen({ host, port }: Pick<Config, 'host' | 'port'>, log: Logger): Promise<{ url: string; http: Server; answer(fetch: Fetch): void }> {
  let tell: (fetch: Fetch) => void = () => undefined
  let answer: Fetch | undefined
  const answering = new Promise<void>((resolve) => { tell = (fetch) => { answer = fetch; resolve() } })
  const endOfTurn = endOfTurns()
  const http = createAdaptorServer({
    fetch: async (request, environment) => {
      if (answer === undefined) await answering
      const response = await answer!(request, environment)
      // Answers that go out one right after another wake the other side once, and to wake it is most of what sending costs. A refusal of what
      // has not come whole goes at once: the connection may break off within the turn.
      if (environment.incoming.complete) await endOfTurn()
      return response
    },
    // A body of what is usual comes without the connection being stopped and started again.
    serverOptions: { requestTimeout: 120_000, headersTimeout: 20_000, keepAliveTimeout: 10_000, highWaterMark: 64 * 1024 },
  }) as Server
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
