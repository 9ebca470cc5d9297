import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Document, Packer, Paragraph } from 'docx'
import { describe, expect, it } from 'vitest'
import { emptyFolder, formatter } from './command.js'
import { serve } from './served.js'

const essay = await readFile(new URL('../../../examples/essay.docx', import.meta.url))

describe('formatter serve', () => {
  it('opens an account at its first start, formats in its threads, and stops gently', async () => {
    const folder = await emptyFolder()
    const first = await serve(folder)
    const id = await first.submit(essay)
    expect(await first.ended(id)).toMatchObject({ status: 'formatted' })
    const download = await first.call(`/api/v1/documents/${id}/download`)
    expect(Buffer.from(await download.arrayBuffer()).subarray(0, 2).toString()).toBe('PK')
    expect(await first.stop()).toBe(0)

    const second = await serve(folder)
    expect(second.key).toBeUndefined()
    expect((await second.call(`/api/v1/documents/${id}`, {}, first.key)).status).toBe(200)
    expect(await second.stop()).toBe(0)
    expect((await formatter(folder, ['ledger', 'verify', '--data-dir', 'data'])).stdout).toBe('1 accounts, 2 transactions, 0 problems.\n')
  })

  it('promises no credits at its first start where money is real', async () => {
    const { printed, key, call, stop } = await serve(await emptyFolder(), { STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_WEBHOOK_SECRET: 'whsec_none' })
    expect(printed).toMatch(/ with no credits yet\..*fmt_\w{36}\n\nformatter credits deposit acc_\w+ USD adds what was paid\./s)
    expect(await (await call('/api/v1/usage', {}, key)).json()).toMatchObject({ balance_credits: 0 })
    expect(await stop()).toBe(0)
  })

  it('answers, while it finishes a document before it stops, that it takes no new one', async () => {
    const paragraphs = Array.from({ length: 20_000 }, (_, index) => new Paragraph(`Ship ${index} came late.`))
    const { url, key, submit, call, stop } = await serve(await emptyFolder())
    const id = await submit(await Packer.toBuffer(new Document({ sections: [{ children: paragraphs }] })))
    const stateOf = async () => ((await (await call(`/api/v1/documents/${id}`)).json()) as { status: string }).status
    while (await stateOf() === 'queued') await new Promise((resolve) => setTimeout(resolve, 100))
    const stopped = stop()
    let ready = 200
    while (ready === 200) ready = (await fetch(`${url}/readyz`)).status
    expect(ready).toBe(503)
    const refused = await fetch(`${url}/api/v1/documents`, { method: 'POST', headers: { Authorization: `Bearer ${key}` } })
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('draining')])
    expect(await stateOf()).toBe('processing')
    expect(await stopped).toBe(0)
  }, 90_000)

  it('ends, and says why, where it cannot start', async () => {
    const folder = await emptyFolder()
    const { url, stop } = await serve(folder)
    const port = new URL(url).port
    expect(await formatter(folder, ['serve', '--port', port, '--data-dir', 'other'])).toMatchObject({ code: 3, stderr: expect.stringMatching(/^refused_by_system: .*EADDRINUSE/) as string })
    // The folder of a service that runs is its own: another process would start its documents again.
    expect(await formatter(folder, ['serve', '--port', '0', '--data-dir', 'data'])).toMatchObject({ code: 2, stderr: expect.stringContaining('Another process serves the folder data.') as string })
    await stop()
    // Found only when the port is open already.
    await writeFile(join(folder, 'other', 'secret.key'), '')
    expect(await formatter(folder, ['serve', '--port', '0', '--data-dir', 'other'])).toMatchObject({ code: 2, stderr: expect.stringContaining('secret.key') as string })
  })

  it.each([
    ['paper.docx', 'something that is no folder has this name'],
    ['paper.docx/data', 'something above it is no folder'],
    // Where a new folder is said not to be there, although the one above it is.
    ...(existsSync('/proc/self') ? [['/proc/nothing/data', 'no folder can be made there']] : []),
  ])('says of the folder %s why it cannot be used', async (dataDir, reason) => {
    const folder = await emptyFolder()
    await writeFile(join(folder, 'paper.docx'), essay)
    const { code, stderr } = await formatter(folder, ['serve', '--port', '0', '--data-dir', dataDir])
    expect([code, stderr.split('\n')[0]]).toEqual([2, `wrong_use: The folder ${dataDir} cannot be used: ${reason}.`])
  })

  it('shows the first key at the first start that succeeds', async () => {
    const [folder, other] = [await emptyFolder(), await emptyFolder()]
    const { url, stop } = await serve(folder)
    expect(await formatter(other, ['serve', '--port', new URL(url).port, '--data-dir', 'data'])).toMatchObject({ code: 3, stderr: expect.stringContaining('--port names another port') as string })
    const second = await serve(other)
    expect(second.key).toMatch(/^fmt_/)
    expect([await stop(), await second.stop()]).toEqual([0, 0])
  })

  it('shows its configuration without secrets, and refuses one that is none', async () => {
    const folder = await emptyFolder()
    const shown = await formatter(folder, ['serve', '--show-config', '--port', '1234'])
    expect(JSON.parse(shown.stdout)).toMatchObject({ port: 1234, host: '127.0.0.1' })
    expect(await formatter(folder, ['serve', '--port', 'x'])).toMatchObject({ code: 2, stderr: expect.stringContaining('--port: must be a whole number from 0 to 65535') as string })
  })
})

