import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { RandomBytes } from '@formatter/domain'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A new signing secret, in the form of Standard Webhooks: `whsec_` and 32 bytes in base64. */
export const newSecret = (randomBytes: RandomBytes): string => `whsec_${Buffer.from(randomBytes(32)).toString('base64')}`

/**
 * A secret as it is stored: AES-256-GCM under the 32 bytes of `key`. The webhook's id is authenticated with it, so that a
 * sealed secret copied to another row does not open there.
 */
export function sealSecret(key: Uint8Array, randomBytes: RandomBytes, webhookId: string, secret: string): Uint8Array {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(webhookId))
  return Buffer.concat([nonce, sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()])
}

/** Throws where the key or the webhook is another one, or the bytes were changed. */
export function openSecret(key: Uint8Array, webhookId: string, sealed: Uint8Array): string {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
  opening.setAAD(Buffer.from(webhookId)).setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([opening.update(sealed.subarray(nonceBytes, -tagBytes)), opening.final()]).toString('utf8')
}
