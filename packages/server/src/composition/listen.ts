import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { refuseUnreadable } from '../http/unreadable.js'
import type { Config } from './config.js'

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Listens, so that the port is known, and answers once it is told how. */
export async function listen({ host, port }: Pick<Config, 'host' | 'port'>, log: Logger): Promise<{ url: string; http: Server; answer(fetch: Fetch): void }> {
  let tell: (fetch: Fetch) => void = () => undefined
  let answer: Fetch | undefined
  const answering = new Promise<void>((resolve) => { tell = (fetch) => { answer = fetch; resolve() } })
  const http = createAdaptorServer({
    fetch: async (request, environment) => {
      if (answer === undefined) await answering
      return answer!(request, environment)
    },
    serverOptions: { requestTimeout: 120_000, headersTimeout: 20_000, keepAliveTimeout: 10_000 },
  }) as Server
  refuseUnreadable(http)
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
