import { parentPort } from 'node:worker_threads'
import { formatInput, type FormatTask } from './format-input.js'

/** The entry of a worker thread: a task comes in, its outcome goes out. */
parentPort?.on('message', (task: FormatTask) => {
  void formatInput(task).then((outcome) => {
    parentPort?.postMessage(outcome)
  })
})
