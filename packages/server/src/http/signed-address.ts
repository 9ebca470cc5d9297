import { ServiceError, type Clock } from '@formatter/domain'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Addresses that are credentials by themselves: they say what they allow and until when, and cannot be changed. */
export interface AddressSigner {
  /** The query of an address: what it says, when it expires (milliseconds), and the signature over both and the path. */
  sign(path: string, claims: Readonly<Record<string, string>>, expiresAt: number): string
  /** Throws `invalid_url_signature` where anything was changed, `expired` where it is too late. */
  check(path: string, query: Readonly<Record<string, string>>): void
}

export function addressSigner(key: Uint8Array, now: Clock): AddressSigner {
  const signatureOf = (path: string, claims: URLSearchParams) => {
    claims.sort()
    return createHmac('sha256', key).update(`${path}?${claims.toString()}`).digest('base64url')
  }
  return {
    sign(path, claims, expiresAt) {
      const query = new URLSearchParams({ ...claims, expires: String(expiresAt) })
      return `${query.toString()}&signature=${signatureOf(path, query)}`
    },
    check(path, { signature = '', ...claims }) {
      const wanted = Buffer.from(signatureOf(path, new URLSearchParams(claims)))
      const given = Buffer.from(signature)
      if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) {
        throw new ServiceError('invalid_url_signature', 'The signature of this address does not hold.', 'Use the address exactly as it was given.')
      }
      if (!(Number(claims['expires']) > now())) throw new ServiceError('expired', 'This address has expired.', 'Ask for a new one.')
    },
  }
}
