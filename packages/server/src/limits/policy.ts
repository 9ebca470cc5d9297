/** What a request is counted as. Unversioned routes share the buckets of the versioned ones; who signs in is counted by address and by e-mail. */
export type Bucket = 'jobs' | 'status' | 'downloads' | 'reports' | 'webhooks' | 'other' | 'signIns'

/** How many requests of a bucket a key may make in a window. */
export type Policy = Readonly<Record<Bucket, number>>

export const windowSeconds = 60

/** The limits of the interface, for each key and minute. */
export const defaultPolicy: Policy = { jobs: 10, status: 60, downloads: 20, reports: 10, webhooks: 30, other: 60, signIns: 10 }

interface Taken {
  readonly allowed: boolean
  readonly limit: number
  /** The length of a window. */
  readonly seconds: number
  readonly remaining: number
  /** Seconds until the window ends. */
  readonly reset: number
}

/** Counts requests. A window begins with a key's first request in it, and refused requests count nothing. */
export interface RateLimits {
  take(keyId: string, bucket: Bucket): Promise<Taken>
  /** Forgets the windows that are over: who signs in is counted under whatever name is given. */
  sweep(): Promise<void>
}

/** How a window stands that began at `start` and has seen `used` requests, this one among them. */
export function taken(policy: Policy, bucket: Bucket, start: number, used: number, now: number): Taken {
  const limit = policy[bucket]
  return {
    allowed: used <= limit,
    limit,
    seconds: windowSeconds,
    remaining: Math.max(0, limit - used),
    reset: Math.max(1, Math.ceil((start + windowSeconds * 1000 - now) / 1000)),
  }
}
