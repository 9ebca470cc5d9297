import type { Executor, World } from '@formatter/domain'
import { sql } from 'kysely'
import type { ClaimedDelivery } from './claim.js'
import { nextAttempt } from './retry.js'
import type { Attempt } from './send.js'
import type { DeliveryState, WebhooksTables } from './tables.js'

/** A webhook that had so many deliveries in a row given up, over at least so long, is turned off. */
const mostGivenUp = 20
const patienceMs = 3 * 86_400_000

const gone = 410

interface EndedAttempt extends Attempt {
  readonly startedAt: number
}

/** Writes down what came of an attempt: the log, what becomes of the delivery, and of the webhook. */
export async function settle(tx: Executor<WebhooksTables>, world: World, { delivery, webhook }: ClaimedDelivery, attempt: EndedAttempt): Promise<void> {
  const now = world.now()
  const number = delivery.attempts + 1
  const { state, due } = outcome(world, delivery.is_test === 1, number, attempt)
  const settled = await tx
    .updateTable('webhook_deliveries')
    .set({ state, attempts: number, claim: null, due_at: due })
    .where('id', '=', delivery.id)
    .where('claim', '=', delivery.claim)
    .returning('id')
    .executeTakeFirst()
  // Another has taken it over, or the webhook was deleted meanwhile.
  if (settled === undefined) return
  const { startedAt, status, error, answer } = attempt
  const entry = { delivery_id: delivery.id, started_at: startedAt, duration_ms: now - startedAt, status, error, answer }
  // A delivery that is sent again by hand begins to count anew, and its log goes on.
  await tx.insertInto('webhook_attempts').values({ ...entry, number: nextNumber(tx, delivery.id) }).execute()
  if (state === 'delivered') await noteSuccess(tx, webhook.id, now)
  else if (state === 'given_up' && delivery.is_test === 0) await noteFailure(tx, webhook.id, now, status === gone)
}

function outcome(world: World, isTest: boolean, attempts: number, { status, retryAfter }: Attempt): { state: DeliveryState; due: number } {
  const now = world.now()
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered', due: now }
  const next = isTest || status === gone ? undefined : nextAttempt(attempts, now, world.randomBytes, retryAfter)
  return next === undefined ? { state: 'given_up', due: now } : { state: 'pending', due: next }
}

const nextNumber = (tx: Executor<WebhooksTables>, delivery: string) =>
  tx
    .selectFrom('webhook_attempts')
    .where('delivery_id', '=', delivery)
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))

const noteSuccess = (tx: Executor<WebhooksTables>, id: string, now: number) =>
  tx.updateTable('webhooks').set({ last_delivered_at: now, given_up: 0, failing_since: null }).where('id', '=', id).execute()

async function noteFailure(tx: Executor<WebhooksTables>, id: string, now: number, isGone: boolean): Promise<void> {
  const { given_up, failing_since } = await tx
    .updateTable('webhooks')
    .set({ given_up: sql<number>`given_up + 1`, failing_since: sql<number>`coalesce(failing_since, ${now})` })
    .where('id', '=', id)
    .returning(['given_up', 'failing_since'])
    .executeTakeFirstOrThrow()
  if (isGone || (given_up >= mostGivenUp && now - failing_since! >= patienceMs)) await turnOff(tx, id)
}

/** Nothing is sent to it any more, and what was waiting is given up. */
async function turnOff(tx: Executor<WebhooksTables>, id: string): Promise<void> {
  await tx.updateTable('webhooks').set({ is_active: 0 }).where('id', '=', id).execute()
  await tx.updateTable('webhook_deliveries').set({ state: 'given_up', claim: null }).where('webhook_id', '=', id).where('state', '=', 'pending').execute()
}
