import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const launcher = fileURLToPath(new URL('../bin/formatter.js', import.meta.url))

/** The real service on a free port; what it prints until it says how to go on. */
export async function serve(folder: string, settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [launcher, 'serve', '--port', '0', '--data-dir', 'data'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, FORMATTER_WORKERS: '1', ...settings },
  })
  onTestFinished(() => { child.kill('SIGKILL') })
  let printed = ''
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      printed += String(chunk)
      if (/keys create|Try it:[^]*\n\n/.test(printed)) resolve()
    })
  })
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? []
  const [key] = /fmt_\w{36}/.exec(printed) ?? []
  const call = (path: string, init: RequestInit = {}, own = key) => fetch(url + path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${own}` } })
  const submit = async (bytes: Buffer, style = 'apa-7') => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], 'paper.docx'))
    body.set('style', style)
    return ((await (await call('/api/v1/documents/upload', { method: 'POST', body })).json()) as { job_id: string }).job_id
  }
  const ended = async (id: string) => {
    for (;;) {
      const job = (await (await call(`/api/v1/documents/${id}`)).json()) as { status: string; error: string | null }
      if (job.status === 'formatted' || job.status === 'failed') return job
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  const stop = async () => {
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number]
    return code
  }
  return { url, key, printed, call, submit, ended, stop }
}
