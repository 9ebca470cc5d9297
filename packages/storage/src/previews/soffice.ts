import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { noPreview } from './no-preview.js'
import type { PdfConverter } from './pdf-converter.js'
import { carefulProfile } from './soffice-profile.js'

/** Which program it is, and how long a document may take it. */
export interface SofficeOptions {
  /** The program, by path or by name. */
  readonly program: string
  readonly timeoutMs: number
}

/**
 * LibreOffice of this machine, one conversion after another: each takes some hundred megabytes. Every conversion has a folder
 * and a profile of its own, so that none sees anything of another, nor trips over what a killed one left.
 */
export function soffice({ program, timeoutMs }: SofficeOptions): PdfConverter {
  let before: Promise<unknown> = Promise.resolve()
  return {
    toPdf(document) {
      const converted = before.then(() => convert(program, timeoutMs, document))
      before = converted.catch(() => undefined)
      return converted
    },
  }
}

async function convert(program: string, timeoutMs: number, document: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'formatter-preview-'))
  try {
    const profile = join(folder, 'profile')
    await mkdir(join(profile, 'user'), { recursive: true })
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), carefulProfile)
    await writeFile(join(folder, 'document.docx'), document)
    const settings = [`-env:UserInstallation=${pathToFileURL(profile).href}`, '--headless', '--norestore']
    // The reader is named: else LibreOffice takes what it cannot read for plain text.
    const task = ['--infilter=MS Word 2007 XML', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'document.docx')]
    await run(program, [...settings, ...task], folder, timeoutMs)
    return await readFile(join(folder, 'document.pdf')).catch((error: unknown) => { throw noPreview('LibreOffice cannot read the document.', error) })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Runs a program to its end, or kills it with all that it started. Its own exit code says nothing: LibreOffice's is 0 either way. */
const run = (program: string, args: readonly string[], home: string, timeoutMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    // A group of its own, because soffice is a script that starts the program. Nothing of our environment is its business.
    const env = { PATH: process.env['PATH'], HOME: home, LANG: 'C.UTF-8' }
    const child = spawn(program, args, { detached: true, stdio: 'ignore', cwd: home, env })
    const timer = setTimeout(() => {
      process.kill(-child.pid!, 'SIGKILL')
      reject(noPreview(`LibreOffice was not ready after ${timeoutMs} ms.`))
    }, timeoutMs)
    child.once('error', (error) => {
      clearTimeout(timer)
      reject(noPreview('LibreOffice cannot be started.', error))
    })
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
  })
