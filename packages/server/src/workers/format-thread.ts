import type { Report } from '@formatter/core'
import type { DrawnPage } from '@formatter/storage'
import { setPriority } from 'node:os'
import type { MessagePort } from 'node:worker_threads'
import { formatDocument, type FormatOutcome, type FormatTask } from './format-document.js'

// Where all processors format, requests go first. On Linux a priority is a thread's own; elsewhere it is the whole process's, and stays.
if (process.platform === 'linux') setPriority(5)

/** The entry of a worker thread. Stages are told through `port`. */
export default async function formatInThread({ task, port }: { task: FormatTask; port: MessagePort }): Promise<FormatOutcome> {
  try {
    return await formatDocument(task, (stage) => { port.postMessage(stage) })
  } finally {
    port.close()
  }
}

/** Pictures of pages take as much of a processor as formatting does. */
export async function drawPages({ pdf, most }: { pdf: Uint8Array; most: number }): Promise<readonly DrawnPage[]> {
  const storage = await import('@formatter/storage')
  return storage.drawPages(pdf, most)
}

/** A report as PDF, which reads whole fonts. */
export async function writePdf({ report, fonts }: { report: Report; fonts: readonly string[] }): Promise<Uint8Array> {
  const { fontsWith, reportPdf } = await import('@formatter/report-pdf')
  return reportPdf(report, await fontsWith(fonts))
}
