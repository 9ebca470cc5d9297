import type { World } from './world.js'

/** Crockford's alphabet: its order is that of the characters' codes, so ids sort by time. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * A new id such as `job_01k9…`: the prefix, then a ULID in lower case (48 bits of time, 80 of chance).
 * Source: github.com/ulid/spec.
 */
export function newId(prefix: string, { now, randomBytes }: World): string {
  return `${prefix}_${base32(BigInt(now()), 10)}${base32(toBigInt(randomBytes(10)), 16)}`
}

function base32(value: bigint, length: number): string {
  let rest = value
  let text = ''
  for (let digit = 0; digit < length; digit++) {
    text = alphabet[Number(rest & 31n)]! + text
    rest >>= 5n
  }
  return text
}

const toBigInt = (bytes: Uint8Array): bigint => bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
