import { ServiceError } from '@formatter/domain'
import type { Context } from 'hono'
import type { Bucket } from '../limits/policy.js'
import type { Environment } from './environment.js'
import { setHeader } from './header.js'
import type { Service } from './service.js'

/** Lets a request pass, or throws: first who it is (401), then whether it may now (429, and 503 where nothing new is begun). */
export type Guard = (c: Context<Environment>, bucket: Bucket) => Promise<void>

export const makeGuard = ({ keys, rateLimits, draining }: Pick<Service, 'keys' | 'rateLimits' | 'draining'>): Guard =>
  async (c, bucket) => {
    const caller = await keys.authenticate(bearerOf(c))
    c.set('caller', caller)
    const { limit, seconds, remaining, reset, allowed } = await rateLimits.take(caller.keyId, bucket)
    setHeader(c, 'RateLimit-Policy', `"${bucket}";q=${limit};w=${seconds}`)
    setHeader(c, 'RateLimit', `"${bucket}";r=${remaining};t=${reset}`)
    if (!allowed) {
      setHeader(c, 'Retry-After', String(reset))
      throw new ServiceError('rate_limited', `This key may do ${limit} of these in ${seconds} seconds.`, `Try again in ${reset} seconds.`)
    }
    if (bucket === 'jobs' && draining()) throw new ServiceError('draining', 'The service is being stopped.', 'Send the request again in a few seconds.')
  }

function bearerOf(c: Context<Environment>): string {
  const header = c.req.header('Authorization')
  if (header === undefined || header.trim() === '') {
    throw new ServiceError('missing_api_key', 'This request has no API key.', 'Send the header Authorization: Bearer <API_KEY>.')
  }
  const [, token] = /^Bearer +(\S+) *$/i.exec(header) ?? []
  if (token === undefined) throw new ServiceError('invalid_api_key', 'The Authorization header is not a bearer credential.', 'Send Authorization: Bearer <API_KEY>.')
  return token
}
