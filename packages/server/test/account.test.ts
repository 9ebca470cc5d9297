import { describe, expect, it } from 'vitest'
import { newReceiver } from '../../webhooks/test/receiver.js'
import { verifyLedger } from '@formatter/billing'
import { newService } from './service.js'

interface Problem { readonly error: { readonly code: string } }
interface Invalid { readonly detail: readonly { readonly loc: readonly unknown[]; readonly type: string }[] }
interface Webhook { readonly id: string; readonly secret: string | null; readonly events: readonly string[]; readonly url: string }

const bodyOf = async <Body>(response: Response | Promise<Response>) => (await (await response).json()) as Body
const codeOf = async (response: Response | Promise<Response>) => (await bodyOf<Problem>(response)).error.code

describe('credits', () => {
  it('GET /api/v1/usage shows the balance and what changed it', async () => {
    const { get, format } = await newService()
    const id = await format()
    expect(await bodyOf(get('/api/v1/usage'))).toMatchObject({
      success: true,
      balance_credits: 49,
      total_purchased_credits: 50,
      transactions: [{ type: 'charge', credits: -1, balance_after: 49, job_id: id }, { type: 'deposit', credits: 50, balance_after: 50 }],
    })
  })

  it('of the sandbox are paid on its own page, once', async () => {
    const { backend, payments, send, get, own } = await newService()
    const { url } = await payments.sandbox!.openCheckout({ account: own.account, cents: 2000, returnUrl: 'https://account.example/credits?paid=yes', cancelUrl: 'https://account.example/credits' })
    const path = new URL(url).pathname
    const page = await get(path, {}, null)
    const shown = await page.text()
    expect(shown).toContain('100 credits')
    expect(shown).toContain('<a href="https://account.example/credits">Back without paying</a>')
    expect(page.headers.get('Content-Security-Policy')).toContain(`form-action 'self' https://account.example;`)
    for (let time = 0; time < 2; time++) {
      const paid = await send('POST', path, { key: null })
      expect([paid.status, paid.headers.get('Location')]).toEqual([303, 'https://account.example/credits?paid=yes'])
    }
    expect(await bodyOf(get('/api/v1/usage'))).toMatchObject({ balance_credits: 150 })
    expect((await verifyLedger(backend.database.read)).problems).toEqual([])
  })

  it('are not added by an event that nobody signed', async () => {
    const { send, own } = await newService()
    const body = JSON.stringify({ account: own.account, cents: 1000, reference: 'mine', time: Date.UTC(2026, 0, 1) })
    expect(await codeOf(send('POST', '/payments/sandbox/events', { body, key: null }))).toBe('invalid_signature')
    expect(await codeOf(send('POST', '/payments/stripe/events', { body, key: null }))).toBe('not_found')
    expect((await send('GET', '/sandbox/pay/abc.def', { key: null })).status).toBe(400)
  })
})

describe('referrals', () => {
  it('GET /api/v1/referrals/stats and POST /api/v1/referrals/claim: once, and never one’s own', async () => {
    const { get, send, newAccount } = await newService()
    const other = await newAccount()
    const { referral_code } = await bodyOf<{ referral_code: string }>(get('/api/v1/referrals/stats', {}, other.key))
    const claim = (code: string, key?: string) =>
      send('POST', '/api/v1/referrals/claim', { body: JSON.stringify({ referral_code: code }), headers: { 'Content-Type': 'application/json' }, ...(key && { key }) })
    expect(await bodyOf(claim(referral_code))).toMatchObject({ success: true, bonus_credits: 5 })
    expect(await codeOf(claim(referral_code))).toBe('referral_already_claimed')
    expect((await bodyOf<Invalid>(claim(referral_code, other.key))).detail).toMatchObject([{ loc: ['body', 'referral_code'], type: 'own_referral_code' }])
    expect(await bodyOf(get('/api/v1/referrals/stats', {}, other.key))).toEqual({
      referral_code, referral_count: 1, bonus_credits: 5, referral_link: `https://papers.example/signup?ref=${referral_code}`,
    })
  })
})

