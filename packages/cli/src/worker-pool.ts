import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FormatOutcome, FormatTask } from './format-input.js'
import { problemOf } from './problem.js'

/** Formats documents in worker threads, `jobs` at a time; `finished` hears of each as it is done. */
export async function formatInParallel(
  tasks: readonly FormatTask[],
  jobs: number,
  finished: (task: FormatTask, outcome: FormatOutcome) => Promise<void>,
): Promise<void> {
  const waiting = tasks.values()
  const lane = async () => {
    let worker: Worker | undefined
    try {
      // All lanes draw from one iterator, so each task is taken once.
      for (const task of waiting) {
        worker ??= newWorker()
        const outcome = await outcomeOf(worker, task)
        if (outcome.crashed) worker = undefined
        await finished(task, outcome)
      }
    } finally {
      await worker?.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, lane))
}

/** The built worker lies beside every other built file. */
const newWorker = () => new Worker(new URL('./worker.js', import.meta.url))

/** A thread that dies (of too little memory, say) takes only its own document with it. */
async function outcomeOf(worker: Worker, task: FormatTask): Promise<FormatOutcome & { crashed?: boolean }> {
  worker.postMessage(task)
  try {
    const [outcome] = (await once(worker, 'message')) as [FormatOutcome]
    return outcome
  } catch (error) {
    return { crashed: true, problem: outOfMemory(error) ?? problemOf(error) }
  }
}

const outOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? { code: 'too_large', message: 'The document needs more memory than there is.', hint: 'Format it alone: formatter format ONE.docx …' }
    : undefined
