import type { Context } from 'hono'
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

/** What there is to say of a request that began at `start`, now that it is answered. */
export function observed(c: Context<Environment>, start: number): AnsweredRequest {
  const route = routePath(c, -1)
  const caller = c.get('caller')
  return {
    requestId: c.get('requestId'),
    method: c.req.method,
    // What no route took is known by the pattern of the middleware around all.
    route: route === '/*' || route === '*' ? 'none' : route,
    status: c.res.status,
    milliseconds: Math.round((performance.now() - start) * 1000) / 1000,
    account: caller?.accountId,
    key: caller?.keyId,
  }
}
