import { ServiceError } from '@formatter/domain'
import type { WebhooksContext } from './context.js'
import type { DeliveryState, WebhooksTables } from './tables.js'
import { noSuchWebhook } from './webhook.js'

/** One delivery, with its attempts in order. */
export interface LoggedDelivery {
  readonly id: string
  readonly event_id: string
  readonly state: DeliveryState
  readonly created_at: number
  readonly attempts: readonly Omit<WebhooksTables['webhook_attempts'], 'delivery_id'>[]
}

const newest = 100

/** The newest deliveries of a webhook, the newest first. Throws `not_found`. */
export async function listDeliveries({ database }: WebhooksContext, account: string, webhook: string): Promise<LoggedDelivery[]> {
  const { read } = database
  const owned = await read.selectFrom('webhooks').where('id', '=', webhook).where('account_id', '=', account).select('id').executeTakeFirst()
  if (owned === undefined) throw noSuchWebhook()
  const rows = await read.selectFrom('webhook_deliveries').where('webhook_id', '=', webhook).orderBy('id', 'desc').limit(newest).selectAll().execute()
  if (rows.length === 0) return []
  const attempts = await read.selectFrom('webhook_attempts').where('delivery_id', 'in', rows.map(({ id }) => id)).orderBy('number').selectAll().execute()
  return rows.map(({ id, event_id, state, created_at }) => ({
    id,
    event_id,
    state,
    created_at,
    attempts: attempts.filter(({ delivery_id }) => delivery_id === id).map(({ delivery_id: _, ...attempt }) => attempt),
  }))
}

/** Sends a delivery again, with the same event id and as many retries as the first time. Throws `not_found`. */
export async function redeliver({ database, world }: WebhooksContext, account: string, delivery: string): Promise<void> {
  await database.transaction(async (tx) => {
    const again = await tx
      .updateTable('webhook_deliveries')
      .set({ state: 'pending', attempts: 0, claim: null, due_at: world.now() })
      .where('id', '=', delivery)
      .where('webhook_id', 'in', ({ selectFrom }) => selectFrom('webhooks').where('account_id', '=', account).where('is_active', '=', 1).select('id'))
      .returning('id')
      .executeTakeFirst()
    if (again === undefined) throw new ServiceError('not_found', 'There is no such delivery to an active webhook.', 'List the deliveries of the webhook.')
  })
}

/** Forgets the events before `time`, with their deliveries and log. */
export async function forgetEvents({ database }: WebhooksContext, time: number): Promise<void> {
  await database.transaction((tx) => tx.deleteFrom('webhook_events').where('created_at', '<', time).execute())
}
