import { deposit } from '@formatter/billing'
import type { Backend } from './backend.js'
import { sandboxIsOn, type Config } from './config.js'

/** The account that a first start opens; its key is not shown again. */
export interface FirstAccount {
  readonly id: string
  readonly key: string
  /** To try it out: none where money is real. */
  readonly credits: number
}

/** Somebody who tries the service out should not have to set up anything: an account with sandbox credits, where there is no account. */
export async function openFirstAccount({ accounts, keys, database, world }: Backend, config: Config): Promise<FirstAccount | undefined> {
  if ((await accounts.list()).length > 0) return undefined
  const id = await accounts.create('first')
  const welcome = { account: id, cents: 1000, reference: `sandbox-welcome-${id}` }
  const credits = sandboxIsOn(config) ? await database.transaction((tx) => deposit(tx, world, welcome)) : 0
  const { key } = await keys.create(id, 'first')
  return { id, key, credits }
}
