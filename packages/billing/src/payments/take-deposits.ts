import type { Database, World } from '@formatter/domain'
import { creditsFor, deposit } from '../deposits.js'
import type { BillingTables } from '../tables.js'
import type { Checkout, PaymentProvider, WantedDeposit } from './provider.js'

/** Opens the page on which a deposit is paid. Throws `invalid_amount`, `payment_failed`. */
export async function startDeposit(provider: PaymentProvider, wanted: WantedDeposit): Promise<Checkout> {
  creditsFor(wanted.cents)
  return provider.openCheckout(wanted)
}

/**
 * Takes an event of the provider, and adds what was paid. Gives the credits added: 0 for a repetition and for every event
 * that is none of our paid deposits. Throws `invalid_signature`.
 */
export async function receivePaymentEvent(
  database: Database<BillingTables>,
  world: World,
  provider: PaymentProvider,
  body: string,
  signature: string | undefined,
): Promise<number> {
  const paid = provider.readEvent(body, signature)
  if (paid === undefined) return 0
  return database.transaction((tx) => deposit(tx, world, paid))
}
