import type { Logger } from 'pino'

/** How often to look whether `formatter migrate` has run meanwhile. */
const lookMs = 2000

/**
 * Begins once nothing of the schema is missing. A process may be started before `formatter migrate` has run, or before the database answers: what it
 * does by itself would fail every second until then, so it waits, and the log says once for what.
 */
export function onceMigrated(pending: () => Promise<readonly string[]>, log: Pick<Logger, 'warn'>, begin: () => void, pollMs = lookMs): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let told: string | undefined

  const look = async () => {
    const obstacle = await obstacleOf(pending)
    if (stopped) return
    if (obstacle === undefined) {
      begin()
      return
    }
    if (obstacle !== told) log.warn(`${obstacle} Until then nothing is formatted and nothing sent.`)
    told = obstacle
    timer = setTimeout(() => { void look() }, pollMs)
  }
  void look()

  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

const obstacleOf = (pending: () => Promise<readonly string[]>): Promise<string | undefined> =>
  pending().then(
    (names) => (names.length === 0 ? undefined : 'The database has not the newest schema: formatter migrate brings it there.'),
    (error: unknown) => `The database does not answer: ${error instanceof Error ? error.message : String(error)}.`,
  )
