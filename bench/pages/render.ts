import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from './page.js'
import { readPage } from './page.js'

const DOTS_PER_INCH = 72
const SECONDS = 300

/** The pages that LibreOffice makes of each document, as grey images; all of them in one start of the program. */
export function renderPages(documents: Readonly<Record<string, Uint8Array>>): Record<string, Page[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  try {
    const names = Object.keys(documents)
    for (const [name, bytes] of Object.entries(documents)) writeFileSync(join(folder, `${name}.docx`), bytes)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const files = names.map((name) => join(folder, `${name}.docx`))
    execFileSync('soffice', [profile, '--headless', '--norestore', '--convert-to', 'pdf', '--outdir', folder, ...files], { stdio: 'ignore', timeout: SECONDS * 1000 })
    return Object.fromEntries(names.map((name) => [name, pagesOf(folder, name)]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function pagesOf(folder: string, name: string): Page[] {
  const pdf = join(folder, `${name}.pdf`)
  if (!existsSync(pdf)) throw new Error(`LibreOffice could not load the ${name} document.`)
  execFileSync('pdftoppm', ['-gray', '-r', String(DOTS_PER_INCH), pdf, join(folder, name)])
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.pgm')).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((file) => readPage(readFileSync(join(folder, file))))
}
