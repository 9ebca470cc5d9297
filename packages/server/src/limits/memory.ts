import type { Clock } from '@formatter/domain'
import { taken, windowSeconds, type Policy, type RateLimits } from './policy.js'

/** Rate limits of one process. */
export function memoryRateLimits(policy: Policy, now: Clock): RateLimits {
  let windows = new Map<string, { readonly start: number; used: number }>()

  const sweep = () => {
    const time = now()
    windows = new Map([...windows].filter(([, { start }]) => isOpen(start, time)))
    return Promise.resolve()
  }

  return {
    take(keyId, bucket) {
      const time = now()
      const name = `${keyId} ${bucket}`
      const current = windows.get(name)
      const window = current !== undefined && isOpen(current.start, time) ? current : { start: time, used: 0 }
      windows.set(name, window)
      window.used += 1
      return Promise.resolve(taken(policy, bucket, window.start, window.used, time))
    },
    sweep,
  }
}

const isOpen = (start: number, time: number) => time < start + windowSeconds * 1000
