import { newId, ServiceError, type World } from '@formatter/domain'
import type { Jobs } from '@formatter/jobs'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Keys } from '../accounts/keys.js'
import type { RateLimits } from '../limits/policy.js'
import { endpoint, json, type Endpoint } from './endpoint.js'
import type { Environment } from './environment.js'
import { makeGuard } from './guard.js'
import { problemOf } from './problem.js'
import { documentRoutes } from './routes/documents.js'
import { styleRoutes } from './routes/styles.js'

/** What the HTTP face stands on. */
export interface Service {
  readonly jobs: Jobs
  readonly keys: Pick<Keys, 'authenticate'>
  readonly rateLimits: RateLimits
  readonly world: World
  /** Where callers reach the service, without a slash at its end; addresses in answers begin with it. */
  readonly publicUrl: string
  readonly documentBytes: number
  /** Told of errors that nobody threw on purpose. */
  readonly unexpected: (error: unknown, requestId: string) => void
}

const root = endpoint({
  tag: 'Service', method: 'get', path: '/', bucket: null, summary: 'What this is',
  answer: json(z.object({ name: z.string(), version: z.string(), docs: z.string(), status: z.string() }), 'The service'),
  handle: (c) => c.json({ name: 'Formatter', version: '1.0.0', docs: '/openapi.json', status: 'ok' }),
})

const healthz = endpoint({
  tag: 'Service', method: 'get', path: '/healthz', bucket: null, summary: 'Whether the process lives',
  answer: json(z.object({ status: z.literal('ok') }), 'It does'),
  handle: (c) => c.json({ status: 'ok' }),
})

/** The HTTP face of the service. */
export function makeApp(service: Service): OpenAPIHono<Environment> {
  const app = new OpenAPIHono<Environment>()
  app.use(async (c, next) => {
    const asked = c.req.header('X-Request-Id')
    c.set('requestId', asked !== undefined && /^[\w-]{1,64}$/.test(asked) ? asked : newId('req', service.world))
    c.header('X-Request-Id', c.var.requestId)
    await next()
  })
  app.onError((error, c) => {
    const { status, body } = problemOf(error, c.var.requestId)
    if (status === 500) service.unexpected(error, c.var.requestId)
    if (status === 401) c.header('WWW-Authenticate', 'Bearer')
    return c.json(body, status)
  })
  app.notFound((c) => {
    const { status, body } = problemOf(new ServiceError('not_found', 'There is nothing at this address.', '/openapi.json lists the endpoints.'), c.var.requestId)
    return c.json(body, status)
  })

  const guard = makeGuard(service.keys, service.rateLimits)
  for (const each of endpointsOf(service)) each.mount(app, guard)
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  app.doc31('/openapi.json', { openapi: '3.1.0', info: { title: 'Formatter', version: '1.0.0' }, servers: [{ url: service.publicUrl }] })
  return app
}

/** Every row of the endpoint tables that there is. */
export const endpointsOf = (service: Service): readonly Endpoint[] => [root, healthz, ...styleRoutes, ...documentRoutes(service)]