describe('webhooks', () => {
  const local = { config: { webhookNetworks: '127.0.0.0/8', webhookHttp: 'true' } }
  const newWebhook = async () => {
    const service = await newService(local)
    const receiver = await newReceiver()
    const response = await service.postJson('/api/v1/webhooks', { url: receiver.url })
    return { ...service, receiver, response, webhook: await bodyOf<Webhook>(response) }
  }

  it('POST /api/v1/webhooks names every fault at once', async () => {
    const { postJson } = await newService()
    const { detail } = await bodyOf<Invalid>(postJson('/api/v1/webhooks', { url: 'http://hooks.example', events: ['document.deleted'] }))
    expect(detail).toMatchObject([{ loc: ['body', 'url'], type: 'invalid_url' }, { loc: ['body', 'events'], type: 'unknown_event' }])
  })

  it('POST /api/v1/webhooks answers 201 with the secret, and GET /api/v1/webhooks never shows it again', async () => {
    const { response, webhook, get, receiver } = await newWebhook()
    receiver.close()
    expect(response.status).toBe(201)
    expect(webhook).toEqual({
      id: expect.stringMatching(/^wh_/) as string,
      url: receiver.url,
      events: ['document.completed', 'document.failed'],
      is_active: true,
      secret: expect.stringMatching(/^whsec_/) as string,
      last_delivered_at: null,
      created_at: '2026-01-01T00:00:00.000Z',
    })
    expect(await bodyOf(get('/api/v1/webhooks'))).toEqual([{ ...webhook, secret: null }])
  })

  it('POST /api/v1/webhooks/{webhook_id}/secret gives another secret', async () => {
    const { webhook, send, receiver } = await newWebhook()
    receiver.close()
    const rotated = await bodyOf<Webhook>(send('POST', `/api/v1/webhooks/${webhook.id}/secret`))
    expect(rotated).toEqual({ ...webhook, secret: expect.stringMatching(/^whsec_/) as string })
    expect(rotated.secret).not.toBe(webhook.secret)
  })

  it('POST /api/v1/webhooks/{webhook_id}/test delivers a synthetic event', async () => {
    const { webhook, send, receiver } = await newWebhook()
    const test = await bodyOf(send('POST', `/api/v1/webhooks/${webhook.id}/test`))
    receiver.close()
    expect(test).toMatchObject({ success: true, response_status: 200 })
    expect(receiver.received.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([{ event: 'document.completed', status: 'formatted' }])
  })

  it('DELETE /api/v1/webhooks/{webhook_id} unsubscribes', async () => {
    const { webhook, send, get, receiver } = await newWebhook()
    receiver.close()
    expect(await bodyOf(send('DELETE', `/api/v1/webhooks/${webhook.id}`))).toEqual({ success: true, id: webhook.id })
    expect(await bodyOf(get('/api/v1/webhooks'))).toEqual([])
    expect((await send('DELETE', `/api/v1/webhooks/${webhook.id}`)).status).toBe(404)
  })

  it('tell of jobs that end', async () => {
    const { format, dispatcher, receiver } = await newWebhook()
    const id = await format()
    await dispatcher.runDue()
    receiver.close()
    expect(receiver.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{
      event: 'document.completed', job_id: id, status: 'formatted', filename: 'essay.docx', style: 'apa-7',
      download_url: `https://papers.example/api/v1/documents/${id}/download`,
      report_url: `https://papers.example/api/v1/documents/${id}/report?format=json`,
    }])
  })

  it.each(['http://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/', 'https://169.254.169.254/', 'https://[::ffff:10.0.0.1]/', 'ftp://example.org/', 'nonsense'])('to %s are refused', async (url) => {
    const { postJson } = await newService()
    const response = await postJson('/api/v1/webhooks', { url })
    expect(response.status).toBe(422)
    expect((await bodyOf<Invalid>(response)).detail[0]?.loc).toEqual(['body', 'url'])
  })

  it('of another account are 404', async () => {
    const { webhook, send, newAccount, receiver } = await newWebhook()
    receiver.close()
    const { key } = await newAccount()
    for (const [method, path] of [['DELETE', ''], ['POST', '/secret'], ['POST', '/test']] as const) {
      expect((await send(method, `/api/v1/webhooks/${webhook.id}${path}`, { key })).status).toBe(404)
    }
  })
})
