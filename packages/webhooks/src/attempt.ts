import type { ClaimedDelivery } from './claim.js'
import type { WebhooksContext } from './context.js'
import { openSecret } from './secret.js'
import type { Attempt } from './send.js'
import { settle } from './settle.js'
import { signatureHeaders } from './signature.js'

/** Tries one delivery that was claimed, and writes down what came of it. */
export async function attemptDelivery(context: WebhooksContext, claimed: ClaimedDelivery): Promise<Attempt> {
  const { database, world, sender } = context
  const { delivery, webhook, body } = claimed
  const startedAt = world.now()
  const headers = signatureHeaders({ id: delivery.event_id, body, time: startedAt, secrets: secretsOf(context, claimed, startedAt) })
  const attempt = await sender.post(webhook.url, headers, body)
  await database.transaction((tx) => settle(tx, world, claimed, { ...attempt, startedAt }))
  return attempt
}

function secretsOf({ secretKey }: WebhooksContext, { webhook }: ClaimedDelivery, now: number): readonly [string, ...string[]] {
  const { id, secret, previous_secret, previous_until } = webhook
  const newest = openSecret(secretKey, id, secret)
  if (previous_secret === null || previous_until === null || previous_until <= now) return [newest]
  return [newest, openSecret(secretKey, id, previous_secret)]
}
