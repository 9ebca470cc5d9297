import type { HttpBindings } from '@hono/node-server'
import type { Caller } from '../accounts/keys.js'

/** What a request carries through its handlers. */
export interface Environment {
  /** Node's own request; there is none where the app is called without a socket. */
  readonly Bindings: Partial<HttpBindings>
  readonly Variables: {
    requestId: string
    caller: Caller
    /** What was in the form that a page sent. */
    sent: unknown
  }
}
