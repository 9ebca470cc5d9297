import { attemptDelivery } from './attempt.js'
import { claimDue, isDue } from './claim.js'
import type { WebhooksContext } from './context.js'

/** Sends what is due. Any number of them may run, in one process or in several. */
export interface Dispatcher {
  /** Sends all that is due now, and waits for it. */
  runDue(): Promise<void>
  /** Sends from now on, looking every `pollMs`, and whenever it is woken. */
  start(): void
  /** Something may be due: look at once. */
  wake(): void
  /** Takes nothing more, and waits for the attempts under way. */
  stop(): Promise<void>
}

/** How busy the dispatcher may be, and who hears of faults. */
export interface DispatcherOptions {
  /** How many attempts run at a time. A slow receiver holds one of them, not the others. */
  readonly concurrency: number
  readonly pollMs: number
  /** Told of what is no receiver's fault: the database cannot be reached, a secret does not open. */
  readonly onError: (error: unknown) => void
}

/** A dispatcher over the outbox of a database. */
export function newDispatcher(context: WebhooksContext, { concurrency, pollMs, onError }: DispatcherOptions): Dispatcher {
  const underWay = new Set<Promise<void>>()
  let stopped = true
  let looking: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined

  const begin = (attempt: () => Promise<unknown>): void => {
    const running = attempt().then(
      () => undefined,
      onError,
    ).finally(() => underWay.delete(running))
    underWay.add(running)
  }

  const sendDue = async (wanted: () => boolean): Promise<void> => {
    while (wanted()) {
      const free = concurrency - underWay.size
      const claimed = await context.database.transaction((tx) => claimDue(tx, context.world, free))
      for (const each of claimed) begin(() => attemptDelivery(context, each))
      if (claimed.length === free) await Promise.race(underWay)
      else if (!(await isDue(context.database.read, context.world))) return
    }
  }

  const look = (): void => {
    if (stopped) return
    again = looking !== undefined
    if (again) return
    clearTimeout(timer)
    looking = sendDue(() => !stopped).catch(onError).finally(() => {
      looking = undefined
      if (again) look()
      else if (!stopped) timer = setTimeout(look, pollMs)
    })
  }

  return {
    async runDue() {
      await sendDue(() => true)
      await Promise.all(underWay)
    },
    start() {
      stopped = false
      look()
    },
    wake: look,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
      await Promise.all(underWay)
    },
  }
}
