import { ServiceError, type RandomBytes } from '@formatter/domain'
import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Uint8Array, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

/** 32 MiB and some 200 ms a guess: one of the settings of OWASP’s Password Storage Cheat Sheet for scrypt. A hash says what it was made with. */
const cost = { N: 2 ** 15, r: 8, p: 3 }

const keyBytes = 32

/** In characters. The longest bounds what hashing costs. */
const [shortest, longest] = [10, 200]

/** `scrypt$32768$8$3$SALT$KEY`. Throws `weak_password`. */
export async function hashPassword(password: string, randomBytes: RandomBytes): Promise<string> {
  const length = [...password].length
  if (length < shortest || length > longest) {
    throw new ServiceError('weak_password', `A password has ${shortest} to ${longest} characters.`, 'Several words that do not belong together are easy to keep in mind.')
  }
  const salt = Buffer.from(randomBytes(16))
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64url')}$${(await keyOf(password, salt, cost)).toString('base64url')}`
}

/** Whether this is the password of a hash. Where there is no hash it takes as long: nobody learns from that who has an account. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  if (password.length > 4 * longest) return false
  const [, N, r, p, salt = '', key = ''] = hash?.split('$') ?? ['', cost.N, cost.r, cost.p]
  const wanted = Buffer.from(String(key), 'base64url')
  const found = await keyOf(password, Buffer.from(String(salt), 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return wanted.length === found.length && timingSafeEqual(wanted, found)
}

/** The same characters, however a keyboard composes them, are the same password. */
const keyOf = (password: string, salt: Uint8Array, { N, r, p }: typeof cost): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r })
