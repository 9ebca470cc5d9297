import type { Executor } from '@formatter/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BillingTables, chargeJob, deposit, holdCredit, releaseHold, usage, verifyLedger } from '../src/index.js'
import { onEachLedger } from './on-each-ledger.js'

/** What the service does to the ledger. A crash is a transaction that did its work and did not commit. */
type Step =
  | { readonly does: 'create' | 'finish' | 'fail' | 'delete'; readonly job: number; readonly crash: boolean }
  | { readonly does: 'deposit'; readonly payment: number; readonly cents: number; readonly crash: boolean }

const crash = fc.boolean()
// Few jobs and payments: so that steps repeat what was done before, which is what replays and redeliveries are.
const job = fc.nat({ max: 19 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('create' as const), job, crash }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('finish' as const, 'fail' as const, 'delete' as const), job, crash }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('deposit' as const), payment: fc.nat({ max: 2 }), cents: fc.constantFrom(500, 1000, 1039), crash }) },
)

/** The ledger as one would do it in one's head. */
class Model {
  balance = 0
  readonly held = new Set<number>()
  readonly charged = new Set<number>()
  readonly paid = new Set<number>()

  /** What the step has to give; where it crashes, nothing happens. */
  run(step: Step): string {
    const [outcome, commit] = this.expect(step)
    if (step.crash && !outcome.startsWith('refused')) return 'crashed'
    commit()
    return outcome
  }

  private expect(step: Step): [outcome: string, commit: () => void] {
    const nothing = () => undefined
    if (step.does === 'deposit') {
      if (step.cents < 1000) return ['refused: invalid_amount', nothing]
      if (this.paid.has(step.payment)) return ['0', nothing]
      const credits = Math.floor(step.cents / 20)
      return [String(credits), () => {
        this.paid.add(step.payment)
        this.balance += credits
      }]
    }
    const { job } = step
    const isHeld = this.held.has(job)
    if (step.does === 'create') {
      if (isHeld) return ['held', nothing]
      if (this.charged.has(job)) return ['refused: was charged', nothing]
      return this.balance - this.held.size < 1 ? ['refused: insufficient_credits', nothing] : ['held', () => this.held.add(job)]
    }
    if (step.does === 'finish') {
      if (this.charged.has(job)) return ['false', nothing]
      if (!isHeld) return ['refused: nothing is reserved', nothing]
      return ['true', () => {
        this.held.delete(job)
        this.charged.add(job)
        this.balance--
      }]
    }
    return [String(isHeld), () => this.held.delete(job)]
  }
}

onEachLedger((ledger) => {
  const apply = (tx: Executor<BillingTables>, account: string, step: Step): Promise<unknown> => {
    if (step.does === 'deposit') return deposit(tx, ledger.world, { account, cents: step.cents, reference: `${account}-${step.payment}` })
    const job = `${account}-${step.job}`
    if (step.does === 'create') return holdCredit(tx, ledger.world, account, job).then(() => 'held')
    return step.does === 'finish' ? chargeJob(tx, ledger.world, job) : releaseHold(tx, job)
  }

  const run = async (account: string, step: Step): Promise<string> => {
    try {
      return await ledger.database.transaction(async (tx) => {
        const outcome = String(await apply(tx, account, step))
        if (step.crash) throw new Error('crashed')
        return outcome
      })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (error.message === 'crashed') return error.message
      for (const fault of ['nothing is reserved', 'was charged']) if (error.message.includes(fault)) return `refused: ${fault}`
      return `refused: ${'code' in error ? String(error.code) : error.message}`
    }
  }

  const standing = (account: string) =>
    ledger.database.read.selectFrom('ledger_accounts').where('id', '=', account).select(['balance', 'held']).executeTakeFirstOrThrow()

  it('the ledger does as the model, whatever comes in which order', async () => {
    const sequences = fc.array(step, { minLength: 10, maxLength: 60, size: 'max' })
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const account = await ledger.openAccount()
        const model = new Model()
        for (const step of steps) expect([step, await run(account, step)]).toEqual([step, model.run(step)])
        expect(await standing(account)).toEqual({ balance: model.balance, held: model.held.size })
      }),
      { numRuns: 25 },
    )
    expect((await verifyLedger(ledger.database.read)).problems).toEqual([])
  }, 60_000)

  it('the ledger stays right however many do it at once', async () => {
    const sequences = fc.array(step, { minLength: 30, maxLength: 120, size: 'max' })
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const account = await ledger.openAccount()
        await ledger.database.transaction((tx) => deposit(tx, ledger.world, { account, cents: 1000, reference: `${account}-first` }))
        const outcomes = await Promise.all(steps.map((step) => run(account, step)))
        const charged = outcomes.filter((outcome, index) => steps[index]!.does === 'finish' && outcome === 'true').length
        const { balance_credits, total_purchased_credits } = await usage(ledger.database.read, account)
        expect(balance_credits).toBe(total_purchased_credits - charged)
        expect((await verifyLedger(ledger.database.read)).problems).toEqual([])
      }),
      { numRuns: 15 },
    )
  }, 60_000)
})
