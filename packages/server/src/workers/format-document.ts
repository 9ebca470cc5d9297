import { format, groupReport, optionNames, type FormatRequest, type Options, type Report, type Stage } from '@formatter/core'
import { nodeCodec } from '@formatter/core/node'
import { unheardOptions } from '../unheard-options.js'

/** What one document is formatted by; plain data, so that it can be sent to a thread. */
export interface FormatTask {
  readonly document: Uint8Array
  readonly style: string
  readonly trackedChanges: boolean
  /** As the caller sent them; names that the engine does not know say nothing to it. */
  readonly options: Readonly<Record<string, unknown>>
  readonly filename: string
  readonly jobId: string
  /** ISO 8601 in UTC, to the second: the moment of tracked changes, where the options name none. */
  readonly now: string
}

/** What became of it; plain data too, since an error loses its code on the way out of a thread. */
export type FormatOutcome =
  | { readonly document: Uint8Array; readonly report: Uint8Array; readonly warning: string | null }
  | { readonly problem: { readonly code: string; readonly message: string }; readonly fault?: string }

/** Formats one document. Never rejects: a fault of the engine, which trying again would only repeat, is told beside the problem. */
export async function formatDocument(task: FormatTask, observe: (stage: Stage) => void): Promise<FormatOutcome> {
  const { document: bytes, style, trackedChanges, filename, jobId, now } = task
  const request: FormatRequest = { style, trackedChanges, filename, jobId, generatedAt: now, options: { date: now, ...knownOptions(task.options) }, observe }
  try {
    const { document, report } = await format(bytes, request, nodeCodec)
    return {
      document,
      report: new TextEncoder().encode(JSON.stringify(groupReport(report, 'status'))),
      warning: warningOf(report.summary.verdict, task.options),
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'FormatError' && 'code' in error) return { problem: { code: String(error.code), message: inFull(error) } }
    return { problem: { code: 'internal', message: 'The engine made a mistake with this document.' }, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** What is wrong, and what can be done: of a job both are one text. */
const inFull = (error: Error): string => ('hint' in error ? `${error.message} ${String(error.hint)}` : error.message)

const warningOf = (verdict: Report['summary']['verdict'], options: FormatTask['options']): string | null =>
  [...(verdict === 'ready' ? [] : ['The document is formatted, but some findings need a person: see the report.']), ...unheardOptions(options)].join(' ') || null

/** The options that the engine knows. A job may carry others: the interface lets callers keep their own notes there. */
export const knownOptions = (options: Readonly<Record<string, unknown>>): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => optionNames.includes(name)))
