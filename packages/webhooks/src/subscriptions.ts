import { allOf, type Executor, newId, ServiceError } from '@formatter/domain'
import { sql } from 'kysely'
import type { WebhooksContext } from './context.js'
import { type WebhookEvent, webhookEvents } from './events.js'
import { newSecret, sealSecret } from './secret.js'
import type { WebhooksTables } from './tables.js'
import { checkTarget } from './target.js'
import { noSuchWebhook, toWebhook, type Webhook, type WebhookRow } from './webhook.js'

/** How many webhooks an account may have. */
export const mostWebhooks = 20

/** For how long the secret before a rotation signs beside the new one. */
const rotationMs = 86_400_000

/**
 * Subscribes; `events` left out means all. The secret is in the answer, and never again.
 * Throws `invalid_url`, `blocked_address`, `unknown_event`, `too_many_webhooks`.
 */
export async function createWebhook(context: WebhooksContext, account: string, url: string, events?: readonly string[]): Promise<Webhook> {
  const { database, world, secretKey } = context
  const [checked, subscribed] = await allOf([checkTarget(url, context.target), checkEvents(events)])
  const id = newId('wh', world)
  const secret = newSecret(world.randomBytes)
  const row: Omit<WebhookRow, 'slot'> = {
    id,
    account_id: account,
    url: checked,
    events: JSON.stringify(subscribed),
    is_active: 1,
    secret: sealSecret(secretKey, world.randomBytes, id, secret),
    previous_secret: null,
    previous_until: null,
    last_delivered_at: null,
    given_up: 0,
    failing_since: null,
    created_at: world.now(),
  }
  await database.transaction((tx) => insert(tx, row))
  return toWebhook({ ...row, slot: 0 }, secret)
}

/** The webhooks of an account, the oldest first. */
export async function listWebhooks({ database }: WebhooksContext, account: string): Promise<Webhook[]> {
  const rows = await database.read.selectFrom('webhooks').where('account_id', '=', account).orderBy('id').selectAll().execute()
  return rows.map((row) => toWebhook(row))
}

/** Removes a webhook with its deliveries and their log. Throws `not_found`. */
export async function deleteWebhook({ database }: WebhooksContext, account: string, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const deleted = await tx.deleteFrom('webhooks').where('id', '=', id).where('account_id', '=', account).returning('id').executeTakeFirst()
    if (deleted === undefined) throw noSuchWebhook()
  })
}

/** Gives a webhook a new secret; the one before it signs too for a day. Throws `not_found`. */
export async function rotateSecret({ database, world, secretKey }: WebhooksContext, account: string, id: string): Promise<Webhook> {
  const secret = newSecret(world.randomBytes)
  const sealed = sealSecret(secretKey, world.randomBytes, id, secret)
  return database.transaction(async (tx) => {
    const row = await tx
      .updateTable('webhooks')
      .set({ previous_secret: sql<Uint8Array>`secret`, previous_until: world.now() + rotationMs, secret: sealed })
      .where('id', '=', id)
      .where('account_id', '=', account)
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) throw noSuchWebhook()
    return toWebhook(row, secret)
  })
}

async function checkEvents(events: readonly string[] = webhookEvents): Promise<readonly WebhookEvent[]> {
  const known = webhookEvents.filter((event) => events.includes(event))
  if (events.length === 0 || events.some((event) => !known.includes(event as WebhookEvent))) {
    throw new ServiceError('unknown_event', `A webhook can subscribe to ${webhookEvents.join(' and ')}.`, 'Name one of them at least, or leave events out.')
  }
  return known
}

/** Takes a free slot. Two callers may want the same one: the second sees it taken, and looks again. */
async function insert(tx: Executor<WebhooksTables>, row: Omit<WebhookRow, 'slot'>): Promise<void> {
  for (;;) {
    const taken = await tx.selectFrom('webhooks').where('account_id', '=', row.account_id).select('slot').execute()
    const slot = Array.from({ length: mostWebhooks }, (_, index) => index).find((index) => !taken.some((each) => each.slot === index))
    if (slot === undefined) throw new ServiceError('too_many_webhooks', `An account has ${mostWebhooks} webhooks at most.`, 'Delete one that is not needed.')
    const inserted = await tx
      .insertInto('webhooks')
      .values({ ...row, slot })
      .onConflict((conflict) => conflict.columns(['account_id', 'slot']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted !== undefined) return
  }
}
