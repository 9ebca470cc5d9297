import type { Caller } from '../accounts/keys.js'

/** What a request carries through its handlers. */
export interface Environment {
  readonly Variables: {
    requestId: string
    caller: Caller
  }
}
