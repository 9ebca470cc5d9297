import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Measured } from './table.js'
import { holds } from './table.js'

/** Keeps the figures with what they were measured on, as bench/results/COMMIT.json. */
export function record(rows: readonly Measured[], stages: Readonly<Record<string, ReadonlyMap<string, number>>>): string {
  const git = (...argv: string[]) => execFileSync('git', argv, { encoding: 'utf8' }).trim()
  const commit = git('rev-parse', '--short=12', 'HEAD')
  const machine = {
    processor: cpus()[0]?.model, cores: cpus().length, gigabytes: Math.round(totalmem() / 2 ** 30), platform: `${platform()}-${arch()}`, node: process.version,
  }
  const content = {
    commit,
    changedSince: git('status', '--porcelain') !== '',
    measured: new Date().toISOString(),
    machine,
    rows: rows.map((row) => ({ ...row, holds: holds(row) })),
    stages: Object.fromEntries(Object.entries(stages).map(([name, times]) => [name, Object.fromEntries(times)])),
  }
  const file = fileURLToPath(new URL(`../results/${commit}.json`, import.meta.url))
  mkdirSync(new URL('../results/', import.meta.url), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  return file
}
