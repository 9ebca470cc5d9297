import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createInterface } from 'node:readline'

const command = 'packages/cli/bin/formatter.js'

/** Limits out of the way, and webhooks that may come to this machine. */
const environment = {
  ...Object.fromEntries(['JOBS', 'STATUS', 'DOWNLOADS', 'REPORTS', 'WEBHOOKS', 'OTHER'].map((bucket) => [`FORMATTER_RATE_${bucket}`, '1000000'])),
  FORMATTER_WEBHOOK_NETWORKS: '127.0.0.0/8',
  FORMATTER_WEBHOOK_HTTP: 'true',
  FORMATTER_LOG_LEVEL: 'error',
}

/** The service as a process of its own, that can be killed and started again on the same data. Its log is a file beside them. */
export class ServiceProcess {
  url = ''
  /** Shown by the first start. */
  key = ''
  #child: ChildProcess | undefined

  constructor(readonly dataDir: string, readonly settings: Readonly<Record<string, string>> = {}) {
    // Whatever ends this script ends the service.
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  get pid(): number {
    return this.#child!.pid!
  }

  /** Whether it has not ended by itself. */
  get isUp(): boolean {
    return this.#child!.exitCode === null && this.#child!.signalCode === null
  }

  /** Starts it, and waits until it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [command, 'serve', '--port', '0', '--data-dir', this.dataDir], {
      env: { ...process.env, ...environment, ...this.settings },
      stdio: ['ignore', 'pipe', openSync(`${this.dataDir}.log`, 'a')],
    })
    this.#child = child
    this.url = ''
    for await (const line of createInterface({ input: child.stdout! })) {
      this.url = /listens on (\S+)/.exec(line)?.[1] ?? this.url
      this.key = /^ {2}([a-z0-9]+_\w{36})$/.exec(line)?.[1] ?? this.key
      // The last line of the greeting.
      if (/curl|formatter keys create/.test(line)) break
    }
    child.stdout!.resume()
    if (this.url === '') throw new Error(`The service ended instead of starting: ${this.dataDir}.log`)
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    const ended = once(this.#child!, 'exit')
    this.#child!.kill('SIGKILL')
    await ended
  }

  /** Asks it to stop; gives its exit code. */
  async stop(): Promise<number | null> {
    const ended = once(this.#child!, 'exit')
    this.#child!.kill('SIGTERM')
    return (await ended)[0] as number | null
  }
}

/** Adds credits to the first account, without the service. */
export async function addCredits(dataDir: string, credits: number): Promise<void> {
  const [account] = (await run('accounts', 'list', '--data-dir', dataDir)).output.match(/acc\w*_\w+/)!
  await run('credits', 'deposit', account, String(Math.max(10, credits / 5)), '--data-dir', dataDir)
}

/** Runs another command on the same data; gives its exit code and what it printed. */
export async function run(...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const output = (await child.stdout.toArray()).join('')
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, output }
}
