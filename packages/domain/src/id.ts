import type { World } from './world.js'

/** Crockford's alphabet: its order is that of the characters' codes, so ids sort by time. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * A new id such as `job_01k9…`: the prefix, then a ULID in lower case (48 bits of time, 80 of chance).
 * Source: github.com/ulid/spec.
 */
export function newId(prefix: string, { now, randomBytes }: World): string {
  let time = ''
  for (let rest = now(); time.length < 10; rest = Math.floor(rest / 32)) time = alphabet[rest % 32]! + time
  let chance = ''
  for (const byte of randomBytes(16)) chance += alphabet[byte % 32]!
  return `${prefix}_${time}${chance}`
}
