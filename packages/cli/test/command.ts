import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** The command as npm links it. */
export const launcher = fileURLToPath(new URL('../bin/formatter.js', import.meta.url))

/** What a command left behind. */
interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  readonly bytes: Buffer
}

/** Starts the real `formatter` in a folder. */
export async function formatter(folder: string, args: readonly string[], input?: Uint8Array): Promise<Ended> {
  const child = spawn(process.execPath, [launcher, ...args], { cwd: folder })
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [bytes, stderr] = await Promise.all([buffer(child.stdout), text(child.stderr)])
  return { code: await ended, stdout: bytes.toString(), stderr, bytes }
}

/** An empty folder that goes when the test is over. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'formatter-cli-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
