import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addressGuard, newSender, resolveName, type Resolve } from '../src/index.js'
import { newReceiver, type Receiver, withStatus } from './receiver.js'

describe('a sender', () => {
  let receiver: Receiver
  const closing: (() => Promise<void>)[] = []
  beforeAll(async () => { receiver = await newReceiver() })
  afterEach(() => { receiver.answers = withStatus(200) })
  afterAll(async () => {
    receiver.close()
    for (const close of closing) await close()
  })

  const loopback: Resolve = () => Promise.resolve(['127.0.0.1'])
  const senderWith = ({ networks = ['127.0.0.0/8'], resolve = loopback, timeoutMs = 10_000 }: { networks?: string[]; resolve?: Resolve; timeoutMs?: number } = {}) => {
    const sender = newSender({ guard: addressGuard(networks), resolve, timeoutMs })
    closing.push(() => sender.close())
    return sender
  }
  const named = (hostname: string) => receiver.url.replace('127.0.0.1', hostname)
  const blocked = { status: null, error: expect.stringContaining('not on the public internet') as string }

  it('posts the body as it is, with its headers', async () => {
    const body = '{"filename":"Überblick.docx"}'
    const attempt = await senderWith().post(`${receiver.url}?a=b`, { 'webhook-id': 'evt_1' }, body)
    expect(attempt).toEqual({ status: 200, error: null, answer: 'thank you', retryAfter: undefined })
    expect(receiver.received.at(-1)).toMatchObject({ path: '/hook?a=b', body, headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' } })
  })

  it('finds this machine by the name that its hosts file has for it', async () => {
    expect(await senderWith({ networks: ['127.0.0.0/8', '::1/128'], resolve: resolveName }).post(named('localhost'), {}, '{}')).toMatchObject({ status: 200 })
  })

  it('goes where the name stands for', async () => {
    expect(await senderWith().post(named('hooks.example'), {}, '{}')).toMatchObject({ status: 200 })
    expect(receiver.received.at(-1)!.headers.host).toMatch(/^hooks\.example:/)
  })

  it.each(['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])('connects to no literal address that is blocked: %s', async (literal) => {
    const before = receiver.received.length
    expect(await senderWith({ networks: [] }).post(named(literal), {}, '{}')).toMatchObject(blocked)
    expect(receiver.received).toHaveLength(before)
  })

  it('connects to no name of which one address is blocked', async () => {
    const resolve: Resolve = () => Promise.resolve(['8.8.8.8', '127.0.0.1'])
    expect(await senderWith({ networks: [], resolve }).post(named('hooks.example'), {}, '{}')).toMatchObject(blocked)
  })

  it('checks anew at every attempt, and on the address it connects to: a name that changes its mind is blocked', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']]
    const sender = senderWith({ networks: ['127.0.0.1/32'], resolve: () => Promise.resolve(answers.shift()!) })
    expect(await sender.post(named('rebinding.example'), {}, '{}')).toMatchObject({ status: 200 })
    const before = receiver.received.length
    expect(await sender.post(named('rebinding.example'), {}, '{}')).toMatchObject(blocked)
    expect(receiver.received).toHaveLength(before)
    // One look-up an attempt: there is no second one that could give other addresses than those that were checked.
    expect(answers).toEqual([])
  })

  it('follows no redirect', async () => {
    receiver.answers = withStatus(302, { location: `${receiver.url}/elsewhere` })
    expect(await senderWith().post(receiver.url, {}, '{}')).toMatchObject({ status: 302, error: null })
    expect(receiver.received.filter(({ path }) => path.includes('elsewhere'))).toEqual([])
  })

  it('passes on what Retry-After says', async () => {
    receiver.answers = withStatus(503, { 'retry-after': '30' })
    expect(await senderWith().post(receiver.url, {}, '{}')).toMatchObject({ status: 503, retryAfter: '30' })
  })

  it('waits no longer than it may for an answer, nor for its end', async () => {
    const sender = senderWith({ timeoutMs: 300 })
    const late = { status: null, error: 'There was no complete answer within 300 ms.' }
    receiver.answers = () => undefined
    expect(await sender.post(receiver.url, {}, '{}')).toMatchObject(late)
    receiver.answers = (response) => { response.writeHead(200).write('and so on') }
    expect(await sender.post(receiver.url, {}, '{}')).toMatchObject(late)
  })

  it('reads 64 KiB of an endless answer, and keeps 2', async () => {
    receiver.answers = (response) => {
      const more = () => { while (!response.destroyed && response.write('x'.repeat(65_536))); }
      response.on('drain', more).writeHead(200)
      more()
    }
    const { status, answer } = await senderWith().post(receiver.url, {}, '{}')
    expect([status, answer.length]).toEqual([200, 2048])
  })

  it('says what went wrong where nobody listens, and where the name stands for nothing', async () => {
    const closed = await newReceiver()
    closed.close()
    expect(await senderWith().post(closed.url, {}, '{}')).toMatchObject({ status: null, error: expect.stringMatching(/^The webhook could not be reached: .*ECONNREFUSED.*\.$/) as string })
    const resolve: Resolve = () => Promise.reject(new Error('getaddrinfo ENOTFOUND nowhere.example'))
    expect(await senderWith({ resolve }).post(named('nowhere.example'), {}, '{}')).toMatchObject({ status: null, error: 'The webhook could not be reached: getaddrinfo ENOTFOUND nowhere.example.' })
  })
})
