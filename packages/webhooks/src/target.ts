import { isIP } from 'node:net'
import { ServiceError } from '@formatter/domain'
import type { AddressGuard } from './address-guard.js'

/** The addresses that a name stands for, all of them. Rejects where there are none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

/** What holds of the addresses of webhooks. */
export interface TargetRules {
  readonly guard: AddressGuard
  readonly resolve: Resolve
  /** Whether `http:` will do, too. */
  readonly allowHttp: boolean
}

/** As the schema of requests has it; the web pages have only this. */
const longest = 2000

/**
 * A webhook's address, checked before it is stored. Throws `invalid_url` and `blocked_address`. A name that nobody knows yet
 * passes: what it stands for is checked at each delivery anyway, on the very address that is connected to.
 */
export async function checkTarget(text: string, { guard, resolve, allowHttp }: TargetRules): Promise<string> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || text.length > longest) throw invalid(`is no URL, or longer than ${longest} characters`)
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) throw invalid('does not begin with https://')
  if (url.username !== '' || url.password !== '') throw invalid('contains a user name or password')
  const literal = literalAddress(url)
  const addresses = literal === undefined ? await resolve(url.hostname).catch(() => []) : [literal]
  if (!addresses.every(guard)) throw blockedAddress(url.hostname)
  return url.href
}

/** The address that stands in the URL itself: no name is looked up for it, so whoever guards look-ups never sees it. */
export function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? undefined : bare
}

export const blockedAddress = (hostname: string): ServiceError =>
  new ServiceError('blocked_address', `${hostname} is not on the public internet.`, 'Use an address that can be reached from anywhere.')

const invalid = (what: string): ServiceError =>
  new ServiceError('invalid_url', `The webhook’s URL ${what}.`, 'Use an https:// address without a user name and password.')
