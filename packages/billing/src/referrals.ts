import { type Executor, ServiceError, type World } from '@formatter/domain'
import { beginTransaction, writeEntries } from './ledger.js'
import { readReferralCode } from './referral-code.js'
import type { BillingTables } from './tables.js'

/** What an account has from its referrals, in the names of the interface. */
export interface ReferralStats {
  readonly referral_code: string
  /** How many accounts have claimed the code. */
  readonly referral_count: number
  /** All bonus credits that the account was given, as the one who referred or was referred. */
  readonly bonus_credits: number
  readonly referral_link: string
}

/** `publicUrl` is the address of the service, without a slash at its end. Throws `not_found`. */
export async function referralStats(db: Executor<BillingTables>, publicUrl: string, account: string): Promise<ReferralStats> {
  const row = await db
    .selectFrom('referral_codes')
    .where('account_id', '=', account)
    .select(({ selectFrom }) => [
      'code',
      selectFrom('referral_claims').where('referrer_id', '=', account).select(({ fn }) => fn.countAll().as('count')).as('count'),
      selectFrom('ledger_entries')
        .innerJoin('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
        .where('ledger_entries.account_id', '=', account)
        .where('kind', '=', 'bonus')
        .select(({ fn }) => fn.sum('credits').as('sum'))
        .as('bonus'),
    ])
    .executeTakeFirst()
  if (row === undefined) throw new ServiceError('not_found', `There is no account ${account}.`, 'Check the account id.')
  return {
    referral_code: row.code,
    referral_count: Number(row.count),
    bonus_credits: Number(row.bonus ?? 0),
    referral_link: `${publicUrl}/signup?ref=${row.code}`,
  }
}

/**
 * Gives both accounts their bonus, once for each account that was referred; gives the bonus of one side.
 * Throws `unknown_referral_code`, `own_referral_code`, `referral_already_claimed`.
 */
export async function claimReferral(tx: Executor<BillingTables>, world: World, account: string, code: string, bonus: number): Promise<number> {
  const referrer = await tx.selectFrom('referral_codes').where('code', '=', readReferralCode(code)).select('account_id').executeTakeFirst()
  if (referrer === undefined) throw new ServiceError('unknown_referral_code', 'Nobody has this referral code.', 'Check the code with the person who gave it.')
  if (referrer.account_id === account) throw new ServiceError('own_referral_code', 'This is the account’s own referral code.', 'Claim the code of another account.')
  const claimed = await tx
    .insertInto('referral_claims')
    .values({ account_id: account, referrer_id: referrer.account_id, created_at: world.now() })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('account_id')
    .executeTakeFirst()
  if (claimed === undefined) throw new ServiceError('referral_already_claimed', 'This account has claimed a referral code.', 'An account can claim one code.')
  if (bonus === 0) return 0
  const transaction = await beginTransaction(tx, world, { kind: 'bonus', ref: account })
  if (transaction === undefined) throw new Error(`Account ${account} has a bonus for a referral that it had not claimed.`)
  await writeEntries(tx, world, transaction, 'system:bonuses', [account, referrer.account_id].map((each) => ({ account: each, credits: bonus })))
  return bonus
}
