import type { Key } from '@formatter/dashboard'
import { newId, prepared, ServiceError, type Database, type Executor, type World } from '@formatter/domain'
import { hash } from 'node:crypto'
import type { KeyRow, ServerTables } from '../tables.js'
import { isKey, newKey } from './key-format.js'

/** Who is calling. */
export interface Caller {
  readonly accountId: string
  readonly keyId: string
}

/** Making, listing, revoking and recognising API keys; only their hashes are kept. */
export interface Keys {
  /** The key itself is given here and never again. */
  create(accountId: string, name: string): Promise<{ readonly key: string; readonly summary: Key }>
  /** Throws `not_found`. */
  list(accountId: string): Promise<readonly Key[]>
  /** Throws `not_found`, also for a key that is not of `owner`, where one is named. Revoking twice is no error. */
  revoke(keyId: string, owner?: string): Promise<Key>
  /** Throws `invalid_api_key` or `revoked_api_key`. Every call asks the database: a revoked key fails at once. */
  authenticate(key: string): Promise<Caller>
}

/** How much later a key must be used again for that to be noted. */
const noteUseEvery = 60_000

/** API keys on a database, beginning with a prefix. */
export function makeKeys(database: Database<ServerTables>, world: World, prefix: string): Keys {
  const noteUse = (id: string) =>
    database.transaction(async (tx) => {
      await tx.updateTable('api_keys').set({ last_used_at: world.now() }).where('id', '=', id).execute()
    })

  return {
    async create(accountId, name) {
      const key = newKey(prefix, world.randomBytes)
      const row: KeyRow = {
        id: newId('key', world),
        account_id: accountId,
        name,
        sha256: hashOf(key),
        shown: `${prefix}_…${key.slice(-4)}`,
        created_at: world.now(),
        last_used_at: null,
        revoked_at: null,
      }
      await database.transaction(async (tx) => {
        await expectAccount(tx, accountId)
        await tx.insertInto('api_keys').values(row).execute()
      })
      return { key, summary: summaryOf(row) }
    },

    async list(accountId) {
      await expectAccount(database.read, accountId)
      const rows = await database.read.selectFrom('api_keys').selectAll().where('account_id', '=', accountId).orderBy('id').execute()
      return rows.map(summaryOf)
    },

    async revoke(keyId, owner) {
      const row = await database.transaction((tx) =>
        tx
          .updateTable('api_keys')
          .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(world.now())) }))
          .where('id', '=', keyId)
          .$if(owner !== undefined, (query) => query.where('account_id', '=', owner ?? ''))
          .returningAll()
          .executeTakeFirst(),
      )
      if (row === undefined) throw new ServiceError('not_found', 'There is no such key.', 'formatter keys list shows the keys of an account.')
      return summaryOf(row)
    },

    async authenticate(key) {
      if (!isKey(prefix, key)) throw invalidKey()
      const [row] = await keyOf(database.read, { sha256: hashOf(key) })
      if (row === undefined) throw invalidKey()
      if (row.revoked_at !== null) throw new ServiceError('revoked_api_key', 'This API key was revoked.', 'Create another key.')
      if (world.now() - (row.last_used_at ?? 0) > noteUseEvery) await noteUse(row.id)
      return { accountId: row.account_id, keyId: row.id }
    },
  }
}

async function expectAccount(from: Executor<ServerTables>, id: string): Promise<void> {
  const account = await from.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()
  if (account === undefined) throw new ServiceError('not_found', 'There is no such account.', 'formatter accounts list shows them.')
}

const keyOf = prepared((from: Executor<ServerTables>, { sha256 }: { readonly sha256: string }) =>
  from.selectFrom('api_keys').select(['id', 'account_id', 'revoked_at', 'last_used_at']).where('sha256', '=', sha256))

const invalidKey = () => new ServiceError('invalid_api_key', 'This is not a valid API key.', 'Check that the whole key was copied.')

const hashOf = (key: string) => hash('sha256', key)

const summaryOf = (row: KeyRow): Key => ({
  id: row.id,
  name: row.name,
  shown: row.shown,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
})
