import { holdFolder } from '@formatter/storage'
import type { Logger } from 'pino'
import { collectAll } from '../http/collect.js'
import { threadEngine } from '../workers/engine.js'
import { assemble } from './assemble.js'
import { openBackend } from './backend.js'
import { openBlobs } from './blobs.js'
import { ConfigError, type Config } from './config.js'
import { makeDataDir } from './data-dir.js'
import { openFirstAccount, type FirstAccount } from './first-account.js'
import { closeGently, listen } from './listen.js'
import { onceMigrated } from './once-migrated.js'
import { previewerOf } from './previewer.js'
import { repeat } from './repeat.js'
import { readSecret } from './secret.js'

/** A service that takes requests. */
export interface RunningService {
  /** Where it listens. */
  readonly url: string
  /** What the first start of an embedded service opens. */
  readonly first: FirstAccount | undefined
  /** Finishes what runs, or gives it back to the queue. */
  stop(): Promise<void>
}

const housekeepingMs = 600_000

/** What requests under way have when documents took all the time there is for a stop. */
const atLeastMs = 1000

/** Opens what the configuration names, and starts the roles of this process. Where that fails, what was opened is closed again. */
export async function startService(config: Config, log: Logger): Promise<RunningService> {
  const opened: (() => Promise<unknown>)[] = []
  try {
    return await start(config, log, (close) => { opened.push(close) })
  } catch (error) {
    for (const close of opened.reverse()) await close().catch(() => undefined)
    throw error
  }
}

async function start(config: Config, log: Logger, opened: (close: () => Promise<unknown>) => void): Promise<RunningService> {
  const embedded = config.databaseUrl === undefined
  const held = embedded ? await hold(config) : undefined
  opened(() => Promise.resolve(held?.release()))
  const backend = await openBackend(config)
  opened(() => backend.database.close())
  if (embedded) await backend.migrate()

  let draining = false
  const blobs = await openBlobs(config)
  const { workers: threads, jobSeconds, jobMegabytes: megabytes, reportFonts } = config
  const engine = threadEngine({ threads, milliseconds: jobSeconds * 1000, megabytes, reportFonts })
  opened(() => engine.close())
  const server = await listen(config, log)
  opened(() => closeGently(server.http, 0))
  const { app, jobs, workers, dispatcher, housekeeping, close } = await assemble({
    config,
    backend,
    blobs,
    engine,
    previewer: previewerOf(config, engine),
    secret: readSecret(config),
    publicUrl: config.publicUrl ?? server.url,
    log,
    draining: () => draining,
  })

  // The last thing that may fail: its key is shown once.
  const first = embedded ? await openFirstAccount(backend, config) : undefined
  // Nobody else works on a database file: what was under way when it was last closed is nobody's.
  if (embedded) await jobs.releaseAll()
  let cleaning: ReturnType<typeof repeat> | undefined
  const beginning = onceMigrated(() => backend.pending(), log, () => {
    if (config.roles.includes('worker')) workers.start()
    if (config.roles.includes('dispatcher')) dispatcher.start()
    cleaning = repeat(housekeepingMs, housekeeping, (error) => { log.error({ err: error }, 'housekeeping') })
  })
  collectAll()
  server.answer(app.fetch)

  return {
    url: server.url,
    first,
    async stop() {
      draining = true
      const limit = config.drainSeconds * 1000
      const end = performance.now() + limit
      beginning.stop()
      // Whoever asks meanwhile is told how a job stands, and that nothing new is begun here.
      await workers.stop(limit)
      await closeGently(server.http, Math.max(atLeastMs, end - performance.now()))
      await cleaning?.stop()
      await dispatcher.stop()
      await Promise.all([engine.close(), close()])
      await backend.database.close()
      held?.release()
    },
  }
}

/** A second process would start again what the first one is formatting. */
async function hold({ dataDir }: Config) {
  makeDataDir(dataDir)
  const held = await holdFolder(dataDir)
  if (held === undefined) throw new ConfigError(`Another process serves the folder ${dataDir}.`, 'Stop that one first, or name another folder with --data-dir.')
  return held
}
