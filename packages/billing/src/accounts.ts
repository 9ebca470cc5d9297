import type { Executor, World } from '@formatter/domain'
import { newReferralCode } from './referral-code.js'
import type { BillingTables } from './tables.js'

/** Opens the ledger account of a new account, with a balance of zero and a referral code. Harmless where it is open. */
export async function openLedgerAccount(tx: Executor<BillingTables>, world: World, account: string): Promise<void> {
  await tx
    .insertInto('ledger_accounts')
    .values({ id: account, balance: 0, held: 0, updated_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await tx
    .insertInto('referral_codes')
    .values({ account_id: account, code: newReferralCode(world) })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}
