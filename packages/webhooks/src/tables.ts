/** The tables of this package. Times are milliseconds since 1970, booleans 0 and 1. */
export interface WebhooksTables {
  webhooks: {
    id: string
    account_id: string
    /** Numbers the webhooks of an account; unique there, which is what holds their number below the limit. */
    slot: number
    url: string
    /** JSON: the names of the events. */
    events: string
    is_active: number
    /** Sealed (see `secret.ts`). */
    secret: Uint8Array
    /** The secret before the newest rotation, sealed; it signs too until `previous_until`. */
    previous_secret: Uint8Array | null
    previous_until: number | null
    last_delivered_at: number | null
    /** How many deliveries in a row were given up, and since when. */
    given_up: number
    failing_since: number | null
    created_at: number
  }
  webhook_events: {
    id: string
    /** The body of every delivery, to the byte. */
    body: string
    created_at: number
  }
  webhook_deliveries: {
    id: string
    webhook_id: string
    event_id: string
    state: DeliveryState
    /** Tried once, whatever comes of it, and without consequence for the webhook. */
    is_test: number
    /** How many attempts have ended. */
    attempts: number
    /** When it is to be tried; while it is being tried, when another may take it over. */
    due_at: number
    /** Who is trying it. */
    claim: string | null
    created_at: number
  }
  webhook_attempts: {
    delivery_id: string
    number: number
    started_at: number
    duration_ms: number
    /** The status of the answer; null where there was none, and `error` says why. */
    status: number | null
    error: string | null
    /** The beginning of the answer. */
    answer: string
  }
}

/** What became of an event on its way to one webhook. */
export type DeliveryState = 'pending' | 'delivered' | 'given_up'
