import type { Stage } from '@formatter/core'
import type { Clock } from '@formatter/domain'
import { oneChunk, type Claim, type Job, type Jobs } from '@formatter/jobs'
import type { Engine } from './engine.js'

/** Takes jobs from the queue and formats them, a few at a time. Any number of processes may have some. */
export interface Workers {
  start(): void
  /** A job may be waiting: look at once. */
  wake(): void
  /** Takes nothing more and waits for what runs; after `milliseconds`, what still runs goes back to the queue. */
  stop(milliseconds: number): Promise<void>
}

export interface WorkerOptions {
  readonly jobs: Pick<Jobs, 'claim' | 'bytes' | 'keep' | 'storeResult' | 'finish' | 'fail' | 'release'>
  readonly engine: Engine
  readonly now: Clock
  readonly concurrency: number
  /** How often to look unasked: another process may have queued a job, or lost its lease. */
  readonly pollMs: number
  /** How often a running job shows a sign of life; well below its lease. */
  readonly beatMs: number
  readonly ended: (job: Job, startedAt: number) => void
  /** Told of what is no document's fault. The job's lease ends, and it is tried again. */
  readonly onError: (error: unknown, jobId: string | undefined) => void
}

/** How far a job is when a stage begins. */
const progressAt: Readonly<Partial<Record<Stage, number>>> = {
  open: 10, hash: 15, read: 20, recognise: 30, cite: 35, check: 40, lower: 60, write: 70, verify: 80, report: 90, done: 95,
}

/** A durable note of progress costs a commit, so a document that is done in a moment makes none. */
const noteProgressEvery = 400

export function newWorkers(options: WorkerOptions): Workers {
  const { jobs, engine, now, concurrency, pollMs, beatMs, ended, onError } = options
  const killed = new AbortController()
  let stopped = false
  let wakes = 0
  let wakeUp: () => void = () => undefined
  let woken = new Promise<void>((resolve) => { wakeUp = resolve })
  let lanes: Promise<void>[] = []

  const wake = () => {
    wakes++
    wakeUp()
    woken = new Promise((resolve) => { wakeUp = resolve })
  }

  const lane = async () => {
    while (!stopped) {
      const seen = wakes
      const claim = await jobs.claim().catch((error: unknown) => { onError(error, undefined) })
      if (claim) await work(claim)
      else if (seen === wakes) await pause(woken, pollMs)
    }
  }

  const work = async ({ job, lease }: Claim) => {
    const lost = new AbortController()
    const startedAt = now()
    let progress = 5
    let noted = startedAt
    const keep = () => {
      noted = now()
      jobs.keep(job.id, lease, progress).then((held) => { if (!held) lost.abort() }, (error: unknown) => { onError(error, job.id) })
    }
    const beat = setInterval(keep, beatMs)
    try {
      const task = {
        document: await jobs.bytes(job.source),
        style: job.style,
        trackedChanges: job.trackedChanges,
        options: job.options,
        filename: job.filename,
        jobId: job.id,
        now: new Date(startedAt).toISOString().replace(/\.\d+Z$/, 'Z'),
      }
      const outcome = await engine.format(task, AbortSignal.any([lost.signal, killed.signal]), (stage) => {
        progress = Math.max(progress, progressAt[stage] ?? 0)
        if (now() - noted >= noteProgressEvery) keep()
      })
      if ('fault' in outcome) onError(new Error(outcome.fault), job.id)
      const done = await settle({ job, lease }, outcome)
      if (done !== undefined) ended(done, startedAt)
    } catch (error) {
      if (killed.signal.aborted) await jobs.release(job.id, lease)
      else if (!lost.signal.aborted) onError(error, job.id)
    } finally {
      clearInterval(beat)
    }
  }

  const settle = async ({ job, lease }: Claim, outcome: Awaited<ReturnType<Engine['format']>>) => {
    if ('problem' in outcome) return jobs.fail(job.id, lease, outcome.problem)
    const [output, report] = await Promise.all([jobs.storeResult(oneChunk(outcome.document)), jobs.storeResult(oneChunk(outcome.report))])
    return jobs.finish(job.id, lease, { output, report, warning: outcome.warning })
  }

  return {
    start() { lanes = Array.from({ length: concurrency }, lane) },
    wake,
    async stop(milliseconds) {
      stopped = true
      wake()
      const all = Promise.all(lanes)
      await pause(all, milliseconds)
      killed.abort()
      await all
    },
  }
}

/** Until `event` comes, or the time is over. */
async function pause(event: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([event, new Promise((resolve) => { timer = setTimeout(resolve, milliseconds) })])
  clearTimeout(timer)
}
