import type { Executor } from '@formatter/domain'
import type Sqlite from 'better-sqlite3'
import { gathering } from '../../gather.js'

/** Works run one after another without a turn of the event loop, so a group must not grow without bound. */
const largestGroup = 64

/** So many groups after a refusal are run with savepoints from the start: whoever is refused tends to come again. */
const waryGroups = 64

/** What nothing else has to be waited for. */
const nothing: Promise<unknown> = Promise.resolve()

interface Waiting<Tables> {
  work(tx: Executor<Tables>): Promise<unknown>
  /** The commit waits for it. */
  readonly after: Promise<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
}

/**
 * Lets the works that arrive together share one commit: with `synchronous = full` nearly all the time of a small transaction is
 * the wait for the disk. One refusal does not undo its neighbours, and nobody hears anything before the commit, a refusal included: it may
 * rest on what a neighbour wrote.
 *
 * A savepoint for each work would do that alone, and for each SQLite copies every page that is written to. Hardly any work is refused, so a group runs
 * without them; where one of it throws, all is taken back, and the works run again, each with a savepoint of its own.
 *
 * What the works wait for goes to the disk while they run. Where some of it does not get there, the others run again without whoever needs it.
 *
 * Whoever comes while the disk is written is in the next commit. `committing` is called right before each.
 */
export function groupCommit<Tables>(connection: Sqlite.Database, tx: Executor<Tables>, committing: () => void) {
  const { begin, end, undo, takeBack, runAlone, runInSavepoint } = stepsOn(connection, tx)
  const waiting: Waiting<Tables>[] = []
  const gather = gathering(largestGroup)
  let running: Promise<void> | undefined
  let wary = 0

  /** Runs the works of a group; gives what to tell their callers after the commit. */
  const runAll = async (group: readonly Waiting<Tables>[]): Promise<(() => void)[]> => {
    if (wary > 0) return runEach(group, runInSavepoint)
    try {
      return await runEach(group, runAlone)
    } catch {
      takeBack()
      begin()
      wary = waryGroups
      return runEach(group, runInSavepoint)
    }
  }

  const commit = async (group: readonly Waiting<Tables>[]): Promise<void> => {
    try {
      begin()
      const outcomes = await runAll(group)
      const able = await refuseLost(group)
      if (able.length < group.length) {
        undo()
        return await commit(able)
      }
      committing()
      end()
      for (const settle of outcomes) settle()
    } catch (error) {
      // The commit itself failed, or the database took back the whole transaction (disk full, input/output error).
      takeBack()
      for (const { reject } of group) reject(error)
    }
  }

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      await gather(waiting)
      await commit(waiting.splice(0, largestGroup))
      wary = Math.max(0, wary - 1)
    }
    running = undefined
  }

  return {
    transaction: <Result>(work: (tx: Executor<Tables>) => Promise<Result>, after = nothing): Promise<Result> =>
      new Promise<Result>((resolve, reject) => {
        // Looked at only when it is wanted, and by then it may have been lost.
        after.catch(() => undefined)
        waiting.push({ work, after, resolve: resolve, reject })
        running ??= run()
      }),
    /** Resolves once nothing is under way. */
    idle: (): Promise<void> => running ?? Promise.resolve(),
  }
}

/** Waits for what each work rests on; tells those for whom it is lost, and gives the others. */
async function refuseLost<Tables>(group: readonly Waiting<Tables>[]): Promise<readonly Waiting<Tables>[]> {
  const outcomes = await Promise.allSettled(group.map(({ after }) => after))
  return group.filter(({ reject }, index) => {
    const outcome = outcomes[index]!
    if (outcome.status === 'rejected') reject(outcome.reason)
    return outcome.status === 'fulfilled'
  })
}

/** Runs one work; gives what to tell its caller after the commit. */
type Run<Tables> = (member: Waiting<Tables>) => Promise<() => void>

/** The steps of a transaction, and how a work runs within one: as it is, or in a savepoint, so that it can be taken back alone. */
function stepsOn<Tables>(connection: Sqlite.Database, tx: Executor<Tables>) {
  const command = (text: string) => {
    const statement = connection.prepare(text)
    return () => { statement.run() }
  }
  const [begin, end, undo] = [command('begin immediate'), command('commit'), command('rollback')]
  const [beginWork, endWork, undoWork] = [command('savepoint work'), command('release work'), command('rollback to work')]

  const takeBack = () => {
    if (connection.inTransaction) undo()
  }

  const runAlone: Run<Tables> = async ({ work, resolve }) => {
    const result = await work(tx)
    return () => { resolve(result) }
  }

  const runInSavepoint: Run<Tables> = async ({ work, resolve, reject }) => {
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
  return { begin, end, undo, takeBack, runAlone, runInSavepoint }
}

async function runEach<Tables>(group: readonly Waiting<Tables>[], run: Run<Tables>): Promise<(() => void)[]> {
  const outcomes: (() => void)[] = []
  for (const member of group) outcomes.push(await run(member))
  return outcomes
}
