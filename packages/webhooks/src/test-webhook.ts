import { newId } from '@formatter/domain'
import { attemptDelivery } from './attempt.js'
import { claimMs } from './claim.js'
import type { WebhooksContext } from './context.js'
import { documentCompleted } from './events.js'
import { insertEvent, newDelivery } from './outbox.js'
import { noSuchWebhook } from './webhook.js'

/** The webhook test response of the interface. */
export interface WebhookTest {
  readonly success: boolean
  readonly message: string
  readonly delivery_id: string
  readonly response_status: number | null
}

/** Sends an invented `document.completed` at once, once, also to a webhook that is turned off. Throws `not_found`. */
export async function testWebhook(context: WebhooksContext, publicUrl: string, account: string, id: string): Promise<WebhookTest> {
  const { database, world } = context
  const payload = documentCompleted(publicUrl, { id: newId('job', world), filename: 'test.docx', style: 'apa-7' })
  const claimed = await database.transaction(async (tx) => {
    const webhook = await tx.selectFrom('webhooks').where('id', '=', id).where('account_id', '=', account).selectAll().executeTakeFirst()
    if (webhook === undefined) throw noSuchWebhook()
    const event = await insertEvent(tx, world, payload)
    const due = world.now() + claimMs
    const delivery = { ...newDelivery(newId('dlv', world), id, event, world.now()), is_test: 1, claim: newId('claim', world), due_at: due }
    await tx.insertInto('webhook_deliveries').values(delivery).execute()
    return { delivery, webhook, body: JSON.stringify(payload) }
  })
  const { status, error } = await attemptDelivery(context, claimed)
  const success = status !== null && status >= 200 && status < 300
  const message = success ? 'The webhook took the test event.' : (error ?? `The webhook answered with status ${status}.`)
  return { success, message, delivery_id: claimed.delivery.id, response_status: status }
}
