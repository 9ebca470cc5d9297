import type { HttpBindings } from '@hono/node-server'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { timingSafeEqual } from 'node:crypto'
import { basePathOf } from '../base-path.js'
import { endpoint, json } from '../endpoint.js'
import type { Environment } from '../environment.js'
import type { Service } from '../service.js'
import { noSuchAddress } from '../unknown-address.js'

const readiness = z.object({ status: z.enum(['ready', 'unready']), problems: z.array(z.string()) }).openapi('Readiness')

/** What the service says of itself; outside authentication and limits. */
export const operationRoutes = (service: Service) => [rootRoute(service), ...watchRoutes(service)]

const rootRoute = ({ publicUrl, draining }: Service) =>
  endpoint({
    tag: 'Service', method: 'get', path: '/', bucket: null, summary: 'What this is',
    answer: json(z.object({ name: z.string(), version: z.string(), docs: z.string(), status: z.string() }).openapi('ServiceInfo'), 'The service'),
    others: { 303: { description: 'The web pages, for whoever asks for HTML' } },
    handle: (c) => {
      c.header('Vary', 'Accept')
      const wanted = accepts(c, { header: 'Accept', supports: ['application/json', 'text/html'], default: 'application/json' })
      if (wanted === 'text/html') return c.redirect(`${basePathOf(publicUrl)}/account`, 303)
      return c.json({ name: 'Formatter', version: '1.0.0', docs: `${basePathOf(publicUrl)}/docs`, status: draining() ? 'draining' : 'ok' })
    },
  })

/** What whoever watches a process asks it, whatever it does. */
export const watchRoutes = ({ unready, draining, metrics }: Service) => [
  endpoint({
    tag: 'Service', method: 'get', path: '/healthz', bucket: null, summary: 'Whether the process lives',
    answer: json(z.object({ status: z.literal('ok') }).openapi('Health'), 'It does'),
    handle: (c) => c.json({ status: 'ok' }),
  }),
  endpoint({
    tag: 'Service', method: 'get', path: '/readyz', bucket: null, summary: 'Whether requests should be sent here; 503 where not',
    answer: json(readiness, 'They should'), others: { 503: json(readiness, 'They should not') },
    handle: async (c) => {
      const problems = draining() ? ['draining'] : await unready()
      return c.json({ status: problems.length === 0 ? 'ready' : 'unready', problems }, problems.length === 0 ? 200 : 503)
    },
  }),
  endpoint({
    tag: 'Service', method: 'get', path: '/metrics', bucket: null, summary: 'Metrics for Prometheus; to this machine, or with the token', refuses: [404],
    answer: { description: 'In the text format', content: { 'text/plain': z.string() } },
    handle: async (c) => {
      if (!mayReadMetrics(c, metrics.token)) throw noSuchAddress()
      return c.text(await metrics.print(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
    },
  }),
]

function mayReadMetrics(c: Context<Environment>, token: string | undefined): boolean {
  const bearer = Buffer.from(c.req.header('Authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token ?? ''}`)
  if (token !== undefined && bearer.length === wanted.length && timingSafeEqual(bearer, wanted)) return true
  // A proxy on this machine speaks for others.
  if (c.req.header('X-Forwarded-For') !== undefined || c.req.header('Forwarded') !== undefined) return false
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(remoteAddressOf(c) ?? '')
}

/** As node-server gives it; there is none in a test that calls the app without a socket. */
const remoteAddressOf = (c: Context<Environment>): string | undefined => (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress
