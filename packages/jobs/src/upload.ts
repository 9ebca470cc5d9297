import { ServiceError } from '@formatter/domain'
import { createHash } from 'node:crypto'
import type { Blob } from './blobs.js'
import type { JobsContext } from './context.js'
import { newRow } from './create.js'
import { refuseGone, toJob, type Job, type JobDraft } from './job.js'
import { rowOf } from './look-up.js'
import type { UploadRow } from './tables.js'

/** What the caller of `createUpload` may now send, once. */
export interface AnnouncedUpload {
  readonly job: Job
  readonly filePath: string
  /** Shown here only; the store has its hash. */
  readonly token: string
  readonly expiresAt: number
  readonly maxBytes: number
}

/** Makes a job that waits for its document. Nothing is reserved until the document is there. */
export async function createUpload(context: JobsContext, accountId: string, draft: JobDraft, announcedBytes: number | null): Promise<AnnouncedUpload> {
  const { database, world, limits } = context
  if (announcedBytes !== null && announcedBytes > limits.documentBytes) throw tooLarge(limits.documentBytes)
  const row = newRow(context, accountId, draft, 'awaiting_upload', null)
  const token = Buffer.from(world.randomBytes(24)).toString('base64url')
  const upload: UploadRow = {
    job_id: row.id,
    file_path: `uploads/${row.id}/${encodeURIComponent(draft.filename)}`,
    token_sha256: sha256(token),
    announced_bytes: announcedBytes,
    expires_at: row.created_at + limits.uploadMs,
    used_at: null,
  }
  await database.transaction(async (tx) => {
    await tx.insertInto('jobs').values(row).execute()
    await tx.insertInto('uploads').values(upload).execute()
  })
  return { job: toJob(row), filePath: upload.file_path, token, expiresAt: upload.expires_at, maxBytes: announcedBytes ?? limits.documentBytes }
}

/**
 * Takes the document of an announced upload. The token stands for the account here, and works once; the caller has
 * checked the signature of the address.
 */
export async function receiveUpload(context: JobsContext, jobId: string, token: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const { database, blobs, world, limits } = context
  const announced = await database.read
    .selectFrom('jobs')
    .leftJoin('uploads', 'job_id', 'jobs.id')
    .select(['state', 'token_sha256', 'announced_bytes', 'expires_at', 'used_at'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
  // Whoever has the address knows of the job, and may be told what became of it.
  if (announced !== undefined) refuseGone(announced)
  if (announced?.token_sha256 !== sha256(token)) throw otherToken()
  if (announced.used_at !== null || announced.state !== 'awaiting_upload') throw usedUp()
  if (announced.expires_at === null || announced.expires_at <= world.now()) throw new ServiceError('expired', 'This upload address has expired.', 'Announce the upload again.')
  const blob = await blobs.put(source, announced.announced_bytes ?? limits.documentBytes)
  await database.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('uploads')
      .set({ used_at: world.now() })
      .where('job_id', '=', jobId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw usedUp()
    await tx.updateTable('jobs').set({ source_sha256: blob.sha256, source_bytes: blob.bytes }).where('id', '=', jobId).where('state', '=', 'awaiting_upload').execute()
  }, blob.durable)
}

/** What a caller reports of a direct upload. */
export interface UploadOutcome {
  readonly jobId: string
  readonly filePath: string
  /** False: the caller could not upload, so the job has failed. */
  readonly success: boolean
}

/**
 * Queues the job of an upload that has come, with the same reservation as `create`. Said again, it changes nothing.
 * A document of the wrong size or that is no archive makes the job `failed`. Throws `invalid_upload` where nothing came.
 */
export async function completeUpload(context: JobsContext, accountId: string, { jobId, filePath, success }: UploadOutcome): Promise<Job> {
  const { database, queue, world, handlers } = context
  const before = toJob(refuseGone(await rowOf(database.read, accountId, jobId)))
  const upload = await database.read.selectFrom('uploads').selectAll().where('job_id', '=', jobId).executeTakeFirst()
  if (upload?.file_path !== filePath) throw new ServiceError('invalid_upload', 'This job has no upload of that path.', 'Send the file_path that create-upload answered with.')
  if (before.state !== 'awaiting_upload') return before
  const problem = success ? await problemOf(context, before.source, upload) : { error_code: 'upload_failed', error_message: 'The caller reported that the upload failed.' }

  const job = await database.transaction(async (tx) => {
    const change = problem === undefined ? { state: 'queued' as const } : { ...problem, state: 'failed' as const, progress: 100, finished_at: world.now() }
    const row = await tx.updateTable('jobs').set(change).where('id', '=', jobId).where('state', '=', 'awaiting_upload').returningAll().executeTakeFirst()
    if (row === undefined) return toJob(refuseGone(await rowOf(tx, accountId, jobId)))
    const moved = toJob(row)
    await handlers[problem === undefined ? 'accepted' : 'failed'](tx, moved)
    if (problem === undefined) await queue.put(tx, moved.id)
    return moved
  })
  if (job.state === 'queued') context.queued()
  return job
}

async function problemOf({ blobs }: JobsContext, source: Blob | null, { announced_bytes }: UploadRow) {
  if (source === null) throw new ServiceError('invalid_upload', 'Nothing has been uploaded for this job.', 'PUT the document to its upload_url first.')
  if (announced_bytes !== null && source.bytes !== announced_bytes) {
    return { error_code: 'invalid_upload', error_message: `The upload has ${source.bytes} bytes, but ${announced_bytes} were announced.` }
  }
  for await (const start of blobs.read(source.sha256, { start: 0, end: 1 })) {
    if (Buffer.from(start).toString('latin1') === 'PK') return undefined
  }
  return { error_code: 'not_a_docx', error_message: 'The upload is not a .docx file.' }
}

const otherToken = () =>
  new ServiceError('invalid_url_signature', 'The token is not that of this upload address.', 'Send the upload_headers that came with it.')

const usedUp = () =>
  new ServiceError('invalid_url_signature', 'This upload address was used already, or its upload was reported as failed.', 'Announce the upload again.')

const mebibyte = 1 << 20

/** The refusal of a document of more bytes than may be. */
export const tooLarge = (bytes: number): ServiceError =>
  new ServiceError('document_too_large', `A document may have at most ${bytes % mebibyte === 0 ? `${bytes / mebibyte} MiB` : `${bytes} bytes`}.`, 'Compress its pictures, or split it.')

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
