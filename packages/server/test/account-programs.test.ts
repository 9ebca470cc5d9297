import { describe, expect, it } from 'vitest'
import { newReceiver } from '../../webhooks/test/receiver.js'
import { newMember, work } from './member.js'
import { textOf } from './visitor.js'

describe('keys on the web', () => {
  it('are shown once, work, and are refused as soon as they are revoked', async () => {
    const { visitor, get } = await newMember()
    const key = /fmt_[0-9A-Za-z]{36}/.exec(await (await visitor.post('/account/keys?do=create', { name: 'laptop' })).text())![0]
    expect((await get('/api/v1/usage', {}, key)).status).toBe(200)
    const page = await visitor.read('/account/keys')
    expect(page).not.toContain(key)
    const id = /value="(key_\w+)"/.exec(page)![1]!
    expect(await textOf(visitor.post('/account/keys?do=revoke', { id }))).toContain(`Revoke the key “laptop” (fmt_…${key.slice(-4)})?`)
    expect((await get('/api/v1/usage', {}, key)).status).toBe(200)
    await visitor.post('/account/keys?do=revoke&sure=yes', { id })
    expect((await get('/api/v1/usage', {}, key)).status).toBe(401)
  })

  it('of others cannot be revoked', async () => {
    const { visitor, own, get } = await newMember()
    for (const answer of ['', '&sure=yes']) expect((await visitor.post(`/account/keys?do=revoke${answer}`, { id: own.summary.id })).status).toBe(404)
    expect((await get('/api/v1/usage')).status).toBe(200)
  })
})

describe('webhooks on the web', () => {
  it('show their secret once, are tested, and can be sent again what they were sent', async () => {
    const { visitor, jobs, dispatcher } = await newMember({ config: { webhookNetworks: '127.0.0.0/8', webhookHttp: 'true' } })
    const receiver = await newReceiver()
    const made = await (await visitor.post('/account/webhooks?do=create', { 'url': receiver.url, 'document.completed': 'true' })).text()
    const secret = /whsec_[\w+/=]+/.exec(made)![0]
    const list = await visitor.read('/account/webhooks')
    expect(list).not.toContain(secret)
    const id = /value="(wh_\w+)"/.exec(list)![1]!
    await visitor.post('/account/webhooks?do=test', { id })
    await visitor.submit()
    await work({ jobs })
    await dispatcher.runDue()
    const log = await visitor.read(`/account/webhooks/${id}`)
    expect(log).toContain(`What was sent to <code>${receiver.url}</code>.`)
    expect(log.match(/1: 200/g)).toHaveLength(2)
    await visitor.post(`/account/webhooks/${id}?do=again`, { delivery: /value="(dlv_\w+)"/.exec(log)![1]! })
    await dispatcher.runDue()
    receiver.close()
    expect(receiver.received).toHaveLength(3)
    expect(await textOf(visitor.post('/account/webhooks?do=delete', { id }))).toContain(`Delete the webhook to ${receiver.url}?`)
    expect(await visitor.read('/account/webhooks')).toContain(id)
    expect(await textOf(visitor.post('/account/webhooks?do=delete&sure=yes', { id }))).toContain('The webhook is deleted.')
  })

  it('that do not take a test are said to have a problem', async () => {
    const { visitor } = await newMember({ config: { webhookNetworks: '127.0.0.0/8', webhookHttp: 'true' } })
    const receiver = await newReceiver()
    receiver.close()
    await visitor.post('/account/webhooks?do=create', { 'url': receiver.url, 'document.completed': 'true' })
    const id = /value="(wh_\w+)"/.exec(await visitor.read('/account/webhooks'))![1]!
    expect(await (await visitor.post('/account/webhooks?do=test', { id })).text()).toMatch(/class="problem" role="alert"><strong>The webhook could not be reached:/)
    expect(await textOf(visitor.get(`/account/webhooks/${id}`))).toMatch(/1: The webhook could not be reached: [^(]*\. \(\d+ ms\)/)
  })

  it('to addresses inside the house are refused on the page', async () => {
    const { visitor } = await newMember()
    const answer = await visitor.post('/account/webhooks?do=create', { 'url': 'https://169.254.169.254/', 'document.failed': 'true' })
    expect([answer.status, await textOf(answer)]).toEqual([422, expect.stringContaining('A new webhook')])
  })
})
