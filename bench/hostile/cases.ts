import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What must become of one file, with the names that `expected.json` uses. */
interface Expectation {
  readonly expect: 'error' | 'handled' | 'either'
  readonly why?: string
  readonly maxSeconds: number
  readonly maxRssMB: number
  readonly errorHint?: string
  readonly mustKeepText?: string
  readonly mustNotContain?: string
  readonly shouldWarn?: boolean
}

export interface Case extends Expectation {
  readonly name: string
  readonly file: string
  /** The file states its own memory limit: it is measured in a process that has seen no other. */
  readonly alone: boolean
}

interface Expected {
  readonly defaults: Pick<Expectation, 'maxSeconds' | 'maxRssMB'>
  readonly files: Readonly<Record<string, Partial<Expectation>>>
}

/** The made files with what is expected of each, and the found ones: a coded error or a valid result. */
export function hostileCases(folder: string): Case[] {
  const { defaults, files } = JSON.parse(readFileSync(join(folder, 'generated/expected.json'), 'utf8')) as Expected
  const made = Object.entries(files).map(([name, expected]): Case =>
    ({ expect: 'either', ...defaults, ...expected, name, file: join(folder, 'generated', name), alone: expected.maxRssMB !== undefined }))
  const missing = made.filter(({ file }) => !existsSync(file))
  if (missing.length > 0) throw new Error(`Named in expected.json but not there: ${missing.map(({ name }) => name).join(', ')}`)
  const found = readdirSync(join(folder, 'found'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[a-z]{3,4}$/i.test(path) && !path.endsWith('.jsonl')).sort()
    .map((path): Case => ({ expect: 'either', ...defaults, name: `found/${path}`, file: join(folder, 'found', path), alone: false }))
  return [...made, ...found]
}
