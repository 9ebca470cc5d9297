import { ServiceError } from '@formatter/domain'
import type { Selectable } from 'kysely'
import type { WebhookEvent } from './events.js'
import type { WebhooksTables } from './tables.js'

/** A webhook in the names of the interface. */
export interface Webhook {
  readonly id: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly is_active: boolean
  /** Only where it was just made: at creation and at rotation. */
  readonly secret: string | null
  readonly last_delivered_at: string | null
  readonly created_at: string
}

export type WebhookRow = Selectable<WebhooksTables['webhooks']>

export function toWebhook(row: WebhookRow, secret: string | null = null): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: JSON.parse(row.events) as WebhookEvent[],
    is_active: row.is_active === 1,
    secret,
    last_delivered_at: row.last_delivered_at === null ? null : new Date(row.last_delivered_at).toISOString(),
    created_at: new Date(row.created_at).toISOString(),
  }
}

/** Said of other accounts' webhooks too: nobody learns that they exist. */
export const noSuchWebhook = (): ServiceError => new ServiceError('not_found', 'There is no such webhook.', 'List the webhooks of this account.')
