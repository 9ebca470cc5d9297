import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format, groupReport, reportHtml } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path))
if (executablePath === undefined) process.stderr.write('skipped: no Chromium is installed, so HTML reports are not looked at for barriers\n')

describe.skipIf(executablePath === undefined)('an HTML report in a browser', () => {
  let browser: Browser
  const pages = new Map<string, string>()
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'], timeout: 0 }) // the hook's own bound counts
    const lines = ['[heading 1] Ships', '[heading 3] Sails', '{align=both} It was a quiet year.', '{comment: Was it?}It was {++very ++}quiet.']
    const { report } = await format(await makeDocx([...lines, ...Array.from({ length: 15 }, () => '{align=both} It was another quiet year.')]), { style: 'apa-7', trackedChanges: true }, nodeCodec)
    for (const by of ['status', 'aspect'] as const) pages.set(by, reportHtml(groupReport(report, by)))
  })
  afterAll(() => browser?.close())

  const axe = async () => readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

  test.each([
    ['status', 'light', 1200],
    ['status', 'dark', 1200],
    ['status', 'light', 320],
    ['status', 'dark', 320],
    ['aspect', 'light', 800],
  ] as const)('has no barrier that axe finds, grouped by %s, %s, %s pixels wide', async (by, colorScheme, width) => {
    // The page forbids scripts; axe comes in from outside all the same.
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 }, bypassCSP: true, javaScriptEnabled: true })
    try {
      const page = await context.newPage()
      await page.setContent(pages.get(by)!)
      await page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true })")
      await page.addScriptTag({ content: await axe() })
      const { violations, passes } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[]; passes: unknown[] }>('axe.run()')
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
      expect(passes.length).toBeGreaterThan(15)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    } finally {
      await context.close()
    }
  })

  test('works without scripts, fetches nothing, and a link in it leads to its place', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    try {
      const page = await context.newPage()
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await page.setContent(pages.get('status')!)
      await page.click('a[href="#group-needs_review"]')
      expect(await page.locator('#group-needs_review').boundingBox()).not.toBeNull()
      expect(fetched.filter((url) => !url.startsWith('about:'))).toEqual([])
    } finally {
      await context.close()
    }
  })

  test('on paper every list keeps its title, no page ends in the head of a card, and nothing looks as if it could be opened', async () => {
    const context = await browser.newContext({ javaScriptEnabled: true, bypassCSP: true })
    try {
      const page = await context.newPage()
      await page.setContent(pages.get('status')!)
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByText('Outline (2)').isVisible()).toBe(true)
      const markers = await page.evaluate('[...document.querySelectorAll("summary")].filter((each) => getComputedStyle(each).listStyleType !== "none").length')
      expect(markers).toBe(0)
      const torn = await page.evaluate('[...document.querySelectorAll("dl.facts")].filter((each) => getComputedStyle(each).breakInside !== "avoid" || getComputedStyle(each).breakAfter !== "avoid").length')
      expect(torn, 'heads of cards that a page may end in').toBe(0)
    } finally {
      await context.close()
    }
  })
})
