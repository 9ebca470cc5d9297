import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Database } from '@formatter/domain'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWorld } from '../../domain/test/test-world.js'
import { onEachDatabase } from '../../storage/test/test-databases.js'
import {
  billingMigrations,
  type BillingTables,
  openLedgerAccount,
  receivePaymentEvent,
  sandboxProvider,
  startDeposit,
  stripeProvider,
  usage,
} from '../src/index.js'
import { paymentProviderContract, type ProviderUnderTest } from './payment-provider-contract.js'

const world = testWorld()
const sandbox = sandboxProvider({ publicUrl: 'http://localhost:8080', secret: 'a secret of tests', world })
const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
const wanted = { account: 'ann', cents: 1000, returnUrl: 'http://localhost:8080/credits?paid=yes', cancelUrl: 'http://localhost:8080/credits' }

describe('the sandbox', () => {
  paymentProviderContract(() =>
    Promise.resolve({ provider: sandbox, pay: ({ url }) => sandbox.pay(tokenOf(url)), otherEvent: () => undefined }),
  )

  it('shows on its pay page what will be bought', async () => {
    const { url, reference } = await sandbox.openCheckout(wanted)
    expect(sandbox.page(tokenOf(url))).toEqual({ account: 'ann', cents: 1000, credits: 50, reference, returnUrl: wanted.returnUrl, cancelUrl: wanted.cancelUrl })
  })

  it('refuses a pay page that was changed, and one that has expired', async () => {
    const token = tokenOf((await sandbox.openCheckout(wanted)).url)
    const [text, signature] = token.split('.')
    const dearer = Buffer.from(Buffer.from(text!, 'base64url').toString().replace('1000', '9000')).toString('base64url')
    expect(() => sandbox.page(`${dearer}.${signature}`)).toThrow(expect.objectContaining({ code: 'invalid_signature' }) as Error)
    world.pass(24 * 3_600_000)
    expect(() => sandbox.pay(token)).toThrow(expect.objectContaining({ code: 'expired' }) as Error)
  })

  it('refuses an event that is more than five minutes old', async () => {
    const { body, signature } = sandbox.pay(tokenOf((await sandbox.openCheckout(wanted)).url))
    world.pass(300_001)
    expect(() => sandbox.readEvent(body, signature)).toThrow(expect.objectContaining({ code: 'invalid_signature' }) as Error)
  })
})

/** As much of Stripe as the adapter talks to; keeps the sessions it was asked for. */
interface StripeStub {
  readonly server: Server
  readonly sessions: Map<string, Record<string, unknown>>
  refuses: boolean
}

function stripeStub(): StripeStub {
  const stub: StripeStub = {
    sessions: new Map(),
    refuses: false,
    server: createServer((request, response) => {
      void (async () => {
        const form = new URLSearchParams((await request.toArray()).join(''))
        const id = `cs_test_${stub.sessions.size + 1}`
        const session = {
          id,
          object: 'checkout.session',
          url: `https://checkout.stripe.example/${id}`,
          currency: form.get('line_items[0][price_data][currency]'),
          amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
          metadata: { product: form.get('metadata[product]'), account: form.get('metadata[account]') },
          payment_status: 'unpaid',
          success_url: form.get('success_url'),
          cancel_url: form.get('cancel_url'),
        }
        if (!stub.refuses) stub.sessions.set(id, session)
        response.writeHead(stub.refuses ? 400 : 200, { 'content-type': 'application/json' })
        response.end(JSON.stringify(stub.refuses ? { error: { type: 'invalid_request_error', message: 'no' } } : session))
      })()
    }),
  }
  return stub
}

describe('Stripe Checkout', () => {
  const webhookSecret = 'whsec_of_tests'
  const stub = stripeStub()
  let underTest: ProviderUnderTest

  beforeAll(async () => {
    await new Promise<void>((resolve) => stub.server.listen(0, '127.0.0.1', resolve))
    const { port } = stub.server.address() as AddressInfo
    const provider = await stripeProvider({ secretKey: 'sk_test_1', webhookSecret, server: { host: '127.0.0.1', port, protocol: 'http' } })
    const { sessions } = stub
    underTest = {
      provider,
      pay: ({ reference }) => event('checkout.session.completed', { ...sessions.get(reference), payment_status: 'paid' }),
      otherEvent: ({ reference }) => event('checkout.session.expired', sessions.get(reference)),
    }
  })
  afterAll(() => { stub.server.close() })

  const event = (type: string, object: unknown) => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
    return { body, signature: new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret }) }
  }
  const read = ({ body, signature }: { body: string; signature: string }) => underTest.provider.readEvent(body, signature)
  const session = async () => stub.sessions.get((await underTest.provider.openCheckout(wanted)).reference)

  paymentProviderContract(() => Promise.resolve(underTest))

  it('credits nothing for a session that is completed and not yet paid, until the payment succeeds', async () => {
    const completed = await session()
    expect(read(event('checkout.session.completed', completed))).toBeUndefined()
    expect(read(event('checkout.session.async_payment_succeeded', { ...completed, payment_status: 'paid' }))).toMatchObject({ account: 'ann', cents: 1000 })
  })

  it('credits nothing for what somebody bought of another product, or in another currency', async () => {
    const paid = { ...(await session()), payment_status: 'paid' }
    expect(read(event('checkout.session.completed', { ...paid, metadata: {} }))).toBeUndefined()
    expect(read(event('checkout.session.completed', { ...paid, currency: 'eur' }))).toBeUndefined()
  })

  it('leads whoever pays somewhere else than whoever does not', async () => {
    expect(await session()).toMatchObject({ success_url: wanted.returnUrl, cancel_url: wanted.cancelUrl })
  })

  it('says so where Stripe refuses', async () => {
    stub.refuses = true
    await expect(underTest.provider.openCheckout(wanted)).rejects.toMatchObject({ code: 'payment_failed' })
    stub.refuses = false
  })
})

onEachDatabase((newDatabase) => {
  let database: Database<BillingTables>
  beforeAll(async () => {
    database = await newDatabase<BillingTables>(billingMigrations)
    await database.transaction((tx) => openLedgerAccount(tx, world, 'ann'))
  })

  it('a deposit below the minimum gets no page', async () => {
    await expect(startDeposit(sandbox, { ...wanted, cents: 999 })).rejects.toMatchObject({ code: 'invalid_amount' })
  })

  it('a paid deposit adds its credits once, however often the event is delivered and the page is paid', async () => {
    const { url } = await startDeposit(sandbox, wanted)
    const events = [sandbox.pay(tokenOf(url)), sandbox.pay(tokenOf(url))]
    const deliveries = [...events, ...events].map(({ body, signature }) => receivePaymentEvent(database, world, sandbox, body, signature))
    expect((await Promise.all(deliveries)).toSorted()).toEqual([0, 0, 0, 50])
    expect(await usage(database.read, 'ann')).toMatchObject({ balance_credits: 50, total_purchased_credits: 50 })
  })
})
