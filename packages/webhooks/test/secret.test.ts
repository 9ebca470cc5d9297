import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newSecret, openSecret, sealSecret } from '../src/secret.js'

const key = randomBytes(32)

describe('a signing secret', () => {
  it('has 32 bytes of chance, in the form of Standard Webhooks', () => {
    const secret = newSecret(randomBytes)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(newSecret(randomBytes)).not.toBe(secret)
  })

  it('opens under its key, for its webhook', () => {
    expect(openSecret(key, 'wh_1', sealSecret(key, randomBytes, 'wh_1', 'whsec_a'))).toBe('whsec_a')
  })

  it('cannot be read as it is stored, nor told from the same one sealed again', () => {
    const sealed = sealSecret(key, randomBytes, 'wh_1', 'whsec_a')
    expect(Buffer.from(sealed).includes('whsec_a')).toBe(false)
    expect(sealSecret(key, randomBytes, 'wh_1', 'whsec_a')).not.toEqual(sealed)
  })

  it('does not open under another key, for another webhook, or changed', () => {
    const sealed = sealSecret(key, randomBytes, 'wh_1', 'whsec_a')
    const changed = Uint8Array.from(sealed, (byte, index) => (index === 14 ? byte ^ 1 : byte))
    expect(() => openSecret(randomBytes(32), 'wh_1', sealed)).toThrow()
    expect(() => openSecret(key, 'wh_2', sealed)).toThrow()
    expect(() => openSecret(key, 'wh_1', changed)).toThrow()
  })
})
