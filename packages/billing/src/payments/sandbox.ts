import { createHmac, timingSafeEqual } from 'node:crypto'
import { newId, ServiceError, type World } from '@formatter/domain'
import { creditsFor, type PaidDeposit } from '../deposits.js'
import type { PaymentProvider } from './provider.js'

/** What the sandbox stands on. */
export interface SandboxOptions {
  /** The address of the service, without a slash at its end: the pay page is its own. */
  readonly publicUrl: string
  /** Signs pay pages and events. Kept over restarts, or pages opened before one are worth nothing after it. */
  readonly secret: string
  readonly world: World
}

/** What the pay page shows. */
export interface PayPage {
  readonly account: string
  readonly cents: number
  readonly credits: number
  readonly reference: string
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** An event as a provider would post it: to be given to the same handler as anybody's. */
export interface SignedEvent {
  readonly body: string
  readonly signature: string
}

/** A provider whose pay page is this service’s own: money that is none, through the doors that real money takes. */
export interface SandboxProvider extends PaymentProvider {
  /** What a pay page's token stands for. Throws `invalid_signature` and `expired`. */
  page(token: string): PayPage
  /** What the button of the pay page sends. Throws as `page` does. */
  pay(token: string): SignedEvent
}

interface Token extends Omit<PayPage, 'credits'> {
  readonly expires: number
}

const hour = 3_600_000

/** How old an event may be: who overhears one cannot use it later. */
const tolerance = 300_000

/** Money that is none: for trying everything out. Takes part only where the configuration says so. */
export function sandboxProvider({ publicUrl, secret, world }: SandboxOptions): SandboxProvider {
  const sign = (purpose: string, text: string): string => createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

  const check = (purpose: string, text: string, signature: string | undefined): void => {
    if (signature === undefined || !equal(sign(purpose, text), signature)) {
      throw new ServiceError('invalid_signature', 'The signature is missing or does not fit.', 'Use the address or event just as the sandbox made it.')
    }
  }

  const readToken = (token: string): Token => {
    const [text = '', signature] = token.split('.')
    check('page', text, signature)
    const read = JSON.parse(Buffer.from(text, 'base64url').toString()) as Token
    if (read.expires <= world.now()) throw new ServiceError('expired', 'This pay page has expired.', 'Start the deposit again.')
    return read
  }

  return {
    name: 'sandbox',
    signatureHeader: 'x-sandbox-signature',

    openCheckout({ account, cents, returnUrl, cancelUrl }) {
      const reference = newId('sandbox', world)
      const token: Token = { account, cents, reference, returnUrl, cancelUrl, expires: world.now() + 24 * hour }
      const text = Buffer.from(JSON.stringify(token)).toString('base64url')
      return Promise.resolve({ url: `${publicUrl}/sandbox/pay/${text}.${sign('page', text)}`, reference })
    },

    readEvent(body, signature) {
      check('event', body, signature)
      const { time, ...paid } = JSON.parse(body) as PaidDeposit & { time: number }
      if (Math.abs(world.now() - time) > tolerance) throw new ServiceError('invalid_signature', 'The event is too old.', 'Pay again.')
      return paid
    },

    page(token) {
      const { expires: _, ...page } = readToken(token)
      return { ...page, credits: creditsFor(page.cents) }
    },

    pay(token) {
      const { account, cents, reference } = readToken(token)
      const body = JSON.stringify({ account, cents, reference, time: world.now() })
      return { body, signature: sign('event', body) }
    },
  }
}

const equal = (wanted: string, given: string): boolean => wanted.length === given.length && timingSafeEqual(Buffer.from(wanted), Buffer.from(given))
