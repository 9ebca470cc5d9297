import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Report } from '@formatter/core'
import { answer } from '../child.js'
import { loadCore, requestOf } from '../core.js'
import { codeOf, stackOf } from '../corpus/examine.js'
import { peakMegabytes } from '../memory.js'
import { guarded } from './guard.js'

export interface Attempt {
  readonly file: string
  /** The readings wanted: false for a direct one, true for a tracked one. */
  readonly tracked: readonly boolean[]
  readonly core?: string | undefined
}

/** One reading of one file. */
export type Outcome =
  | { readonly kind: 'formatted'; readonly document: Uint8Array; readonly report: Report }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'crashed'; readonly stack: string }

export interface Attempted {
  readonly outcomes: readonly Outcome[]
  /** Processor time of the slower reading. */
  readonly seconds: number
  /** The most memory that this process has ever held. */
  readonly megabytes: number
  /** Files and addresses that were touched while the document was worked on. */
  readonly touched: readonly string[]
}

// A module that the formatter loads at its first use is no file that a document asked for.
createRequire(import.meta.url)('citeproc')

/** The child process that formats a hostile file, directly and tracked; it judges nothing, so that its memory is the formatter's. */
answer(async ({ file, tracked, core: module }: Attempt): Promise<Attempted> => {
  const core = await loadCore(module, module)
  const bytes = readFileSync(file)
  const outcomes: Outcome[] = []
  const touched: string[] = []
  let seconds = 0
  for (const trackedChanges of tracked) {
    const start = process.cpuUsage()
    const { result, attempts } = await guarded(() => core.format(bytes, requestOf('apa-7', trackedChanges), core.codec).then(
      (formatted): Outcome => ({ kind: 'formatted', ...formatted }),
      (error: unknown): Outcome => failure(error),
    ))
    const { user, system } = process.cpuUsage(start)
    seconds = Math.max(seconds, (user + system) / 1e6)
    outcomes.push(result)
    touched.push(...attempts)
  }
  return { outcomes, seconds, megabytes: peakMegabytes(), touched }
})

function failure(error: unknown): Outcome {
  const code = codeOf(error)
  if (code === undefined || code === 'internal') return { kind: 'crashed', stack: stackOf(error) }
  const { message, hint } = error as Error & { hint: string }
  return { kind: 'refused', code, message: `${message} ${hint}` }
}
