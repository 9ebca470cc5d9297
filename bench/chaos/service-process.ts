import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const command = 'packages/cli/bin/formatter.js'

/** Limits out of the way, and webhooks that may come to this machine. */
const environment = {
  ...Object.fromEntries(['JOBS', 'STATUS', 'DOWNLOADS', 'REPORTS', 'WEBHOOKS', 'OTHER'].map((bucket) => [`FORMATTER_RATE_${bucket}`, '1000000'])),
  FORMATTER_WEBHOOK_NETWORKS: '127.0.0.0/8',
  FORMATTER_WEBHOOK_HTTP: 'true',
  FORMATTER_LOG_LEVEL: 'error',
}

/** The service as a process of its own, that can be killed and started again on the same data. */
export class ServiceProcess {
  url = ''
  /** Shown by the first start. */
  key = ''
  #child: ChildProcess | undefined

  constructor(readonly dataDir: string) {
    // Whatever ends this script ends the service.
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  /** Starts it, and waits until it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [command, 'serve', '--port', '0', '--data-dir', this.dataDir], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    for await (const line of createInterface({ input: child.stdout })) {
      this.url = /listens on (\S+)/.exec(line)?.[1] ?? this.url
      this.key = /^ {2}([a-z0-9]+_\w{36})$/.exec(line)?.[1] ?? this.key
      // The last line of the greeting.
      if (/curl|formatter keys create/.test(line)) break
    }
    child.stdout.resume()
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode} instead of starting.`)
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

/** Runs another command on the same data; gives its exit code and what it printed. */
export async function run(...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const output = (await child.stdout.toArray()).join('')
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, output }
}
