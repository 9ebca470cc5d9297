import { claimReferral, referralStats, usage } from '@formatter/billing'
import { createWebhook, deleteWebhook, listWebhooks, rotateSecret, testWebhook, type WebhooksContext } from '@formatter/webhooks'
import type { BillingUseCases, WebhookUseCases } from '../http/service.js'
import type { Ground } from './assemble.js'

/** Credits and referrals on the ledger. */
export const billingOf = ({ config, backend: { database, world }, publicUrl }: Ground): BillingUseCases => ({
  usage: (account) => usage(database.read, account),
  referralStats: (account) => referralStats(database.read, publicUrl, account),
  claimReferral: (account, code) => database.transaction((tx) => claimReferral(tx, world, account, code, config.referralBonus)),
})

/** An account's own webhooks. */
export const subscriptionsOf = (webhooks: WebhooksContext, publicUrl: string): WebhookUseCases => ({
  create: (...request) => createWebhook(webhooks, ...request),
  list: (account) => listWebhooks(webhooks, account),
  remove: (account, id) => deleteWebhook(webhooks, account, id),
  rotate: (account, id) => rotateSecret(webhooks, account, id),
  test: (account, id) => testWebhook(webhooks, publicUrl, account, id),
})

/** What keeps the service from taking requests, each in a few words. */
export async function missingOf({ backend, blobs }: Ground): Promise<string[]> {
  const [migrations, storage] = await Promise.all([
    backend.pending().then((pending) => pending.map((name) => `migration ${name} has not run`), () => ['the database does not answer']),
    blobs.probe().then(() => [], () => ['documents cannot be stored']),
  ])
  return [...migrations, ...storage]
}
