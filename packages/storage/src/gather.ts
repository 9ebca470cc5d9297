import { setImmediate } from 'node:timers/promises'

/** How long those who are there wait for as many as came lately: a flush of the disk takes about as long. */
const patience = 2

/**
 * Waits until those are there for whom one thing is to be done, so many as `most` without waiting: where every turn of the event loop brings one
 * more, those before would wait for ever. Callers that are answered together come again one after another, and the first would go alone
 * while all others wait for it; so it waits while a turn brings more, and a moment for as many as came lately. Who comes alone time after time waits
 * for one turn.
 */
export function gathering(most: number): (waiting: readonly unknown[]) => Promise<void> {
  let lately = 0
  return async (waiting) => {
    const end = performance.now() + patience
    let count = 0
    while (waiting.length < most && (waiting.length > count || (waiting.length < lately && performance.now() < end))) {
      count = waiting.length
      await setImmediate()
    }
    // Half of it each time: after many, who is alone does not wait for long.
    lately = Math.max(Math.min(waiting.length, most), lately >> 1)
  }
}
