import { beforeEach, expect, it } from 'vitest'
import { claimReferral, openLedgerAccount, referralStats, usage, verifyLedger } from '../src/index.js'
import { onEachLedger } from './on-each-ledger.js'

onEachLedger((ledger) => {
  let ann: string
  let bob: string

  beforeEach(async () => {
    ann = await ledger.openAccount()
    bob = await ledger.openAccount()
  })

  const stats = (account: string) => referralStats(ledger.database.read, 'https://formatter.example', account)
  const claim = (account: string, code: string, bonus = 5) => ledger.database.transaction((tx) => claimReferral(tx, ledger.world, account, code, bonus))
  const balance = async (account: string) => (await usage(ledger.database.read, account)).balance_credits

  it('every account has a code and a link from the start', async () => {
    const { referral_code, ...rest } = await stats(ann)
    expect(referral_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    expect(rest).toEqual({ referral_count: 0, bonus_credits: 0, referral_link: `https://formatter.example/signup?ref=${referral_code}` })
    expect((await stats(bob)).referral_code).not.toBe(referral_code)
  })

  it('opening an account again keeps its code', async () => {
    const before = await stats(ann)
    await ledger.database.transaction((tx) => openLedgerAccount(tx, ledger.world, ann))
    expect(await stats(ann)).toEqual(before)
  })

  it('a claim gives both sides their bonus', async () => {
    const { referral_code } = await stats(ann)
    expect(await claim(bob, referral_code)).toBe(5)
    expect([await balance(ann), await balance(bob)]).toEqual([5, 5])
    expect(await stats(ann)).toMatchObject({ referral_count: 1, bonus_credits: 5 })
    expect(await stats(bob)).toMatchObject({ referral_count: 0, bonus_credits: 5 })
    expect((await usage(ledger.database.read, bob)).transactions).toMatchObject([{ type: 'bonus', credits: 5 }])
    expect((await usage(ledger.database.read, bob)).total_purchased_credits).toBe(0)
  })

  it('neither side learns from its transactions which account the other is', async () => {
    const { referral_code } = await stats(ann)
    await claim(bob, referral_code)
    const told = await Promise.all([ann, bob].map(async (account) => (await usage(ledger.database.read, account)).transactions))
    expect(told).toMatchObject([[{ reference: referral_code }], [{ reference: referral_code }]])
  })

  it('a code is read as it was meant', async () => {
    const { referral_code } = await stats(ann)
    const typed = ` ${referral_code.slice(0, 5).toLowerCase()}-${referral_code.slice(5)} `.replaceAll('0', 'o').replaceAll('1', 'l')
    expect(await claim(bob, typed)).toBe(5)
  })

  it('an account claims one code, however many at a time it tries', async () => {
    const codes = await Promise.all([ann, await ledger.openAccount(), await ledger.openAccount()].map(async (account) => (await stats(account)).referral_code))
    const outcomes = await Promise.allSettled([...codes, ...codes].map((code) => claim(bob, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balance(bob)).toBe(5)
    await expect(claim(bob, codes[0]!)).rejects.toMatchObject({ code: 'referral_already_claimed' })
  })

  it('one’s own code is refused', async () => {
    await expect(claim(ann, (await stats(ann)).referral_code)).rejects.toMatchObject({ code: 'own_referral_code' })
    expect(await balance(ann)).toBe(0)
  })

  it('a code that nobody has is refused', async () => {
    await expect(claim(ann, 'NOBODY')).rejects.toMatchObject({ code: 'unknown_referral_code' })
  })

  it('without a bonus a claim is only counted', async () => {
    expect(await claim(bob, (await stats(ann)).referral_code, 0)).toBe(0)
    expect(await stats(ann)).toMatchObject({ referral_count: 1, bonus_credits: 0 })
  })

  it('after all of this the ledger verifies', async () => {
    expect((await verifyLedger(ledger.database.read)).problems).toEqual([])
  })
})
