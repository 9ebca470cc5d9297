import type { RandomBytes } from '@formatter/domain'

/** The first attempt is followed by up to three retries, so long after the attempt before them. */
const delays = [10_000, 60_000, 360_000]

/** How far a delay is moved at random: receivers that were down are not all called in the same second. */
const spread = 0.2

/** A receiver may ask for more patience, up to a day. */
const mostAsked = 86_400_000

/** When a delivery is to be tried again after that many attempts; undefined where it is given up. */
export function nextAttempt(attempts: number, now: number, randomBytes: RandomBytes, retryAfter?: string): number | undefined {
  const delay = delays[attempts - 1]
  if (delay === undefined) return undefined
  const chance = Buffer.from(randomBytes(4)).readUInt32BE() / 0xffff_ffff
  const ours = Math.round(delay * (1 + spread * (2 * chance - 1)))
  return now + Math.max(ours, Math.min(asked(retryAfter, now), mostAsked))
}

/** Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). Anything else asks for nothing. */
function asked(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? 0 : date - now
}
