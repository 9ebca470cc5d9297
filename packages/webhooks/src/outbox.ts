import { type Executor, newId, type World } from '@formatter/domain'
import type { Payload } from './events.js'
import type { WebhooksTables } from './tables.js'

/**
 * Notes an event for every webhook of the account that subscribes to it. Runs in the transaction that makes the event true,
 * so that it is told if and only if it is. Gives the event's id; undefined where nobody wants to know.
 */
export async function enqueueEvent(tx: Executor<WebhooksTables>, world: World, account: string, payload: Payload): Promise<string | undefined> {
  const active = await tx.selectFrom('webhooks').where('account_id', '=', account).where('is_active', '=', 1).select(['id', 'events']).execute()
  const subscribed = active.filter(({ events }) => (JSON.parse(events) as string[]).includes(payload.event))
  if (subscribed.length === 0) return undefined
  const event = await insertEvent(tx, world, payload)
  const now = world.now()
  const deliveries = subscribed.map(({ id }) => newDelivery(newId('dlv', world), id, event, now))
  await tx.insertInto('webhook_deliveries').values(deliveries).execute()
  return event
}

export async function insertEvent(tx: Executor<WebhooksTables>, world: World, payload: Payload): Promise<string> {
  const id = newId('evt', world)
  await tx.insertInto('webhook_events').values({ id, body: JSON.stringify(payload), created_at: world.now() }).execute()
  return id
}

export function newDelivery(id: string, webhook: string, event: string, now: number): WebhooksTables['webhook_deliveries'] {
  return { id, webhook_id: webhook, event_id: event, state: 'pending', is_test: 0, attempts: 0, due_at: now, claim: null, created_at: now }
}
