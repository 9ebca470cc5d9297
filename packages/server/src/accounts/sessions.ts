import type { Member } from '@formatter/dashboard'
import type { Database, World } from '@formatter/domain'
import { hash } from 'node:crypto'
import type { ServerTables } from '../tables.js'

/** How long a session holds, in milliseconds: in all, and without a visit. */
interface SessionLimits {
  readonly longest: number
  readonly idle: number
}

export interface Sessions {
  /** A new one; its token is given here and never again, and only its hash is kept. */
  open(accountId: string): Promise<string>
  /** Who a token stands for; undefined where it is none, or past its time. */
  find(token: string): Promise<Member | undefined>
  close(token: string): Promise<void>
  /** Signs an account out everywhere. */
  closeAll(accountId: string): Promise<void>
  /** Forgets those that are past their time. */
  sweep(): Promise<void>
}

/** By how much a visit must put off the end of a session for that to be noted. */
const noteUseEvery = 60_000

export function makeSessions(database: Database<ServerTables>, { now, randomBytes }: World, { longest, idle }: SessionLimits): Sessions {
  const until = (createdAt: number) => Math.min(createdAt + longest, now() + idle)

  return {
    async open(accountId) {
      const token = Buffer.from(randomBytes(32)).toString('base64url')
      const row = { sha256: hash('sha256', token), account_id: accountId, created_at: now(), expires_at: until(now()) }
      await database.transaction((tx) => tx.insertInto('sessions').values(row).execute())
      return token
    },

    async find(token) {
      const sha256 = hash('sha256', token)
      const row = await database.read
        .selectFrom('sessions')
        .innerJoin('members', 'members.account_id', 'sessions.account_id')
        .select(['members.account_id as accountId', 'email', 'sessions.created_at', 'expires_at'])
        .where('sha256', '=', sha256)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (row === undefined) return undefined
      const later = until(row.created_at)
      if (later - row.expires_at > noteUseEvery) {
        await database.transaction((tx) => tx.updateTable('sessions').set({ expires_at: later }).where('sha256', '=', sha256).execute())
      }
      return { accountId: row.accountId, email: row.email }
    },

    async close(token) {
      await database.transaction((tx) => tx.deleteFrom('sessions').where('sha256', '=', hash('sha256', token)).execute())
    },

    async closeAll(accountId) {
      await database.transaction((tx) => tx.deleteFrom('sessions').where('account_id', '=', accountId).execute())
    },

    async sweep() {
      await database.transaction((tx) => tx.deleteFrom('sessions').where('expires_at', '<=', now()).execute())
    },
  }
}
