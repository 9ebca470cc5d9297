import type { MessagePort } from 'node:worker_threads'
import { formatDocument, type FormatOutcome, type FormatTask } from './format-document.js'

/** The entry of a worker thread. Stages are told through `port`. */
export default async function formatInThread({ task, port }: { task: FormatTask; port: MessagePort }): Promise<FormatOutcome> {
  try {
    return await formatDocument(task, (stage) => { port.postMessage(stage) })
  } finally {
    port.close()
  }
}
