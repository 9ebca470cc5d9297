import { ServiceError, type Database, type Executor, type World } from '@formatter/domain'
import * as z from 'zod'
import { openAccount, type AccountTables } from './accounts.js'
import { hashPassword, isPassword } from './passwords.js'

/** Who may sign in on the web pages: an account with an e-mail address and a password. */
export interface Members {
  /** Opens an account; gives its id. Throws `invalid_email`, `weak_password`, `email_taken`. */
  signUp(email: string, password: string): Promise<string>
  /** The account. Throws `sign_in_failed`, and does not say what of both was wrong. */
  signIn(email: string, password: string): Promise<string>
  /** Throws `sign_in_failed` where the present password is another, and `weak_password`. */
  changePassword(accountId: string, present: string, wanted: string): Promise<void>
  /** Gives an account an address and a password, in place of those that it had. Throws `not_found`, and as `signUp` does. */
  give(accountId: string, email: string, password: string): Promise<void>
}

export function makeMembers(database: Database<AccountTables>, world: World): Members {
  const { read } = database
  const { randomBytes, now } = world

  const insert = async (tx: Executor<AccountTables>, account_id: string, email: string, password: string) => {
    const row = { account_id, email, password, created_at: now() }
    const inserted = await tx.insertInto('members').values(row).onConflict((on) => on.column('email').doNothing()).returning('email').executeTakeFirst()
    if (inserted === undefined) throw new ServiceError('email_taken', 'There is an account with this e-mail address.', 'Sign in, or take another address.')
  }

  const replace = (accountId: string, email: string, password: string) =>
    database.transaction(async (tx) => {
      await tx.deleteFrom('members').where('account_id', '=', accountId).execute()
      await insert(tx, accountId, email, password)
      // Whoever had signed in with what no longer holds has to do it again.
      await tx.deleteFrom('sessions').where('account_id', '=', accountId).execute()
    })

  return {
    async signUp(given, password) {
      const email = emailOf(given)
      const hash = await hashPassword(password, randomBytes)
      return database.transaction(async (tx) => {
        const accountId = await openAccount(tx, world, email)
        await insert(tx, accountId, email, hash)
        return accountId
      })
    },

    async signIn(given, password) {
      const row = await read.selectFrom('members').selectAll().where('email', '=', normalised(given)).executeTakeFirst()
      if (!(await isPassword(password, row?.password)) || row === undefined) {
        throw new ServiceError('sign_in_failed', 'There is no account with this e-mail address and password.', 'Check both; whoever runs the service can give an account another password.')
      }
      return row.account_id
    },

    async changePassword(accountId, present, wanted) {
      const row = await read.selectFrom('members').selectAll().where('account_id', '=', accountId).executeTakeFirst()
      if (!(await isPassword(present, row?.password)) || row === undefined) {
        throw new ServiceError('sign_in_failed', 'This is not the present password.', 'Nothing was changed.')
      }
      await replace(accountId, row.email, await hashPassword(wanted, randomBytes))
    },

    async give(accountId, email, password) {
      const account = await read.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()
      if (account === undefined) throw new ServiceError('not_found', 'There is no such account.', 'formatter accounts list shows them.')
      await replace(accountId, emailOf(email), await hashPassword(password, randomBytes))
    },
  }
}

const normalised = (email: string): string => email.trim().normalize('NFC').toLowerCase()

const address = z.email().max(254)

function emailOf(given: string): string {
  const email = normalised(given)
  if (!address.safeParse(email).success) throw new ServiceError('invalid_email', 'This is not an e-mail address.', 'It looks like ada@example.org.')
  return email
}
