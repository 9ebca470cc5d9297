import type { RandomBytes } from '@formatter/domain'
import { crc32 } from 'node:zlib'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 30
const checkLength = 6

/** A new API key: `<prefix>_`, 30 characters of chance, 6 of checksum over all before them, in base 62. */
export function newKey(prefix: string, randomBytes: RandomBytes): string {
  const body = `${prefix}_${randomText(randomLength, randomBytes)}`
  return body + checksum(body)
}

/** Whether a text can be one of our keys at all: garbage is refused without asking the database. */
export function isKey(prefix: string, text: string): boolean {
  const length = prefix.length + 1 + randomLength + checkLength
  if (text.length !== length || !text.startsWith(`${prefix}_`)) return false
  return checksum(text.slice(0, -checkLength)) === text.slice(-checkLength)
}

function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let place = 0; place < checkLength; place++) {
    digits = alphabet[rest % 62]! + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

/** Bytes of 248 and more are thrown away: 256 is no multiple of 62, and the first letters would come up more often. */
function randomText(length: number, randomBytes: RandomBytes): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += alphabet[byte % 62]!
  }
  return text
}
