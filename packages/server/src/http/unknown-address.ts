import { ServiceError } from '@formatter/domain'
import type { Context } from 'hono'
import type { Environment } from './environment.js'
import { setHeader } from './header.js'

interface Row {
  readonly method: string
  /** As OpenAPI writes it: `/api/v1/documents/{job_id}`. */
  readonly path: string
}

export const noSuchAddress = (): ServiceError => new ServiceError('not_found', 'There is nothing at this address.', '/docs lists the endpoints.')

/** What is said where no endpoint is: that nothing is there, or by which methods there is (RFC 9110, 15.5.6), which `Allow` names then. */
export const unknownAddress = (rows: readonly Row[]): ((c: Context<Environment>) => ServiceError) => {
  const known = rows.map(({ method, path }) => ({ method: method.toUpperCase(), pattern: patternOf(path) }))
  return (c) => {
    const methods = known.flatMap(({ method, pattern }) => (pattern.test(c.req.path) ? [method] : []))
    if (methods.length === 0) return noSuchAddress()
    // What can be got has a head too.
    setHeader(c, 'Allow', methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '))
    return new ServiceError('method_not_allowed', `There is no ${c.req.method} at this address.`, `It takes ${methods.join(' and ')}; /docs lists the endpoints.`)
  }
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.split(/\{\w+\}/).map((piece) => piece.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&')).join('[^/]+')}$`)
