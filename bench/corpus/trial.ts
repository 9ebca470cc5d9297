import type { Core, Formatted } from '../core.js'
import { requestOf } from '../core.js'
import type { Problem, SharedTools } from '../shared-tools.js'

/** One document formatted both ways, and what the checks need to judge the outcome. */
export interface Trial {
  readonly original: Buffer
  readonly direct: Formatted
  readonly tracked: Formatted
  /** The tracked output with every revision accepted by the shared tool, so by a program that shares no code with the formatter. */
  readonly accepted: Buffer
  readonly core: Core
  readonly tools: SharedTools
  readonly style: string
  readonly sdk: boolean
  /** Problems that the original has already. */
  readonly known: readonly Problem[]
}

/** Yields a line for each fault, with the first concrete difference. */
export type Check = (trial: Trial) => Iterable<string> | Promise<Iterable<string>>

export const everyone = (): boolean => true

export function formatAgain(trial: Trial, document: Uint8Array, trackedChanges: boolean): Promise<Formatted> {
  return trial.core.format(document, requestOf(trial.style, trackedChanges), trial.core.codec)
}

export const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A stretch of text short enough for one line of the table. */
export function excerpt(text: string, length = 160): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > length ? `${line.slice(0, length)}…` : line
}
