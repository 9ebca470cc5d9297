export { addressGuard, type AddressGuard } from './address-guard.js'
export type { WebhooksContext } from './context.js'
export { forgetEvents, listDeliveries, redeliver, type LoggedDelivery } from './delivery-log.js'
export { newDispatcher, type Dispatcher, type DispatcherOptions } from './dispatcher.js'
export {
  documentCompleted,
  documentFailed,
  webhookEvents,
  type DocumentCompleted,
  type DocumentFailed,
  type FinishedJob,
  type Payload,
  type WebhookEvent,
} from './events.js'
export { webhooksMigrations } from './migrations.js'
export { enqueueEvent } from './outbox.js'
export { resolveName } from './resolve-name.js'
export { newSender, type Attempt, type Sender, type SenderOptions } from './send.js'
export { createWebhook, deleteWebhook, listWebhooks, mostWebhooks, rotateSecret } from './subscriptions.js'
export type { DeliveryState, WebhooksTables } from './tables.js'
export type { Resolve, TargetRules } from './target.js'
export { testWebhook, type WebhookTest } from './test-webhook.js'
export type { Webhook } from './webhook.js'