describe('the accounts of a service', () => {
  it('are opened, given keys and credits, and listed on the command line', async () => {
    const folder = await emptyFolder()
    const run = async (...args: string[]) => (await formatter(folder, [...args, '--data-dir', 'data'])).stdout.trim()
    const account = await run('accounts', 'create', 'Writing Centre')
    expect(await run('accounts', 'list')).toMatch(new RegExp(`^${account} .* Writing Centre$`))
    expect(await run('keys', 'create', account, '--name', 'laptop')).toMatch(/^fmt_\w{36}$/)
    expect(await run('credits', 'deposit', account, '10', '--reference', 'invoice 7')).toBe('50 credits are added.')
    expect(await run('credits', 'deposit', account, '10', '--reference', 'invoice 7')).toBe('This payment was added before.')
    const other = await run('accounts', 'create', 'Library')
    for (const payment of [[account, '20'], [other, '10']]) {
      const refused = await formatter(folder, ['credits', 'deposit', ...payment, '--reference', 'invoice 7', '--data-dir', 'data'])
      expect(refused).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(`“invoice 7” is the payment of 10.00 USD for ${account}`) as string })
    }
    const [id = ''] = /^key_\w+/.exec(await run('keys', 'list', account)) ?? []
    expect(await run('keys', 'revoke', id)).toBe(`${id} is revoked.`)
    expect(await run('keys', 'list', account)).toMatch(/revoked +never used +laptop$/)
    expect(await run('ledger', 'verify')).toBe('2 accounts, 1 transactions, 0 problems.')
    for (const words of [['ledger', 'verify'], ['accounts', 'list'], ['keys', 'list', account], ['credits', 'deposit', account, '10']]) {
      expect(await formatter(folder, [...words, '--data-dir', 'elsewhere'])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('elsewhere') as string })
    }
    for (const words of [['accounts', 'create', 'Writing', 'Centre'], ['accounts', 'create', ' '], ['accounts', 'list', 'all'], ['credits', 'deposit', account, '10', '20'], ['credits', 'deposit', account, '9.99'], ['ledger', 'verify', 'all'], ['migrate', 'now']]) {
      expect((await formatter(folder, [...words, '--data-dir', 'data'])).code).toBe(2)
    }
    for (const action of ['create', 'list']) {
      expect(await formatter(folder, ['keys', action, 'acc_none', '--data-dir', 'data'])).toMatchObject({ code: 3, stderr: expect.stringContaining('not_found') as string })
    }
  })
})
