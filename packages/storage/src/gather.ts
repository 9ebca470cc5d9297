import { setImmediate } from 'node:timers/promises'

/**
 * Waits while each turn of the event loop brings more of those that wait for one thing to be done for all of them. Callers that are answered
 * together come again one after another: the first would go alone, and all others wait for it. Who is alone waits for one turn.
 */
export async function gather(waiting: readonly unknown[]): Promise<void> {
  for (let count = 0; waiting.length > count;) {
    count = waiting.length
    await setImmediate()
  }
}
