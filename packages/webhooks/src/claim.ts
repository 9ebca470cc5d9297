import { type Executor, newId, type World } from '@formatter/domain'
import { sql, type Selectable } from 'kysely'
import type { WebhooksTables } from './tables.js'
import type { WebhookRow } from './webhook.js'

/**
 * How long a delivery belongs to who tries it: far more than an attempt may take. Whoever dies in between leaves it due again,
 * so it may arrive twice, and cannot be lost.
 */
export const claimMs = 60_000

/** A delivery to be tried now, with all that trying it needs. */
export interface ClaimedDelivery {
  readonly delivery: Selectable<WebhooksTables['webhook_deliveries']>
  readonly webhook: WebhookRow
  readonly body: string
}

/** Takes deliveries that are due, the longest due first. No two callers get the same one. */
export async function claimDue(tx: Executor<WebhooksTables>, world: World, most: number): Promise<ClaimedDelivery[]> {
  const now = world.now()
  const claimed = await tx
    .updateTable('webhook_deliveries')
    .set({ claim: newId('claim', world), due_at: now + claimMs })
    .where('id', 'in', dueBy(tx, now).orderBy('due.due_at').limit(most))
    // Judged again by PostgreSQL after it has waited for another dispatcher, where the list of ids is not.
    .where('state', '=', 'pending')
    .where('due_at', '<=', now)
    .returningAll()
    .execute()
  return load(tx, claimed)
}

/** Whether something is due still: a caller that met another one at the same deliveries got fewer than there are. */
export async function isDue(read: Executor<WebhooksTables>, world: World): Promise<boolean> {
  const [due] = await dueBy(read, world.now()).limit(1).execute()
  return due !== undefined
}

/** In the words of the index. */
const dueBy = (read: Executor<WebhooksTables>, now: number) =>
  read.selectFrom('webhook_deliveries as due').where(sql<boolean>`due.state = 'pending'`).where('due.due_at', '<=', now).select('due.id')

/** What a delivery needs besides itself. */
async function load(tx: Executor<WebhooksTables>, deliveries: readonly ClaimedDelivery['delivery'][]): Promise<ClaimedDelivery[]> {
  if (deliveries.length === 0) return []
  const webhooks = await tx.selectFrom('webhooks').where('id', 'in', deliveries.map(({ webhook_id }) => webhook_id)).selectAll().execute()
  const events = await tx.selectFrom('webhook_events').where('id', 'in', deliveries.map(({ event_id }) => event_id)).selectAll().execute()
  return deliveries.flatMap((delivery) => {
    const webhook = webhooks.find(({ id }) => id === delivery.webhook_id)
    const event = events.find(({ id }) => id === delivery.event_id)
    return webhook === undefined || event === undefined ? [] : [{ delivery, webhook, body: event.body }]
  })
}
