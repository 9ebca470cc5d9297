import { deposit } from '@formatter/billing'
import type { Backend } from './backend.js'
import { sandboxIsOn, type Config } from './config.js'

/** Somebody who tries the service out should not have to set up anything: an account with sandbox credits, where there is no account. */
export async function openFirstAccount({ accounts, keys, database, world }: Backend, config: Config): Promise<string | undefined> {
  if ((await accounts.list()).length > 0) return undefined
  const account = await accounts.create('first')
  if (sandboxIsOn(config)) await database.transaction((tx) => deposit(tx, world, { account, cents: 1000, reference: `sandbox-welcome-${account}` }))
  const { key } = await keys.create(account, 'first')
  return key
}
