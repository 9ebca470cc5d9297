import { newId, ServiceError } from '@formatter/domain'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Hono } from 'hono'
import { basePathOf, pathWithin } from './base-path.js'
import type { Endpoint } from './endpoint.js'
import type { Environment } from './environment.js'
import { makeGuard } from './guard.js'
import { setHeader } from './header.js'
import { observed } from './observe.js'
import { isUnexpected, judged, problemOf } from './problem.js'
import { accountRoutes } from './routes/account.js'
import { docsPage } from './routes/docs.js'
import { documentRoutes } from './routes/documents.js'
import { operationRoutes, watchRoutes } from './routes/operations.js'
import { paymentRoutes } from './routes/payments.js'
import { previewRoutes } from './routes/previews.js'
import { styleRoutes } from './routes/styles.js'
import { uploadRoutes } from './routes/uploads.js'
import { webhookRoutes } from './routes/webhooks.js'
import { eventHeaders, events } from './schemas/events.js'
import type { Service } from './service.js'
import { unknownAddress } from './unknown-address.js'

/** Every row of the endpoint tables. */
const endpointsOf = (service: Service): readonly Endpoint[] => [
  ...operationRoutes(service),
  ...documentRoutes(service),
  ...uploadRoutes(service),
  ...previewRoutes(service),
  ...styleRoutes,
  ...accountRoutes(service),
  ...webhookRoutes(service),
  ...paymentRoutes(service),
]

/** What describes them, and is no row. */
const descriptions = ['/openapi.json', '/docs'].map((path) => ({ method: 'get', path }))

/** Nor are the web pages; what holds for whole branches of them is no page. */
const rowsOf = (pages: Hono) =>
  pages.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*')).map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') }))

/** The HTTP face of the service. */
export function makeApp(service: Service): OpenAPIHono<Environment> {
  const { world, publicUrl, draining, isBehind, answered, unexpected } = service
  const app = new OpenAPIHono<Environment>({ getPath: pathWithin(basePathOf(publicUrl)) })
  // One draw of chance for the process, and a count: a request needs an id that is its own, not one that cannot be guessed.
  const requestIds = newId('req', world)
  let requests = 0
  // One layer around all: each is a function, a closure and a promise more for every request.
  app.use(async (c, next) => {
    const start = performance.now()
    const asked = c.req.header('X-Request-Id')
    c.set('requestId', asked !== undefined && /^[\w-]{1,64}$/.test(asked) ? asked : `${requestIds}_${(requests++).toString(36)}`)
    setHeader(c, 'X-Request-Id', c.get('requestId'))
    setHeader(c, 'X-Content-Type-Options', 'nosniff')
    // So that a client behind a proxy looks for another of us with its next request.
    if (draining()) setHeader(c, 'Connection', 'close')
    await next()
    answered(observed(c, start))
  })

  const refuse = async (c: Context<Environment>, error: unknown) => {
    const { status, body, retryAfter } = problemOf(await judged(error, isBehind), c.get('requestId'))
    if (isUnexpected(error)) unexpected(error, c.get('requestId'))
    if (retryAfter !== undefined) setHeader(c, 'Retry-After', String(retryAfter))
    if (status === 401) setHeader(c, 'WWW-Authenticate', 'Bearer')
    return c.json(body, status)
  }
  app.onError((error, c) => refuse(c, error))

  const guard = makeGuard(service)
  if (!service.answersCallers) {
    app.notFound((c) => refuse(c, answersNobody()))
    for (const each of watchRoutes(service)) each.mount(app, guard)
    return app
  }

  const endpoints = endpointsOf(service)
  const unknown = unknownAddress([...endpoints, ...descriptions, ...rowsOf(service.pages)])
  app.notFound((c) => refuse(c, unknown(c)))
  for (const each of endpoints) each.mount(app, guard)
  describe(app, publicUrl)
  let docs: string | undefined
  app.route('/', service.pages)
  app.get('/docs', (c) => c.html((docs ??= docsPage(app, publicUrl))))
  return app
}

const answersNobody = () => new ServiceError('not_found', 'This process answers no callers.', 'Send requests to a process that has the role api.')

/** What `/openapi.json` says beside the endpoints: the credential, and the events that are posted to others. */
function describe(app: OpenAPIHono<Environment>, publicUrl: string): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  for (const [name, schema] of Object.entries(events)) {
    app.openAPIRegistry.registerWebhook({
      method: 'post', path: name, tags: ['Webhooks'], summary: 'Posted to the webhooks that subscribe to it', operationId: name.replace('.', '_'), security: [],
      request: { headers: eventHeaders, body: { required: true, content: { 'application/json': { schema } } } },
      responses: { '2XX': { description: 'Taken; whatever else is answered, it is tried again' } },
    })
  }
  app.doc31('/openapi.json', { openapi: '3.1.0', info: { title: 'Formatter', version: '1.0.0' }, servers: [{ url: publicUrl }] })
}
