import { billingMigrations, type BillingTables } from '@formatter/billing'
import type { Database, RandomBytes, World } from '@formatter/domain'
import { jobsMigrations, type JobsTables, type Queue } from '@formatter/jobs'
import { openDatabase } from '@formatter/storage'
import { webhooksMigrations, type WebhooksTables } from '@formatter/webhooks'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { makeAccounts, type Accounts } from '../accounts/accounts.js'
import { makeKeys, type Keys } from '../accounts/keys.js'
import { makeMembers, type Members } from '../accounts/members.js'
import { serverMigrations, type ServerTables } from '../tables.js'
import type { Config } from './config.js'
import { makeDataDir } from './data-dir.js'
import { openQueue } from './queue.js'

/** The tables of all packages: what the composition root opens, and each package sees its own of. */
export type Tables = ServerTables & BillingTables & JobsTables & WebhooksTables

/** The whole list, as every migration wants it. */
const migrations = [...serverMigrations, ...billingMigrations, ...jobsMigrations, ...webhooksMigrations]

/** The database with what the service and the command line both do on it. */
export interface Backend {
  readonly database: Database<Tables>
  readonly queue: Queue
  readonly world: World
  readonly accounts: Accounts
  readonly keys: Keys
  readonly members: Members
  /** Brings the database, and what the queue keeps in it, to the newest schema; gives the names of what ran. */
  migrate(): Promise<readonly string[]>
  /** The names of what `migrate` would run. */
  pending(): Promise<readonly string[]>
}

/** Opens the database of a configuration, without migrating it. Who opens it closes it. */
export async function openBackend(config: Config, world: World = { now: Date.now, randomBytes: drawMany() }): Promise<Backend> {
  const { dataDir, databaseUrl, keyPrefix } = config
  makeDataDir(dataDir)
  const database = await openDatabase<Tables>(databaseUrl === undefined ? { file: join(dataDir, 'service.sqlite') } : { url: databaseUrl })
  const queue = await openQueue(config, database)
  return {
    database,
    queue,
    world,
    accounts: makeAccounts(database, world),
    keys: makeKeys(database, world, keyPrefix),
    members: makeMembers(database, world),
    migrate: async () => [...await database.migrate(migrations), ...await queue.migrate()],
    pending: async () => [...await database.pending(migrations), ...await queue.pending()],
  }
}

/** Chance, drawn so much at a time that a draw costs next to nothing; what was given is never given again. */
function drawMany(): RandomBytes {
  let drawn = randomBytes(4096)
  return (count) => {
    if (count > drawn.length) drawn = randomBytes(Math.max(4096, count))
    const given = Uint8Array.prototype.slice.call(drawn, 0, count)
    drawn = drawn.subarray(count)
    return given
  }
}
