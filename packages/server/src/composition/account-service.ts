import { startDeposit, usage } from '@formatter/billing'
import { countFree } from '@formatter/jobs'
import { listDeliveries, redeliver, type WebhooksContext } from '@formatter/webhooks'
import { makeSessions } from '../accounts/sessions.js'
import type { AccountService } from '../http/account-pages.js'
import type { Payments } from '../http/service.js'
import type { Ground } from './assemble.js'

const day = 86_400_000

/** What the web pages of accounts need beside the HTTP interface. */
export function accountService(ground: Ground, { providers: [provider] }: Payments, webhooks: WebhooksContext): AccountService {
  const { config, backend, publicUrl, previewer } = ground
  const { database, world, keys, members } = backend
  const { freeDaily, sessionDays, sessionIdleDays, signUp } = config
  const deposit = provider && (async (account: string, cents: number, path: string) =>
    (await startDeposit(provider, { account, cents, returnUrl: `${publicUrl}${path}?paid=yes`, cancelUrl: publicUrl + path })).url)
  return {
    signUp,
    keys,
    members,
    sessionSeconds: (sessionDays * day) / 1000,
    sessions: makeSessions(database, world, { longest: sessionDays * day, idle: sessionIdleDays * day }),
    credits: { usage: (account) => usage(database.read, account), ...(deposit && { deposit }) },
    webhooks: {
      deliveries: (account, id) => listDeliveries(webhooks, account, id),
      redeliver: (account, delivery) => redeliver(webhooks, account, delivery),
    },
    freePlan: {
      freeDaily,
      freeLeft: async (account) => Math.max(0, freeDaily - await countFree(database.read, account, world.now() - day)),
    },
    draws: previewer !== undefined,
  }
}
