import { beforeAll, beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../storage/test/test-databases.js'
import { createWebhook, deleteWebhook, listWebhooks, mostWebhooks, rotateSecret, testWebhook, webhooksMigrations, type WebhooksTables } from '../src/index.js'
import { webhooksOn, type WebhooksUnderTest } from './webhooks-under-test.js'

const url = 'https://hooks.example/formatter'

onEachDatabase((newDatabase) => {
  let webhooks: WebhooksUnderTest
  let accounts = 0
  let ann: string
  beforeAll(async () => { webhooks = webhooksOn(await newDatabase<WebhooksTables>(webhooksMigrations)) })
  beforeEach(() => { ann = `acct_${++accounts}` })

  it('a new webhook is active, for both events, and shows its secret', async () => {
    const created = await createWebhook(webhooks, ann, url)
    expect(created).toEqual({
      id: expect.stringMatching(/^wh_[0-9a-z]{26}$/) as string,
      url,
      events: ['document.completed', 'document.failed'],
      is_active: true,
      secret: expect.stringMatching(/^whsec_/) as string,
      last_delivered_at: null,
      created_at: '2026-01-01T00:00:00.000Z',
    })
  })

  it('a webhook is listed without its secret, and for its account only', async () => {
    const created = await createWebhook(webhooks, ann, url, ['document.failed'])
    expect(await listWebhooks(webhooks, ann)).toEqual([{ ...created, secret: null }])
    expect(await listWebhooks(webhooks, 'acct_other')).toEqual([])
  })

  it('webhooks are listed in the order of their creation', async () => {
    const ids: string[] = []
    for (const path of ['a', 'b', 'c']) {
      webhooks.world.pass(1)
      ids.push((await createWebhook(webhooks, ann, `${url}/${path}`)).id)
    }
    expect((await listWebhooks(webhooks, ann)).map(({ id }) => id)).toEqual(ids)
  })

  it.each([[[]], [['document.deleted']], [['document.completed', 'x']]])('the events %j are refused', async (events) => {
    await expect(createWebhook(webhooks, ann, url, events)).rejects.toMatchObject({ code: 'unknown_event' })
  })

  it.each(['', 'hooks.example', 'ftp://hooks.example', 'https://user:secret@hooks.example', 'https://user@hooks.example', `${url}/${'x'.repeat(2000 - url.length)}`])(
    'the address “%.40s” is refused',
    async (address) => {
      await expect(createWebhook(webhooks, ann, address)).rejects.toMatchObject({ code: 'invalid_url' })
    },
  )

  it('of a wrong address with wrong events both are told', async () => {
    await expect(createWebhook(webhooks, ann, 'https://10.1.2.3', ['document.deleted'])).rejects.toMatchObject({ code: 'blocked_address', also: [{ code: 'unknown_event' }] })
  })

  it('plain HTTP is refused, unless it is allowed', async () => {
    const strict = { ...webhooks, target: { ...webhooks.target, allowHttp: false } }
    await expect(createWebhook(strict, ann, 'http://hooks.example')).rejects.toMatchObject({ code: 'invalid_url' })
    await expect(createWebhook(webhooks, ann, 'http://hooks.example')).resolves.toMatchObject({ is_active: true })
  })

  it.each([
    'https://10.0.0.7',
    'https://192.168.1.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.7]/',
    'https://[64:ff9b::a00:7]/',
    'https://0xa000007/',
    'https://127.0.0.2',
    'https://inside.example/',
  ])('an address that is not on the public internet is refused: %s', async (address) => {
    await expect(createWebhook(webhooks, ann, address)).rejects.toMatchObject({ code: 'blocked_address' })
    expect(await listWebhooks(webhooks, ann)).toEqual([])
  })

  it('a name that nobody knows yet is taken: it is looked up at every delivery', async () => {
    await expect(createWebhook(webhooks, ann, 'https://later.example')).resolves.toMatchObject({ is_active: true })
  })

  it('an account has 20 webhooks at most, however many at a time it creates', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: mostWebhooks + 5 }, () => createWebhook(webhooks, ann, url)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => reason as unknown)).toMatchObject(Array.from({ length: 5 }, () => ({ code: 'too_many_webhooks' })))
    const [first] = await listWebhooks(webhooks, ann)
    await deleteWebhook(webhooks, ann, first!.id)
    await expect(createWebhook(webhooks, ann, url)).resolves.toMatchObject({ is_active: true })
  })

  it('a deleted webhook is gone', async () => {
    const { id } = await createWebhook(webhooks, ann, url)
    await deleteWebhook(webhooks, ann, id)
    expect(await listWebhooks(webhooks, ann)).toEqual([])
    await expect(deleteWebhook(webhooks, ann, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('a rotated secret is a new one, and shown', async () => {
    const created = await createWebhook(webhooks, ann, url)
    const rotated = await rotateSecret(webhooks, ann, created.id)
    expect(rotated.secret).toMatch(/^whsec_/)
    expect(rotated).toEqual({ ...created, secret: rotated.secret })
    expect(rotated.secret).not.toBe(created.secret)
  })

  it('another account’s webhook is not found', async () => {
    const { id } = await createWebhook(webhooks, ann, url)
    const missing = { code: 'not_found' }
    await expect(deleteWebhook(webhooks, 'acct_other', id)).rejects.toMatchObject(missing)
    await expect(rotateSecret(webhooks, 'acct_other', id)).rejects.toMatchObject(missing)
    await expect(testWebhook(webhooks, 'https://formatter.example', 'acct_other', id)).rejects.toMatchObject(missing)
    expect(await listWebhooks(webhooks, ann)).toHaveLength(1)
  })
})
