import { ServiceError } from '@formatter/domain'
import type Stripe from 'stripe'
import { creditsFor, type PaidDeposit } from '../deposits.js'
import type { PaymentProvider } from './provider.js'

/** How an account at Stripe is reached and believed. */
export interface StripeOptions {
  readonly secretKey: string
  /** The signing secret of the endpoint that Stripe posts its events to (`whsec_…`). */
  readonly webhookSecret: string
  /** Where Stripe is, for tests: a stub on this machine. */
  readonly server?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>
}

/** Marks our sessions: an account at Stripe may sell other things too, and its endpoint hears of all of them. */
const product = 'formatter-credits'

/** Stripe Checkout. The library is an optional peer dependency, loaded only here. */
export async function stripeProvider({ secretKey, webhookSecret, server }: StripeOptions): Promise<PaymentProvider> {
  const { default: Client } = await import('stripe')
  const stripe = new Client(secretKey, { ...server, maxNetworkRetries: 2, timeout: 20_000, telemetry: false })

  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',

    async openCheckout({ account, cents, returnUrl, cancelUrl }) {
      const session = await stripe.checkout.sessions
        .create({
          mode: 'payment',
          client_reference_id: account,
          metadata: { product, account },
          line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: cents, product_data: { name: `${creditsFor(cents)} credits` } } }],
          success_url: returnUrl,
          cancel_url: cancelUrl,
        })
        .catch((cause: unknown) => {
          throw new ServiceError('payment_failed', 'The payment provider did not open a page.', 'Try again in a minute.', { cause })
        })
      if (session.url === null) throw new ServiceError('payment_failed', 'The payment provider gave no page.', 'Try again in a minute.')
      return { url: session.url, reference: session.id }
    },

    readEvent(body, signature) {
      const event = read(() => stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret))
      // A bank debit completes the session first and is paid, or not, days later.
      if (event.type !== 'checkout.session.completed' && event.type !== 'checkout.session.async_payment_succeeded') return undefined
      return paidBy(event.data.object)
    },
  }
}

function paidBy({ id, metadata, payment_status, currency, amount_total }: Stripe.Checkout.Session): PaidDeposit | undefined {
  const account = metadata?.['account']
  if (metadata?.['product'] !== product || account === undefined) return undefined
  if (payment_status !== 'paid' || currency !== 'usd' || amount_total === null) return undefined
  return { account, cents: amount_total, reference: id }
}

function read(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct()
  } catch (cause) {
    throw new ServiceError('invalid_signature', 'The event is not signed by Stripe.', 'Check the signing secret of the endpoint.', { cause })
  }
}
