import { getPath } from 'hono/utils/url'

/** What paths begin with where the service lies below a path of its host: `/formatter`, or nothing. */
export const basePathOf = (publicUrl: string): string => new URL(publicUrl).pathname.replace(/\/$/, '')

/** The path of a request within the service. Some proxies take the base off before they pass it on, others leave it: both are understood. */
export function pathWithin(base: string): (request: Request) => string {
  if (base === '') return getPath
  return (request) => {
    const path = getPath(request)
    return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
  }
}
