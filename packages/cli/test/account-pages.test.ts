import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyFolder, formatter } from './command.js'
import { serve } from './served.js'

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path))
if (executablePath === undefined) process.stderr.write('skipped: no Chromium is installed, so the pages of accounts are not opened\n')

const essay = fileURLToPath(new URL('../../../examples/essay.docx', import.meta.url))

/** Where pictures of the pages are put, to be looked at by a person. */
const pictures = process.env['PICTURES']

describe.skipIf(executablePath === undefined)('the web pages of an account, in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'], timeout: 0 }) // the hook's own bound counts
  })
  afterAll(() => browser?.close())

  const enter = async (page: Page, url: string, path: '/signup' | '/signin', password: string) => {
    await page.goto(url + path)
    await page.getByLabel('E-mail address').fill('ada@example.org')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('main').getByRole('button').click()
  }

  it('work without scripts: a paper is sent in, formatted and fetched, a key made, credits paid', async () => {
    const { url, stop } = await serve(await emptyFolder())
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await enter(page, url, '/signup', 'four words nobody says')

    await page.getByLabel('Your paper').setInputFiles(essay)
    await page.getByLabel('Style').selectOption('mla-9')
    await page.getByRole('button', { name: 'Format' }).click()
    await page.getByText('Your paper is formatted.').waitFor({ timeout: 50_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the paper' }).click()])
    expect(download.suggestedFilename()).toBe('essay.mla-9.docx')
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
    await page.getByRole('link', { name: 'Report', exact: true }).click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('essay.docx')

    await page.goto(`${url}/account/keys`)
    await page.getByLabel('Name').fill('laptop')
    await page.getByRole('button', { name: 'Make a key' }).click()
    expect(await page.locator('code.secret').first().textContent()).toMatch(/^fmt_\w{36}$/)
    const revoke = page.getByRole('button', { name: 'Revoke laptop' })
    await revoke.click()
    await page.getByRole('link', { name: 'No, go back' }).click()
    await revoke.click()
    await page.getByRole('button', { name: 'Revoke it' }).click()
    await page.getByText('The key is revoked').waitFor()
    expect(await revoke.count()).toBe(0)

    await page.getByRole('link', { name: 'Credits' }).click()
    await page.getByRole('button', { name: 'Go to the payment' }).click()
    await page.getByRole('link', { name: 'Pay 10.00 USD' }).click()
    await page.getByRole('button', { name: 'Pay 10.00 USD' }).click()
    expect(await page.getByText('You have 50 credits').count()).toBe(1)

    await page.goto(`${url}/account/documents`)
    await page.getByRole('link', { name: 'essay.docx' }).click()
    await page.getByRole('button', { name: 'Delete essay.docx' }).click()
    await page.getByRole('button', { name: 'Delete them' }).click()
    await page.getByText('Nothing yet').waitFor()
    await stop()
  })

  it('have no barrier that axe finds, light and dark, on a desk and on a phone', async () => {
    const folder = await emptyFolder()
    const { url, stop } = await serve(folder)
    const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    const account = (await formatter(folder, ['accounts', 'list', '--data-dir', 'data'])).stdout.split(' ')[0]!
    const { stdout, stderr } = await formatter(folder, ['accounts', 'sign-in', account, 'ada@example.org', '--data-dir', 'data'])
    const password = stdout.trim()
    expect(stderr).toBe('ada@example.org signs in with this password, which is not shown again.\n')
    for (const [colorScheme, width] of [['light', 1100], ['dark', 1100], ['light', 360], ['dark', 360]] as const) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 }, bypassCSP: true })
      const page = await context.newPage()
      const look = async (name: string) => {
        if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}-${colorScheme}-${width}.png`, fullPage: true })
        await page.addScriptTag({ content: axe })
        const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>('axe.run()')
        expect(violations.map(({ id, nodes }) => [name, id, nodes.map((node) => node.html)])).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(width)
        expect(await page.evaluate('[...document.querySelectorAll(".scroll")].filter((each) => each.scrollWidth > each.clientWidth).length'), `${name}: tables wider than the page`).toBe(0)
      }
      for (const door of ['signup', 'signin']) {
        await page.goto(`${url}/${door}`)
        await look(door)
      }
      await enter(page, url, '/signin', 'not this one')
      await look('refused')
      await enter(page, url, '/signin', password)
      await page.getByText('More options').click()
      if (width === 1100 && colorScheme === 'light') {
        await page.getByLabel('Your paper').setInputFiles(essay)
        await page.getByRole('button', { name: 'Format' }).click()
        await page.getByText('Your paper is formatted.').waitFor({ timeout: 50_000 })
        await page.goto(`${url}/account/documents`)
      }
      await look('documents')
      await page.getByRole('link', { name: 'essay.docx' }).click()
      await look('document')
      await page.getByRole('button', { name: 'Delete essay.docx' }).click()
      await look('question')
      await page.goto(`${url}/account/webhooks`)
      await page.getByLabel('Address').fill(`https://papers.example/${'told/'.repeat(20)}`)
      await page.getByRole('button', { name: 'Add the webhook' }).click()
      for (const name of ['keys', 'credits', 'webhooks', 'referrals', 'settings']) {
        await page.goto(`${url}/account/${name}`)
        await look(name)
      }
      await page.goto(`${url}/account/credits`)
      await page.getByRole('button', { name: 'Go to the payment' }).click()
      await page.getByRole('link', { name: 'Pay 10.00 USD' }).click()
      await look('pay')
      await page.goto(`${url}/docs`)
      await page.evaluate('document.querySelectorAll("details").forEach((each) => { each.open = true })')
      await look('docs')
      await context.close()
    }
    await stop()
  }, 180_000)
})
