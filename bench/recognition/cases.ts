import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExpectedRole, TwinTools } from './tools.js'

/** `academic` is what the wanted figures speak of; `other` files are of no use but to see whether a rule is general. */
export const splits = ['academic', 'other'] as const
type Split = (typeof splits)[number]

/** A file whose styles told what its paragraphs are, twice without them. */
export interface Case {
  readonly name: string
  readonly split: Split
  readonly roles: readonly ExpectedRole[]
  readonly flat: Uint8Array
  readonly hard: Uint8Array
}

interface Listed {
  readonly path: string
  readonly academic: boolean
  readonly ok: boolean
  readonly versionGroup?: number
}

/** The files of the corpus that are asked for; of several versions of one text only the first, where that is asked for. */
export function listed(corpus: string, list: string | undefined, onePerGroup: boolean): Listed[] {
  const wanted = list === undefined ? undefined : new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean))
  const seen = new Set<number>()
  const lines = readFileSync(join(corpus, 'manifest.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Listed).filter(({ path, ok, versionGroup }) => {
    if (!ok || (wanted && !wanted.has(path))) return false
    if (!onePerGroup || versionGroup === undefined) return true
    return !seen.has(versionGroup) && Boolean(seen.add(versionGroup))
  })
}

const cache = fileURLToPath(new URL('../../node_modules/.cache/twins', import.meta.url))

/** The twins of a file, made once for its content; undefined where its styles tell nothing. */
export function twinsOf(tools: TwinTools, corpus: string, { path, academic }: Listed): Case | undefined {
  const bytes = readFileSync(join(corpus, path))
  const folder = join(cache, createHash('sha256').update(bytes).digest('hex').slice(0, 20))
  const file = (name: string) => join(folder, name)
  if (!existsSync(file('roles.json'))) {
    mkdirSync(folder, { recursive: true })
    const { roles, flat, hard } = made(tools, bytes)
    if (flat && hard) {
      writeFileSync(file('flat.docx'), flat)
      writeFileSync(file('hard.docx'), hard)
    }
    writeFileSync(file('roles.json'), JSON.stringify(flat ? roles : null))
  }
  const roles = JSON.parse(readFileSync(file('roles.json'), 'utf8')) as ExpectedRole[] | null
  return roles ? { name: path, split: academic ? 'academic' : 'other', roles, flat: readFileSync(file('flat.docx')), hard: readFileSync(file('hard.docx')) } : undefined
}

/** Parts that the twin maker refuses (UTF-16, no prefix) make no twins. */
function made(tools: TwinTools, bytes: Uint8Array): ReturnType<TwinTools['makeTwins']> {
  try {
    return tools.makeTwins(bytes)
  } catch {
    return { roles: [] }
  }
}
