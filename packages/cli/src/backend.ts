import type { Backend } from '@formatter/server'
import { existsSync } from 'node:fs'
import { UsageError } from './problem.js'

/** The option that every command about a service takes. */
export const dataDirOption = { 'data-dir': { type: 'string' } } as const

export const dataDirHelp = `  --data-dir DIR   the folder of the service (FORMATTER_DATA_DIR, formatter-data);
                   with DATABASE_URL the database is that one`

/** Works on the database of a service, running or not, and closes it. Only who `begins` one may find no folder: of another, nothing could be said. */
export async function withBackend<Result>(dataDir: string | undefined, work: (backend: Backend) => Promise<Result>, begins = false): Promise<Result> {
  const { openBackend, readConfig } = await import('./service.js')
  const config = readConfig(process.env, dataDir === undefined ? {} : { dataDir })
  if (!begins && config.databaseUrl === undefined && !existsSync(config.dataDir)) {
    throw new UsageError(`There is no folder ${config.dataDir}.`, 'Say where the service keeps its data: --data-dir DIR')
  }
  const backend = await openBackend(config)
  try {
    if (backend.database.dialect === 'sqlite') await backend.migrate()
    else if ((await backend.pending()).length > 0) throw new UsageError('The database has not the newest schema.', 'formatter migrate brings it there.')
    return await work(backend)
  } finally {
    await backend.database.close()
  }
}
