import { Webhook as Verifier } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { signatureHeaders } from '../src/signature.js'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
const body = '{"event":"document.completed","filename":"Überblick.docx"}'
const sign = (secrets: readonly [string, ...string[]]) => signatureHeaders({ id: 'evt_1', body, time: Date.now(), secrets })

describe('a signature', () => {
  it('is the one of the interface: HMAC-SHA256 of the body, keyed with the secret as it is shown', () => {
    // As `openssl dgst -sha256 -hmac "$secret"` says.
    expect(sign([secret])['x-service-signature']).toBe('sha256=3e479434a75f040a0dbbc281ca2f6daef4a69b5fae273daacb17139ec430a0f9')
  })

  it('is one that the library of Standard Webhooks takes', () => {
    expect(new Verifier(secret).verify(body, sign([secret]))).toEqual(JSON.parse(body))
  })

  it('is refused for another body, another id and another secret', () => {
    const headers = sign([secret])
    expect(() => new Verifier(secret).verify(body.replace('docx', 'exe'), headers)).toThrow()
    expect(() => new Verifier(secret).verify(body, { ...headers, 'webhook-id': 'evt_2' })).toThrow()
    expect(() => new Verifier(other).verify(body, headers)).toThrow()
  })

  it('holds for the old secret and for the new one while both count, and is keyed with the new one in the interface’s header', () => {
    const headers = sign([other, secret])
    for (const each of [secret, other]) expect(new Verifier(each).verify(body, headers)).toEqual(JSON.parse(body))
    expect(headers['x-service-signature']).toBe(sign([other])['x-service-signature'])
  })
})
