import { ServiceError } from '@formatter/domain'
import type { Context } from 'hono'
import type { Keys } from '../accounts/keys.js'
import type { Bucket, RateLimits } from '../limits/policy.js'
import type { Environment } from './environment.js'
import { setHeader } from './header.js'

/** Lets a request pass, or throws: first who it is (401), then whether it may now (429). */
export type Guard = (c: Context<Environment>, bucket: Bucket) => Promise<void>

export const makeGuard = (keys: Pick<Keys, 'authenticate'>, limits: RateLimits): Guard =>
  async (c, bucket) => {
    const caller = await keys.authenticate(bearerOf(c))
    c.set('caller', caller)
    const { limit, seconds, remaining, reset, allowed } = await limits.take(caller.keyId, bucket)
    setHeader(c, 'RateLimit-Policy', `"${bucket}";q=${limit};w=${seconds}`)
    setHeader(c, 'RateLimit', `"${bucket}";r=${remaining};t=${reset}`)
    if (allowed) return
    setHeader(c, 'Retry-After', String(reset))
    throw new ServiceError('rate_limited', `This key may do ${limit} of these in ${seconds} seconds.`, `Try again in ${reset} seconds.`)
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
