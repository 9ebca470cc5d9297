import { expect, it } from 'vitest'
import type { PaymentProvider } from '../src/index.js'

/** A provider under test, and the person at its pay page. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider
  /** Pays the newest checkout; gives the event that the provider posts. */
  pay(checkout: { url: string; reference: string }): { body: string; signature: string }
  /** An event that is properly signed, and reports no payment. */
  otherEvent(checkout: { url: string; reference: string }): { body: string; signature: string } | undefined
}

const wanted = { account: 'acct_1', cents: 1234, returnUrl: 'https://formatter.example/credits', cancelUrl: 'https://formatter.example/credits' }

/** What every payment provider does. */
export function paymentProviderContract(open: () => Promise<ProviderUnderTest>): void {
  it('opens a page of its own for each deposit', async () => {
    const { provider } = await open()
    const [first, second] = [await provider.openCheckout(wanted), await provider.openCheckout(wanted)]
    expect(first.url).toMatch(/^https?:\/\//)
    expect(first.reference).not.toBe(second.reference)
  })

  it('reports what was paid, for whom, under the reference of the checkout', async () => {
    const { provider, pay } = await open()
    const checkout = await provider.openCheckout(wanted)
    const { body, signature } = pay(checkout)
    expect(provider.readEvent(body, signature)).toEqual({ account: 'acct_1', cents: 1234, reference: checkout.reference })
  })

  it('reads nothing out of an event that reports no payment', async () => {
    const { provider, otherEvent } = await open()
    const event = otherEvent(await provider.openCheckout(wanted))
    if (event !== undefined) expect(provider.readEvent(event.body, event.signature)).toBeUndefined()
  })

  it('refuses an event that was changed, or is signed by nobody or wrongly', async () => {
    const { provider, pay } = await open()
    const { body, signature } = pay(await provider.openCheckout(wanted))
    const changed = body.replace('1234', '9999')
    expect(changed).not.toBe(body)
    const refused = expect.objectContaining({ code: 'invalid_signature' }) as Error
    expect(() => provider.readEvent(changed, signature)).toThrow(refused)
    expect(() => provider.readEvent(body, undefined)).toThrow(refused)
    expect(() => provider.readEvent(body, 'nonsense')).toThrow(refused)
  })
}
