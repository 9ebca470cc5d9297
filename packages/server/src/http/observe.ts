import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Environment } from './environment.js'

/** A request that was answered, as logs and metrics want it. Nothing in it is secret: no header, no query, no body. */
export interface AnsweredRequest {
  readonly requestId: string
  readonly method: string
  /** The route's pattern, never the path: ids would make as many time series as there are jobs. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
  readonly account: string | undefined
  readonly key: string | undefined
}

export const observeRequests = (answered: (request: AnsweredRequest) => void): MiddlewareHandler<Environment> =>
  async (c, next) => {
    const start = performance.now()
    await next()
    const route = routePath(c, -1)
    answered({
      requestId: c.get('requestId'),
      method: c.req.method,
      // What no route took is known by the pattern of this middleware.
      route: route === '/*' || route === '*' ? 'none' : route,
      status: c.res.status,
      milliseconds: performance.now() - start,
      account: c.get('caller')?.accountId,
      key: c.get('caller')?.keyId,
    })
  }
