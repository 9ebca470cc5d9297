import type { Executor } from '@formatter/domain'
import type Sqlite from 'better-sqlite3'

/** How long a commit waits for the callers that came with the last one. */
const patience = 3

/** Works run one after another without a turn of the event loop, so a group must not grow without bound. */
const largestGroup = 64

interface Waiting<Tables> {
  work(tx: Executor<Tables>): Promise<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
}

/**
 * Lets the works that arrive together share one commit: with `synchronous = full` nearly all the time of a small transaction is
 * the wait for the disk. Each work has a savepoint of its own, so that one refusal does not undo its neighbours, and
 * nobody hears anything before the commit, a refusal included: it may rest on what a neighbour wrote.
 *
 * A commit waits up to three milliseconds for as many callers as the last one had: a lone caller waits for nobody.
 */
export function groupCommit<Tables>(connection: Sqlite.Database, tx: Executor<Tables>) {
  const command = (text: string) => {
    const statement = connection.prepare(text)
    return () => { statement.run() }
  }
  const [begin, end, undo] = [command('begin immediate'), command('commit'), command('rollback')]
  const [beginWork, endWork, undoWork] = [command('savepoint work'), command('release work'), command('rollback to work')]
  const waiting: Waiting<Tables>[] = []
  let expected = 1
  let running: Promise<void> | undefined
  let arrived: (() => void) | undefined

  const gather = (): Promise<void> =>
    new Promise((resolve) => {
      const enough = () => {
        clearTimeout(timer)
        arrived = undefined
        setImmediate(resolve)
      }
      const timer = setTimeout(enough, patience)
      arrived = () => { if (waiting.length >= expected) enough() }
      arrived()
    })

  /** Runs one work; gives what to tell its caller after the commit. */
  const runInSavepoint = async ({ work, resolve, reject }: Waiting<Tables>): Promise<() => void> => {
    beginWork()
    try {
      const result = await work(tx)
      endWork()
      return () => { resolve(result) }
    } catch (error) {
      undoWork()
      endWork()
      return () => { reject(error) }
    }
  }

  const commit = async (group: readonly Waiting<Tables>[]): Promise<void> => {
    try {
      begin()
      const outcomes: (() => void)[] = []
      for (const member of group) outcomes.push(await runInSavepoint(member))
      end()
      for (const settle of outcomes) settle()
    } catch (error) {
      // The commit itself failed, or the database took back the whole transaction (disk full, input/output error).
      if (connection.inTransaction) undo()
      for (const { reject } of group) reject(error)
    }
  }

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      await gather()
      const group = waiting.splice(0, largestGroup)
      expected = group.length
      await commit(group)
    }
    running = undefined
  }

  return {
    transaction: <Result>(work: (tx: Executor<Tables>) => Promise<Result>): Promise<Result> =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ work, resolve: resolve, reject })
        running ??= run()
        arrived?.()
      }),
    /** Resolves once nothing is under way. */
    idle: (): Promise<void> => running ?? Promise.resolve(),
  }
}
