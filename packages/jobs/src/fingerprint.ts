import { createHash } from 'node:crypto'
import type { JobDraft } from './job.js'

/** Equal for requests that ask for the same: the file's bytes, its name, the style, the mode and the options in any order. */
export function fingerprint(draft: JobDraft, sourceSha256: string): string {
  const { filename, style, trackedChanges, options } = draft
  return createHash('sha256').update(canonical([sourceSha256, filename, style, trackedChanges, options])).digest('hex')
}

/** JSON with the keys of every object in order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
