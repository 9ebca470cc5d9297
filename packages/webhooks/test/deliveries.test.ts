import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../storage/test/test-databases.js'
import {
  createWebhook,
  deleteWebhook,
  documentFailed,
  enqueueEvent,
  forgetEvents,
  listDeliveries,
  listWebhooks,
  newDispatcher,
  redeliver,
  rotateSecret,
  testWebhook,
  type Webhook,
  webhooksMigrations,
  type WebhooksTables,
} from '../src/index.js'
import { attemptDelivery } from '../src/attempt.js'
import { claimDue, claimMs } from '../src/claim.js'
import { newReceiver, type Receiver, withStatus } from './receiver.js'
import { completed, webhooksOn, type WebhooksUnderTest } from './webhooks-under-test.js'

const day = 86_400_000

onEachDatabase((newDatabase) => {
  let webhooks: WebhooksUnderTest
  let receiver: Receiver
  let webhook: Webhook
  let ann: string
  let accounts = 0

  beforeAll(async () => {
    webhooks = webhooksOn(await newDatabase<WebhooksTables>(webhooksMigrations))
    receiver = await newReceiver()
  })
  afterAll(() => { receiver.close() })
  beforeEach(async () => {
    // What the test before this one left waiting.
    await webhooks.database.transaction((tx) => tx.deleteFrom('webhooks').execute())
    receiver.received.length = 0
    receiver.answers = withStatus(200)
    ann = `acct_${++accounts}`
    webhook = await createWebhook(webhooks, ann, receiver.url)
  })

  const dispatcher = (concurrency = 4) =>
    newDispatcher(webhooks, { concurrency, pollMs: 5, onError: (error) => { throw error } })
  const send = () => dispatcher().runDue()
  const log = (id = webhook.id, account = ann) => listDeliveries(webhooks, account, id)
  const statuses = async () => (await log()).map(({ state, attempts }) => [state, ...attempts.map(({ status }) => status)])
  const current = async () => (await listWebhooks(webhooks, ann))[0]!

  describe('an event', () => {
    it('is sent with its payload and both signatures', async () => {
      const event = await webhooks.tell(ann)
      await send()
      const { body, headers } = receiver.received[0]!
      expect(JSON.parse(body)).toEqual({
        event: 'document.completed',
        job_id: 'job_1',
        status: 'formatted',
        filename: 'essay.docx',
        style: 'apa-7',
        download_url: 'https://formatter.example/api/v1/documents/job_1/download',
        report_url: 'https://formatter.example/api/v1/documents/job_1/report?format=json',
      })
      expect(headers['webhook-id']).toBe(event)
      expect(headers['x-service-signature']).toMatch(/^sha256=[0-9a-f]{64}$/)
      expect(headers['webhook-timestamp']).toBe(String(webhooks.world.now() / 1000))
      expect(headers['webhook-signature']).toBe(
        new Verifier(webhook.secret!).sign(event!, new Date(webhooks.world.now()), body),
      )
    })

    it('of a failure says why', async () => {
      await webhooks.tell(ann, documentFailed({ id: 'job_2', filename: 'a.docx', style: 'mla-9' }, { code: 'encrypted', message: 'It has a password.' }))
      await send()
      expect(JSON.parse(receiver.received[0]!.body)).toEqual({
        event: 'document.failed',
        job_id: 'job_2',
        status: 'failed',
        filename: 'a.docx',
        style: 'mla-9',
        error: { code: 'encrypted', message: 'It has a password.' },
        report_url: null,
      })
    })

    it('is not told where its transaction is undone', async () => {
      const undone = webhooks.database.transaction(async (tx) => {
        await enqueueEvent(tx, webhooks.world, ann, completed())
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      await send()
      expect(receiver.received).toEqual([])
    })

    it('goes to every webhook that subscribes to it, and to no other', async () => {
      await createWebhook(webhooks, ann, `${receiver.url}/failures`, ['document.failed'])
      await createWebhook(webhooks, ann, `${receiver.url}/both`)
      await createWebhook(webhooks, 'acct_other', `${receiver.url}/other`)
      await webhooks.tell(ann)
      await send()
      expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(['/hook', '/hook/both'])
    })

    it('that nobody subscribes to is not kept', async () => {
      expect(await webhooks.tell('acct_nobody')).toBeUndefined()
    })

    it('is not sent again once it has arrived', async () => {
      await webhooks.tell(ann)
      await send()
      webhooks.world.pass(day)
      await send()
      expect(await statuses()).toEqual([['delivered', 200]])
      expect((await current()).last_delivered_at).toBe(new Date(webhooks.world.now() - day).toISOString())
    })
  })

  describe('a delivery that fails', () => {
    it('is tried four times in all, under the same id, and then given up', async () => {
      receiver.answers = withStatus(500)
      await webhooks.tell(ann)
      for (let attempt = 0; attempt < 6; attempt++) {
        await send()
        webhooks.world.pass(360_000 * 1.2)
      }
      expect(await statuses()).toEqual([['given_up', 500, 500, 500, 500]])
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
      expect((await current()).last_delivered_at).toBeNull()
    })

    it('waits before it is tried again', async () => {
      receiver.answers = withStatus(500)
      await webhooks.tell(ann)
      await send()
      webhooks.world.pass(7_999)
      await send()
      expect(receiver.received).toHaveLength(1)
      webhooks.world.pass(4_001)
      await send()
      expect(receiver.received).toHaveLength(2)
    })

    it('arrives when the receiver is well again', async () => {
      receiver.answers = withStatus(503)
      await webhooks.tell(ann)
      await send()
      receiver.answers = withStatus(204)
      webhooks.world.pass(12_000)
      await send()
      expect(await statuses()).toEqual([['delivered', 503, 204]])
    })

    it('waits as long as Retry-After asks', async () => {
      receiver.answers = withStatus(429, { 'retry-after': '3600' })
      await webhooks.tell(ann)
      await send()
      webhooks.world.pass(3_599_000)
      await send()
      expect(receiver.received).toHaveLength(1)
      webhooks.world.pass(1_000)
      await send()
      expect(receiver.received).toHaveLength(2)
    })

    it('may fail by a redirect: it is not followed', async () => {
      receiver.answers = withStatus(307, { location: `${receiver.url}/elsewhere` })
      await webhooks.tell(ann)
      await send()
      expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
      expect(await statuses()).toEqual([['pending', 307]])
    })
  })

  describe('a dispatcher that dies', () => {
    it('leaves what it was trying to another, which sends it when the claim has run out', async () => {
      await webhooks.tell(ann)
      const [lost] = await webhooks.database.transaction((tx) => claimDue(tx, webhooks.world, 10))
      expect(lost!.webhook.id).toBe(webhook.id)
      await send()
      expect(receiver.received).toEqual([])
      webhooks.world.pass(claimMs)
      await send()
      expect(receiver.received).toHaveLength(1)
    })

    it('and comes back when another has sent it writes nothing down', async () => {
      await webhooks.tell(ann)
      const [lost] = await webhooks.database.transaction((tx) => claimDue(tx, webhooks.world, 10))
      webhooks.world.pass(claimMs)
      await send()
      await attemptDelivery(webhooks, lost!)
      expect(await statuses()).toEqual([['delivered', 200]])
    })

    it('leaves retries that another makes', async () => {
      receiver.answers = withStatus(500)
      await webhooks.tell(ann)
      await send()
      const restarted = { ...webhooksOn(webhooks.database), world: webhooks.world, secretKey: webhooks.secretKey }
      webhooks.world.pass(12_000)
      await newDispatcher(restarted, { concurrency: 1, pollMs: 5, onError: (error) => { throw error } }).runDue()
      expect(receiver.received).toHaveLength(2)
    })
  })

  describe('dispatchers', () => {
    const arrival = () => new Promise<void>((resolve) => {
      receiver.answers = (response) => {
        response.end()
        resolve()
      }
    })

    it('send every event once between them', async () => {
      for (let job = 1; job <= 30; job++) await webhooks.tell(ann, completed(`job_${job}`))
      await Promise.all([dispatcher(3).runDue(), dispatcher(5).runDue(), dispatcher(1).runDue()])
      const jobs = receiver.received.map(({ body }) => (JSON.parse(body) as { job_id: string }).job_id)
      expect(jobs.toSorted()).toEqual(Array.from({ length: 30 }, (_, index) => `job_${index + 1}`).toSorted())
    })

    it('started, send what nobody wakes them for, such as a retry', async () => {
      const running = dispatcher()
      const first = arrival()
      await webhooks.tell(ann)
      running.start()
      await first
      const second = arrival()
      await webhooks.tell(ann)
      await second
      await running.stop()
      expect(await statuses()).toEqual([['delivered', 200], ['delivered', 200]])
    })

    it('started, send what comes, and stopped, wait for what is under way and take no more', async () => {
      const running = dispatcher()
      const arrived = arrival()
      running.start()
      await webhooks.tell(ann)
      running.wake()
      await arrived
      await running.stop()
      expect(await statuses()).toEqual([['delivered', 200]])
      await webhooks.tell(ann)
      running.wake()
      await running.stop()
      expect(receiver.received).toHaveLength(1)
    })
  })

  describe('a webhook', () => {
    it('is turned off when its receiver says that it is gone', async () => {
      receiver.answers = withStatus(410)
      await webhooks.tell(ann)
      await send()
      expect(await current()).toMatchObject({ is_active: false })
      expect(await webhooks.tell(ann)).toBeUndefined()
    })

    it('is turned off after twenty deliveries in a row were given up over three days, not before', async () => {
      receiver.answers = withStatus(500)
      const giveUp = async () => {
        await webhooks.tell(ann)
        for (let attempt = 0; attempt < 4; attempt++) {
          await send()
          webhooks.world.pass(360_000 * 1.2)
        }
      }
      for (let delivery = 0; delivery < 20; delivery++) await giveUp()
      expect(await current()).toMatchObject({ is_active: true })
      webhooks.world.pass(3 * day)
      await giveUp()
      expect(await current()).toMatchObject({ is_active: false })
    })

    it('that is deleted is sent nothing more', async () => {
      await webhooks.tell(ann)
      await deleteWebhook(webhooks, ann, webhook.id)
      await send()
      expect(receiver.received).toEqual([])
    })

    it('signs with both secrets for a day after a rotation, and then with the new one', async () => {
      const { secret } = await rotateSecret(webhooks, ann, webhook.id)
      const signatures = async () => {
        await webhooks.tell(ann)
        await send()
        const { headers, body } = receiver.received.at(-1)!
        const sign = (key: string) => new Verifier(key).sign(String(headers['webhook-id']), new Date(webhooks.world.now()), body)
        return [String(headers['webhook-signature']).split(' '), sign(secret!), sign(webhook.secret!)] as const
      }
      const [during, byNew, byOld] = await signatures()
      expect(during).toEqual([byNew, byOld])
      webhooks.world.pass(day)
      const [after, onlyNew] = await signatures()
      expect(after).toEqual([onlyNew])
    })
  })

  describe('a test', () => {
    const test = () => testWebhook(webhooks, 'https://formatter.example', ann, webhook.id)

    it('sends an invented event at once, and says what was answered', async () => {
      const result = await test()
      expect(result).toMatchObject({ success: true, response_status: 200, delivery_id: expect.stringMatching(/^dlv_/) as string })
      expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ event: 'document.completed', status: 'formatted' })
      expect(await log()).toMatchObject([{ id: result.delivery_id, state: 'delivered' }])
    })

    it.each([410, 500])('is tried once, and does not count against the webhook (%d)', async (status) => {
      receiver.answers = withStatus(status)
      expect(await test()).toMatchObject({ success: false, response_status: status })
      webhooks.world.pass(day)
      await send()
      expect(await statuses()).toEqual([['given_up', status]])
      expect(await current()).toMatchObject({ is_active: true })
    })

    it('says why there was no answer', async () => {
      const nobody = await newReceiver()
      nobody.close()
      const { id } = await createWebhook(webhooks, ann, nobody.url)
      const result = await testWebhook(webhooks, 'https://formatter.example', ann, id)
      expect(result).toMatchObject({ success: false, response_status: null, message: expect.stringContaining('ECONNREFUSED') as string })
    })
  })

  describe('the log', () => {
    it('keeps when an attempt was made, its status, and how the answer began', async () => {
      receiver.answers = (response) => response.end(`no\0${'n'.repeat(5000)}`)
      await webhooks.tell(ann)
      const startedAt = webhooks.world.now()
      await send()
      expect((await log())[0]!.attempts).toEqual([{ number: 1, started_at: startedAt, duration_ms: 0, status: 200, error: null, answer: `no\uFFFD${'n'.repeat(2045)}` }])
    })

    it('has with each delivery its own attempts', async () => {
      receiver.answers = withStatus(500)
      await webhooks.tell(ann)
      await send()
      receiver.answers = withStatus(200)
      await webhooks.tell(ann, completed('job_2'))
      await send()
      expect((await statuses()).toSorted()).toEqual([['delivered', 200], ['pending', 500]])
    })

    it('of another account’s webhook is not found', async () => {
      await expect(log(webhook.id, 'acct_other')).rejects.toMatchObject({ code: 'not_found' })
    })

    it('offers to send a delivery again, under its id', async () => {
      await webhooks.tell(ann)
      await send()
      const id = (await log())[0]!.id
      await expect(redeliver(webhooks, 'acct_other', id)).rejects.toMatchObject({ code: 'not_found' })
      await redeliver(webhooks, ann, id)
      await send()
      expect(await statuses()).toEqual([['delivered', 200, 200]])
      expect(receiver.received[1]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id'])
    })

    it('forgets events before a time', async () => {
      await webhooks.tell(ann)
      await send()
      await forgetEvents(webhooks, webhooks.world.now())
      expect(await log()).toHaveLength(1)
      await forgetEvents(webhooks, webhooks.world.now() + 1)
      expect(await log()).toEqual([])
    })
  })
})
