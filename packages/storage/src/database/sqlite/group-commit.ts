import type { Executor } from '@formatter/domain'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'

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
export function groupCommit<Tables>(kysely: Kysely<Tables>) {
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

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      await gather()
      const group = waiting.splice(0, largestGroup)
      expected = group.length
      await commit(kysely, group)
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

async function commit<Tables>(kysely: Kysely<Tables>, group: readonly Waiting<Tables>[]): Promise<void> {
  try {
    const settled = await kysely.transaction().execute(async (tx) => {
      const outcomes: (() => void)[] = []
      for (const member of group) outcomes.push(await runInSavepoint(tx, member))
      return outcomes
    })
    for (const settle of settled) settle()
  } catch (error) {
    // The commit itself failed, or the database took back the whole transaction (disk full, input/output error).
    for (const { reject } of group) reject(error)
  }
}

const savepoint = CompiledQuery.raw('savepoint work')
const rollback = CompiledQuery.raw('rollback to work')
const release = CompiledQuery.raw('release work')

/** Runs one work; gives what to tell its caller after the commit. */
async function runInSavepoint<Tables>(tx: Transaction<Tables>, { work, resolve, reject }: Waiting<Tables>): Promise<() => void> {
  await tx.executeQuery(savepoint)
  try {
    const result = await work(tx)
    await tx.executeQuery(release)
    return () => { resolve(result) }
  } catch (error) {
    await tx.executeQuery(rollback)
    await tx.executeQuery(release)
    return () => { reject(error) }
  }
}
