/** The main flow over HTTP, on a free port and a temporary folder: npm run demo */
import type { Report } from '@formatter/core'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { client } from './client.js'
import { receiveWebhooks } from './webhook-receiver.js'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
mkdirSync('out', { recursive: true })
const essay = readFileSync('examples/essay.docx')

const dataDir = mkdtempSync(join(tmpdir(), 'formatter-demo-'))
const service = spawn(process.execPath, ['packages/cli/bin/formatter.js', 'serve', '--port', '0', '--data-dir', dataDir], {
  stdio: ['ignore', 'pipe', 'inherit'],
  // Webhooks go to public https addresses only, unless the configuration says otherwise.
  env: { ...process.env, FORMATTER_WEBHOOK_HTTP: 'true', FORMATTER_WEBHOOK_NETWORKS: '127.0.0.0/8', FORMATTER_LOG_LEVEL: 'warn' },
})
const exited = once(service, 'exit')

try {
  const { url, key } = await greeting()
  const { call, post, ended, bytes } = client(url, key)

  let secret = ''
  const told = new Map<string, string>()
  const receiver = await receiveWebhooks(() => secret, ({ job_id, event }) => { told.set(job_id, event) })
  const webhook = (await (await post('/api/v1/webhooks', { url: receiver.url })).json()) as { secret: string }
  secret = webhook.secret

  // As JSON with base64.
  const created = await post(
    '/api/v1/documents',
    { filename: 'essay.docx', content: essay.toString('base64'), style: 'apa-7' },
    { 'Idempotency-Key': randomUUID() },
  )
  const direct = (await created.json()) as { job_id: string }
  // As a form.
  const form = new FormData()
  form.set('file', new File([essay], 'essay.docx'))
  form.set('style', 'apa-7')
  form.set('trackedChanges', 'true')
  const tracked = (await (await call('/api/v1/documents/upload', { method: 'POST', body: form })).json()) as { job_id: string }

  const jobs = [await ended(direct.job_id), await ended(tracked.job_id)]
  const failed = jobs.find(({ status }) => status !== 'formatted')
  if (failed !== undefined) throw new Error(`${failed.job_id}: ${failed.error ?? failed.status}`)

  const files: Readonly<Record<string, string>> = {
    'essay.apa-7.docx': `/api/v1/documents/${direct.job_id}/download`,
    'essay.apa-7.tracked.docx': `/api/v1/documents/${tracked.job_id}/download`,
    'essay.apa-7.report.json': `/api/v1/documents/${direct.job_id}/report?format=json`,
    'essay.apa-7.report.html': `/api/v1/documents/${direct.job_id}/report?format=html`,
    'essay.apa-7.report.pdf': `/api/v1/documents/${direct.job_id}/report?format=pdf`,
  }
  for (const [name, path] of Object.entries(files)) writeFileSync(join('out', name), await bytes(path))

  await Promise.race([
    (async () => { while (told.size < 2) await new Promise((resolve) => setTimeout(resolve, 50)) })(),
    new Promise((_resolve, reject) => setTimeout(reject, 10_000, new Error('The webhooks did not arrive.')).unref()),
  ])
  receiver.close()
  const { balance_credits } = (await (await call('/api/v1/usage')).json()) as { balance_credits: number }

  const report = JSON.parse(readFileSync('out/essay.apa-7.report.json', 'utf8')) as Report
  const open = report.groups.flatMap(({ checks }) => checks).filter(({ status }) => status === 'failed' || status === 'needs_review')
  console.log(`examples/essay.docx in ${report.style.title}, through ${url}

${jobs.length} documents formatted, ${told.size} signed webhooks received, ${balance_credits} credits left.
${report.summary.changes_applied} changes; for the author to decide: ${open.map(({ title }) => title).join('; ') || 'nothing'}

${Object.keys(files).map((name) => `  out/${name}`).join('\n')}`)
} finally {
  service.kill('SIGTERM')
}

const [code] = (await exited) as [number | null]
rmSync(dataDir, { recursive: true })
process.exitCode = code ?? 1

/** What the service prints when it first starts. */
async function greeting(): Promise<{ url: string; key: string }> {
  let printed = ''
  for await (const line of createInterface(service.stdout)) {
    printed += `${line}\n`
    const [url] = /http:\/\/\S+:\d+/.exec(printed) ?? []
    const [key] = /\bfmt_\w{36}\b/.exec(printed) ?? []
    if (url !== undefined && key !== undefined) {
      service.stdout.resume()
      return { url, key }
    }
  }
  throw new Error(`The service did not start.\n${printed}`)
}
