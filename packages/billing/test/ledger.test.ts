import { beforeEach, describe, expect, it } from 'vitest'
import { chargeJob, deposit, holdCredit, releaseHold, usage, verifyLedger } from '../src/index.js'
import { onEachLedger } from './on-each-ledger.js'

onEachLedger((ledger) => {
  let account: string
  let opened = 0
  beforeEach(async () => {
    account = await ledger.openAccount()
    opened++
  })

  const pay = (cents: number, reference = `payment-${account}`) => ledger.database.transaction((tx) => deposit(tx, ledger.world, { account, cents, reference }))
  const hold = (job: string) => ledger.database.transaction((tx) => holdCredit(tx, ledger.world, account, job))
  const charge = (job: string) => ledger.database.transaction((tx) => chargeJob(tx, ledger.world, job))
  const release = (job: string) => ledger.database.transaction((tx) => releaseHold(tx, job))
  const balance = async () => (await usage(ledger.database.read, account)).balance_credits
  const refused = expect.objectContaining({ code: 'insufficient_credits' }) as Error

  describe('deposits', () => {
    it.each([[1000, 50], [1019, 50], [1020, 51], [99_999_999, 4_999_999]])('%d cents buy %d credits', async (cents, credits) => {
      expect(await pay(cents)).toBe(credits)
      expect(await balance()).toBe(credits)
    })

    it.each([999, 0, -1000, 1000.5, Number.NaN, 100_000_000])('%d cents are refused', async (cents) => {
      await expect(pay(cents)).rejects.toMatchObject({ code: 'invalid_amount', message: 'A deposit is an amount from 10.00 to 999999.99 USD, in whole cents.' })
      expect(await balance()).toBe(0)
    })

    it('arrive once, however often and however many at a time they are reported', async () => {
      const added = await Promise.all(Array.from({ length: 10 }, () => pay(1000)))
      expect(added.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 50])
      expect(await balance()).toBe(50)
    })

    it('of an account that is not there are refused', async () => {
      const lost = ledger.database.transaction((tx) => deposit(tx, ledger.world, { account: 'nobody', cents: 1000, reference: 'lost' }))
      await expect(lost).rejects.toMatchObject({ code: 'not_found' })
    })
  })

  describe('a job', () => {
    it('is refused without a credit', async () => {
      await expect(hold('job-poor')).rejects.toEqual(refused)
    })

    it('costs nothing while its credit is only held, and one credit once it is charged', async () => {
      await pay(1000)
      await hold(`${account}-job`)
      expect(await balance()).toBe(50)
      expect(await charge(`${account}-job`)).toBe(true)
      expect(await balance()).toBe(49)
    })

    it('is charged once, however often it is reported', async () => {
      await pay(1000)
      await hold(`${account}-job`)
      const charged = await Promise.all(Array.from({ length: 10 }, () => charge(`${account}-job`)))
      expect(charged.filter(Boolean)).toHaveLength(1)
      expect(await balance()).toBe(49)
    })

    it('holds one credit, however often it is accepted', async () => {
      await pay(1000)
      await hold(`${account}-job`)
      await hold(`${account}-job`)
      const { held } = await ledger.database.read.selectFrom('ledger_accounts').where('id', '=', account).select('held').executeTakeFirstOrThrow()
      expect(held).toBe(1)
    })

    it('that was charged has nothing reserved again', async () => {
      await pay(1000)
      await hold(`${account}-job`)
      await charge(`${account}-job`)
      await expect(hold(`${account}-job`)).rejects.toThrow('was charged')
      expect(await ledger.database.read.selectFrom('ledger_holds').selectAll().where('account_id', '=', account).execute()).toEqual([])
      expect((await verifyLedger(ledger.database.read)).problems).toEqual([])
    })

    it('that failed gives its credit back, once', async () => {
      await pay(1000)
      await hold(`${account}-job`)
      expect([await release(`${account}-job`), await release(`${account}-job`)]).toEqual([true, false])
      for (let job = 1; job <= 50; job++) await hold(`${account}-${job}`)
      await expect(hold(`${account}-51`)).rejects.toEqual(refused)
    })

    it('that gave its credit back cannot be charged', async () => {
      await pay(1000)
      await hold(`${account}-job`)
      await release(`${account}-job`)
      await expect(charge(`${account}-job`)).rejects.toThrow('nothing is reserved')
      expect(await balance()).toBe(50)
    })
  })

  it('of seventy jobs at once fifty credits accept exactly fifty', async () => {
    await pay(1000)
    const outcomes = await Promise.allSettled(Array.from({ length: 70 }, (_, job) => hold(`${account}-${job}`)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect(outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown)).toEqual(Array.from({ length: 20 }, () => refused))
  })

  describe('usage', () => {
    it('is all zero before the first deposit', async () => {
      expect(await usage(ledger.database.read, account)).toEqual({ balance_credits: 0, total_purchased_credits: 0, updated_at: null, transactions: [] })
    })

    it('shows the newest transactions first, with the balance after each', async () => {
      await pay(1000)
      await hold(`${account}-job`)
      ledger.world.pass(60_000)
      await charge(`${account}-job`)
      const { transactions, ...summary } = await usage(ledger.database.read, account)
      const now = new Date(ledger.world.now()).toISOString()
      expect(summary).toEqual({ balance_credits: 49, total_purchased_credits: 50, updated_at: now })
      expect(transactions).toEqual([
        { id: expect.stringMatching(/^txn_/) as string, type: 'charge', credits: -1, balance_after: 49, job_id: `${account}-job`, created_at: now },
        {
          id: expect.stringMatching(/^txn_/) as string,
          type: 'deposit',
          credits: 50,
          balance_after: 50,
          reference: `payment-${account}`,
          created_at: new Date(ledger.world.now() - 60_000).toISOString(),
        },
      ])
    })

    it('shows a hundred transactions at most', async () => {
      await Promise.all(Array.from({ length: 101 }, (_, index) => pay(1000, `${account}-${index}`)))
      const { transactions, balance_credits } = await usage(ledger.database.read, account)
      expect(transactions).toHaveLength(100)
      expect(transactions.map(({ balance_after }) => balance_after)).toEqual(Array.from({ length: 100 }, (_, index) => balance_credits - 50 * index))
    })
  })

  it('after all of this the ledger verifies', async () => {
    const { accounts, transactions, problems } = await verifyLedger(ledger.database.read)
    expect(problems).toEqual([])
    expect([accounts, transactions]).toEqual([opened, expect.any(Number)])
    expect(transactions).toBeGreaterThan(100)
  })
})
