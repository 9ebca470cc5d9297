import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/**
 * Bundles the page of a project as the README says, and has each file formatted in Chromium as each request wants it: undefined where
 * none is installed. Nothing is served: Chromium asks `localhost`, which it trusts enough to hash (Secure Contexts, 3.1), for the bundle.
 */
export async function toldInBrowser(project: string, files: readonly string[], requests: readonly object[]): Promise<unknown[] | undefined> {
  if (executablePath === undefined) return undefined
  const site = join(project, 'site')
  await build({ entryPoints: [join(project, 'format.browser.js')], absWorkingDir: project, bundle: true, format: 'esm', splitting: true, outdir: site, logLevel: 'error' })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: 0 })
  try {
    const page = await browser.newPage()
    await page.route('**/*', async (route) => {
      const name = basename(new URL(route.request().url()).pathname)
      if (name === '') return route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/format.browser.js"></script>' })
      const path = files.find((file) => basename(file) === name) ?? join(site, name)
      return existsSync(path) ? route.fulfill({ contentType: name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream', body: readFileSync(path) }) : route.abort()
    })
    await page.goto('http://localhost/')
    await page.waitForFunction('globalThis.formatted !== undefined')
    const told: unknown[] = []
    for (const file of files) {
      for (const request of requests) told.push(await page.evaluate(`formatted(${JSON.stringify(basename(file))}, ${JSON.stringify(request)})`))
    }
    return told
  } finally {
    await browser.close()
  }
}
