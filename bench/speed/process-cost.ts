import { spawnSync } from 'node:child_process'
import { median } from './measure.js'

/** Processor time in ms of a whole process and all it started, as the shell that waits for it is told. */
export function processCost(command: readonly string[]): number {
  const script = 'TIMEFORMAT="%U %S"; time "$@" > /dev/null 2>&1 < /dev/null'
  const shell = spawnSync('bash', ['-c', script, 'bash', ...command], { encoding: 'utf8' })
  const times = shell.stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  if (shell.status !== 0 || times.length !== 2 || times.some(Number.isNaN)) throw new Error(`${command.join(' ')} failed: ${shell.stderr}`)
  return times.reduce((sum, seconds) => sum + seconds * 1000, 0)
}

/** Medians of several commands that run in turn. */
export function processCosts<Name extends string>(commands: Record<Name, readonly string[]>, rounds: number): Record<Name, number> {
  const names = Object.keys(commands) as Name[]
  const times = new Map(names.map((name) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round++) for (const name of names) times.get(name)?.push(processCost(commands[name]))
  return Object.fromEntries([...times].map(([name, all]) => [name, median(all)])) as Record<Name, number>
}

export const isInstalled = (program: string): boolean => spawnSync('bash', ['-c', 'command -v "$1"', 'bash', program]).status === 0
