import { ServiceError } from '@formatter/domain'
import { tooLarge, type JobDraft } from '@formatter/jobs'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bytesOf, expectType, formBody, jsonBody } from '../body.js'
import { checkDraft } from '../check-draft.js'
import { endpoint, json } from '../endpoint.js'
import type { Environment } from '../environment.js'
import { contentTypeOf, statusOf } from '../render.js'
import * as documents from '../schemas/documents.js'
import * as schemas from '../schemas/uploads.js'
import type { Service } from '../service.js'

const notAnnounced = (bytes: number) =>
  new ServiceError('document_too_large', `The upload has more than the ${bytes} bytes that were announced.`, 'Announce it again, with the size that it has or with none.')

/** Direct uploads: announced, put to a signed address, reported as complete. */
export const uploadRoutes = ({ jobs, addresses, publicUrl, documentBytes }: Service) => {
  const announce = async (c: Context<Environment>, draft: JobDraft, bytes: number | null) => {
    checkDraft(draft, [])
    const { job, filePath, token, expiresAt, maxBytes } = await jobs.createUpload(c.get('caller').accountId, draft, bytes)
    const path = `/uploads/${job.id}`
    const type = contentTypeOf(draft.filename)
    return c.json({
      success: true,
      job_id: job.id,
      upload_url: `${publicUrl}${path}?${addresses.sign(path, { max_bytes: String(maxBytes), type }, expiresAt)}`,
      upload_token: token,
      file_path: filePath,
      message: 'PUT the document to upload_url with upload_headers, then report it to /api/documents/upload-complete.',
      upload_headers: { 'Content-Type': type, 'X-Upload-Token': token },
    })
  }

  return [
    endpoint({
      tag: 'Uploads', method: 'post', path: '/api/documents/create-upload', bucket: 'jobs', summary: 'Announce a direct upload',
      body: formBody(schemas.createUpload), answer: json(schemas.announced, 'Where to send the document'),
      handle: (c, { body: { file_size, paperType, ...draft } }) =>
        announce(c, { ...draft, options: paperType === undefined ? {} : { paperType } }, file_size),
    }),
    endpoint({
      tag: 'Legacy', method: 'post', path: '/api/documents/upload', bucket: 'jobs', summary: 'Announce a direct upload',
      body: formBody(schemas.legacyUpload), answer: json(schemas.announced, 'Where to send the document'),
      handle: (c, { body: { file_size, ...draft } }) => announce(c, { ...draft, options: {} }, file_size),
    }),
    endpoint({
      tag: 'Uploads', method: 'put', path: '/uploads/{job_id}', bucket: null, summary: 'Send the document of an announced upload, once', refuses: [403, 410, 413, 415, 503],
      params: documents.jobId, query: schemas.uploadQuery, headers: schemas.uploadHeaders, raw: documents.fileTypes,
      answer: json(z.object({ success: z.literal(true), job_id: z.string() }).openapi('UploadReceived'), 'It is here'),
      handle: async (c, { params, query, headers }) => {
        addresses.check(`/uploads/${params.job_id}`, query)
        expectType(c, query.type)
        await jobs.receiveUpload(params.job_id, headers['X-Upload-Token'], bytesOf(c, Number(query.max_bytes), (bytes) => (bytes < documentBytes ? notAnnounced(bytes) : tooLarge(bytes))))
        return c.json({ success: true, job_id: params.job_id })
      },
    }),
    endpoint({
      tag: 'Uploads', method: 'post', path: '/api/documents/upload-complete', bucket: 'other', summary: 'Report that a direct upload finished, or failed', refuses: [402, 404, 410],
      body: jsonBody(schemas.uploadComplete), answer: json(documents.jobStatus, 'The job as it stands'),
      handle: async (c, { body: { job_id: jobId, file_path: filePath, success } }) =>
        c.json(statusOf(await jobs.completeUpload(c.get('caller').accountId, { jobId, filePath, success }), publicUrl)),
    }),
  ]
}
