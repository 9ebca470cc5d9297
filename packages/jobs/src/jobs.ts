import { readWhole, type Blob, type Taken } from './blobs.js'
import type { JobsContext } from './context.js'
import { create, type Created } from './create.js'
import type { Job, JobDraft } from './job.js'
import { find, findFormatted, list, readReport, status, type JobStatus, type Page, type PageRequest } from './look-up.js'
import { preview, previewPage, type Preview, type PreviewImage } from './preview.js'
import { expire, remove, sweep } from './remove.js'
import { completeUpload, createUpload, receiveUpload, type AnnouncedUpload, type UploadOutcome } from './upload.js'
import { claim, countWaiting, fail, finish, keep, refill, release, releaseAll, type Claim, type JobProblem, type JobResult } from './work.js'

type Bytes = AsyncIterable<Uint8Array>

/** The use cases of documents and jobs; each is described where it is written. */
export interface Jobs {
  store(source: Bytes): Promise<Taken>
  storeResult(source: Bytes): Promise<Taken>
  create(accountId: string, draft: JobDraft, source: Taken, idempotencyKey?: string): Promise<Created>
  status(accountId: string, id: string): Promise<JobStatus>
  find(accountId: string, id: string): Promise<Job>
  findFormatted(accountId: string, id: string): Promise<Job & { readonly output: Blob; readonly report: string }>
  list(accountId: string, page: PageRequest): Promise<Page>
  remove(accountId: string, id: string): Promise<void>
  report(accountId: string, id: string): Promise<unknown>
  bytes(blob: Blob): Promise<Uint8Array>
  stream(blob: Blob, range?: { readonly start: number; readonly end: number }): Bytes

  createUpload(accountId: string, draft: JobDraft, announcedBytes: number | null): Promise<AnnouncedUpload>
  receiveUpload(jobId: string, token: string, source: Bytes): Promise<void>
  completeUpload(accountId: string, outcome: UploadOutcome): Promise<Job>

  preview(accountId: string, id: string): Promise<Preview>
  previewPage(id: string, page: number): Promise<PreviewImage>

  claim(): Promise<Claim | undefined>
  keep(id: string, lease: string, progress: number): Promise<boolean>
  finish(id: string, lease: string, result: JobResult): Promise<Job | undefined>
  fail(id: string, lease: string, problem: JobProblem): Promise<Job | undefined>
  release(id: string, lease: string): Promise<void>
  releaseAll(): Promise<void>
  refill(): Promise<void>
  countWaiting(): Promise<{ readonly queued: number; readonly processing: number }>

  expire(): Promise<number>
  sweep(): Promise<number>
}

/** The use cases of jobs over a database, a place for documents and what joins in. */
export const makeJobs = (context: JobsContext): Jobs => ({
  store: (source) => context.blobs.put(source, context.limits.documentBytes),
  // Tracked changes make a document larger than what was let in.
  storeResult: (source) => context.blobs.put(source, Number.MAX_SAFE_INTEGER),
  create: (...request) => create(context, ...request),
  status: (...job) => status(context, ...job),
  find: (...job) => find(context, ...job),
  findFormatted: (...job) => findFormatted(context, ...job),
  list: (...page) => list(context, ...page),
  remove: (...job) => remove(context, ...job),
  report: (...job) => readReport(context, ...job),
  bytes: (blob) => readWhole(context.blobs, blob),
  stream: ({ sha256 }, range) => context.blobs.read(sha256, range),

  createUpload: (...request) => createUpload(context, ...request),
  receiveUpload: (...upload) => receiveUpload(context, ...upload),
  completeUpload: (...upload) => completeUpload(context, ...upload),

  preview: (...job) => preview(context, ...job),
  previewPage: (...page) => previewPage(context, ...page),

  claim: () => claim(context),
  keep: (...job) => keep(context, ...job),
  finish: (...job) => finish(context, ...job),
  fail: (...job) => fail(context, ...job),
  release: (...job) => release(context, ...job),
  releaseAll: () => releaseAll(context),
  refill: () => refill(context),
  countWaiting: () => countWaiting(context),

  expire: () => expire(context),
  sweep: () => sweep(context),
})
