import type { Core, Formatted } from '../core.js'
import { AUTHOR, requestOf } from '../core.js'
import type { Problem, SharedTools } from '../shared-tools.js'

/** One document formatted both ways, and what the checks need to judge the outcome. */
export interface Trial {
  readonly original: Buffer
  readonly direct: Formatted
  readonly tracked: Formatted
  readonly core: Core
  readonly tools: SharedTools
  readonly style: string
  /** Problems that the original has already. */
  readonly known: readonly Problem[]
  /** Those that the Open XML SDK tells; undefined where it was not asked, or does not tell all. */
  readonly sdkKnown: readonly Problem[] | undefined
}

/** Yields a line for each fault, with the first concrete difference. */
export type Check = (trial: Trial) => Iterable<string> | Promise<Iterable<string>>

export const everyone = (): boolean => true
export const ourselves = (author: string): boolean => author === AUTHOR

/** A document with the revisions of some authors accepted by the shared tool, so by a program that has no code of the formatter's. */
export function accept({ tools }: Trial, document: Uint8Array, who: (author: string) => boolean): Buffer {
  return tools.packed(tools.revise(bufferOf(document), 'accept', { who }))
}

export function formatAgain(trial: Trial, document: Uint8Array, trackedChanges: boolean): Promise<Formatted> {
  return trial.core.format(document, requestOf(trial.style, trackedChanges), trial.core.codec)
}

const known = new WeakMap<Formatted, Promise<Formatted>>()

/** The direct output, formatted once more: several checks look at it. */
export function directAgain(trial: Trial): Promise<Formatted> {
  let again = known.get(trial.direct)
  if (!again) known.set(trial.direct, (again = formatAgain(trial, bufferOf(trial.direct.document), false)))
  return again
}

export const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A stretch of text short enough for one line of the table. */
export function excerpt(text: string, length = 160): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > length ? `${line.slice(0, length)}…` : line
}
