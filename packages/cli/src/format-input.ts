import type { FormatRequest, Formatted } from '@formatter/core'
import { problemOf, type Problem } from './problem.js'
import { inputName, readInput } from './read-input.js'

/** One document to be formatted; plain data, so that it can be sent to a worker thread. */
export interface FormatTask {
  readonly input: string
  readonly output: string
  readonly request: FormatRequest
}

/** What became of a task; plain data too. */
export type FormatOutcome =
  | { readonly formatted: Formatted }
  | { readonly problem: Problem }

/** Reads and formats one document. Never rejects: one bad input must not stop the others. */
export async function formatInput({ input, request }: FormatTask): Promise<FormatOutcome> {
  try {
    const bytes = await readInput(input)
    const { format, nodeCodec } = await import('./engine.js')
    return { formatted: await format(bytes, { ...request, filename: inputName(input) }, nodeCodec) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
