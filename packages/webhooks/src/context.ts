import type { Database, World } from '@formatter/domain'
import type { Sender } from './send.js'
import type { WebhooksTables } from './tables.js'
import type { TargetRules } from './target.js'

/** What every use case of this package works with. */
export interface WebhooksContext {
  readonly database: Database<WebhooksTables>
  readonly world: World
  /** 32 bytes under which the signing secrets are stored. */
  readonly secretKey: Uint8Array
  readonly target: TargetRules
  readonly sender: Sender
}
