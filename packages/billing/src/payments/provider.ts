import type { PaidDeposit } from '../deposits.js'

/** A deposit that somebody wants to make. */
export interface WantedDeposit {
  readonly account: string
  /** In cents of a US dollar, an integer that `creditsFor` accepts. */
  readonly cents: number
  /** Where the provider sends whoever has paid. */
  readonly returnUrl: string
  /** Where it sends whoever goes back without paying. */
  readonly cancelUrl: string
}

/** A page of the provider on which one deposit is paid. */
export interface Checkout {
  readonly url: string
  /** The reference under which the money will arrive. */
  readonly reference: string
}

/** The port to who takes the money. One contract suite (`../../test/payment-provider-contract.ts`) runs on every adapter. */
export interface PaymentProvider {
  /** As it stands in the path of the endpoint that takes the provider's events. */
  readonly name: string
  /** The request header that signs an event. */
  readonly signatureHeader: string
  /** Throws `payment_failed` where the provider refuses or does not answer. */
  openCheckout(wanted: WantedDeposit): Promise<Checkout>
  /** The deposit that a signed event reports as paid; undefined for every other event. Throws `invalid_signature`. */
  readEvent(body: string, signature: string | undefined): PaidDeposit | undefined
}
