import type { Stage } from '@formatter/core'
import type { Clock } from '@formatter/domain'
import { oneChunk, type Claim, type Job, type Jobs } from '@formatter/jobs'
import type { Engine } from './engine.js'

/** What work on a job stands on, and who hears of it. */
export interface WorkOptions {
  readonly jobs: Pick<Jobs, 'claim' | 'bytes' | 'keep' | 'storeResult' | 'finish' | 'fail' | 'release'>
  readonly engine: Engine
  readonly now: Clock
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

/** Formats the document of a job and settles it. Where its lease is lost, the work is dropped; where the workers are `killed`, the job goes back. */
export async function workOn({ job, lease }: Claim, { jobs, engine, now, beatMs, ended, onError }: WorkOptions, killed: AbortSignal): Promise<void> {
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
    const task = taskOf(job, await jobs.bytes(job.source), startedAt)
    const outcome = await engine.format(task, AbortSignal.any([lost.signal, killed]), (stage) => {
      progress = Math.max(progress, progressAt[stage] ?? 0)
      if (now() - noted >= noteProgressEvery) keep()
    })
    if ('fault' in outcome) onError(new Error(outcome.fault), job.id)
    const done = await settle(jobs, { job, lease }, outcome)
    if (done !== undefined) ended(done, startedAt)
  } catch (error) {
    if (killed.aborted) await jobs.release(job.id, lease)
    else if (!lost.signal.aborted) onError(error, job.id)
  } finally {
    clearInterval(beat)
  }
}

const taskOf = ({ id, style, trackedChanges, options, filename }: Job, document: Uint8Array, startedAt: number) =>
  ({ document, style, trackedChanges, options, filename, jobId: id, now: new Date(startedAt).toISOString().replace(/\.\d+Z$/, 'Z') })

async function settle(jobs: WorkOptions['jobs'], { job, lease }: Claim, outcome: Awaited<ReturnType<Engine['format']>>): Promise<Job | undefined> {
  if ('problem' in outcome) return jobs.fail(job.id, lease, outcome.problem)
  const [output, report] = await Promise.all([jobs.storeResult(oneChunk(outcome.document)), jobs.storeResult(oneChunk(outcome.report))])
  return jobs.finish(job.id, lease, { output, report, warning: outcome.warning })
}
