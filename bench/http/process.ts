import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The floor as a process of its own. */
export async function startFloor(folder: string): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const script = fileURLToPath(new URL('./floor.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => child.kill('SIGKILL'))
  const [url] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
  return {
    url,
    pid: child.pid!,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const resident = (pid: number, name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The most memory that a process ever held, in MiB. Linux only. */
export const peakMemory = (pid: number): number => resident(pid, 'VmHWM')

/** The most memory that a process held while `work` ran, above what it held before, in MiB. Linux only. */
export async function extraMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  // Sets the high-water mark to what is resident now (proc(5)).
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = resident(pid, 'VmRSS')
  await work()
  return resident(pid, 'VmHWM') - before
}
