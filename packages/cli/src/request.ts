import type { FormatRequest } from '@formatter/core'
import { findStyle } from './find-style.js'
import { UsageError } from './problem.js'
import { readJson } from './read-json.js'

/** What the command line says about the formatting. */
interface RequestArguments {
  /** An id or alias, JSON, or `@` and the name of a file with JSON. */
  readonly style?: string | undefined
  readonly tracked?: boolean | undefined
  /** JSON, or `@` and the name of a file with JSON. */
  readonly options?: string | undefined
}

/**
 * The request for the library, and the id of its style. The library has no clock, so the time comes from here;
 * a date in the options goes before ours.
 */
export async function readRequest({ style, tracked = false, options }: RequestArguments, now: Date): Promise<{ request: FormatRequest; styleId: string }> {
  if (style === undefined) throw new UsageError('No style is given.', 'Say --style ID; formatter styles lists them.')
  const found = await findStyle(style)
  const time = now.toISOString().replace(/\.\d+Z$/, 'Z')
  const chosen = options === undefined ? {} : await readJson('options', options, '{"pageSize":"a4"}')
  return { styleId: found.id, request: { style: found.style, trackedChanges: tracked, options: { date: time, ...chosen }, generatedAt: time } }
}

/** The files that the arguments name: they are inputs as the documents are. */
export const filesOf = ({ style, options }: RequestArguments): string[] =>
  [style, options].flatMap((text) => (text?.startsWith('@') ? [text.slice(1)] : []))
