import { setImmediate } from 'node:timers/promises'

/**
 * Waits while each turn of the event loop brings more of those that wait for one thing to be done for all of them. Callers that are answered
 * together come again one after another: the first would go alone, and all others wait for it. Who is alone waits for one turn, and so many as
 * `most` for nobody: where every turn brings one more, those before would wait for ever.
 */
export async function gather(waiting: readonly unknown[], most: number): Promise<void> {
  for (let count = 0; waiting.length > count && count < most;) {
    count = waiting.length
    await setImmediate()
  }
}
