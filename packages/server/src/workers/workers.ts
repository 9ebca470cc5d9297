import { workOn, type WorkOptions } from './work-on.js'

/** Takes jobs from the queue and formats them, a few at a time. Any number of processes may have some. */
export interface Workers {
  start(): void
  /** A job may be waiting: look at once. */
  wake(): void
  /** Takes nothing more and waits for what runs; after `milliseconds`, what still runs goes back to the queue. */
  stop(milliseconds: number): Promise<void>
}

/** How many work, and how often they look. */
interface WorkersOptions extends WorkOptions {
  readonly concurrency: number
  /** How often to look unasked: another process may have queued a job, or lost its lease. */
  readonly pollMs: number
}

export function newWorkers(options: WorkersOptions): Workers {
  const { jobs, concurrency, pollMs, onError } = options
  const killed = new AbortController()
  let stopped = false
  let wakes = 0
  let wakeUp: () => void = () => undefined
  let woken = new Promise<void>((resolve) => { wakeUp = resolve })
  let lanes: Promise<void>[] = []

  const wake = () => {
    wakes++
    wakeUp()
    woken = new Promise((resolve) => { wakeUp = resolve })
  }

  const lane = async () => {
    while (!stopped) {
      const seen = wakes
      const claim = await jobs.claim().catch((error: unknown) => { onError(error, undefined) })
      if (claim) await workOn(claim, options, killed.signal)
      else if (seen === wakes) await pause(woken, pollMs)
    }
  }

  return {
    start() { lanes = Array.from({ length: concurrency }, lane) },
    wake,
    async stop(milliseconds) {
      stopped = true
      wake()
      const all = Promise.all(lanes)
      await pause(all, milliseconds)
      killed.abort()
      await all
    },
  }
}

/** Until `event` comes, or the time is over. */
async function pause(event: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([event, new Promise((resolve) => { timer = setTimeout(resolve, milliseconds) })])
  clearTimeout(timer)
}
