import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextAttempt } from '../src/retry.js'

const now = Date.UTC(2026, 0, 1)
/** Chance that neither hastens nor delays. */
const even = () => Uint8Array.of(127, 255, 255, 255)
const delay = (attempts: number, retryAfter?: string) => nextAttempt(attempts, now, even, retryAfter)! - now

describe('a failed attempt', () => {
  it('is followed by another after 10 seconds, one minute and six minutes, and then by none', () => {
    expect([1, 2, 3].map((attempts) => delay(attempts))).toEqual([10_000, 60_000, 360_000])
    expect(nextAttempt(4, now, even)).toBeUndefined()
  })

  it('is followed up to a fifth earlier or later, by chance', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (bytes) => {
        const chosen = nextAttempt(2, now, () => bytes)! - now
        expect(chosen).toBeGreaterThanOrEqual(48_000)
        expect(chosen).toBeLessThanOrEqual(72_000)
      }),
    )
    expect(new Set(Array.from({ length: 8 }, () => nextAttempt(2, now, randomBytes))).size).toBeGreaterThan(1)
  })

  it('waits as long as the receiver asks, in seconds or until a date', () => {
    expect(delay(1, '120')).toBe(120_000)
    expect(delay(1, new Date(now + 90_000).toUTCString())).toBe(90_000)
  })

  it('never comes earlier because the receiver asks, and waits a day at most', () => {
    expect(delay(1, '1')).toBe(10_000)
    expect(delay(1, 'Mon, 01 Jan 2001 00:00:00 GMT')).toBe(10_000)
    expect(delay(1, '999999999')).toBe(86_400_000)
  })

  it('does not care for a Retry-After that it cannot read', () => {
    expect(delay(1, 'soon')).toBe(10_000)
  })
})
