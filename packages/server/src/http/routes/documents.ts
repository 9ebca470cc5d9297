import { groupReport, type Report } from '@formatter/core'
import type { JobDraft, Jobs, Taken } from '@formatter/jobs'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { checkDraft } from '../check-draft.js'
import { endpoint, json } from '../endpoint.js'
import type { Environment } from '../environment.js'
import { jsonDocumentBody } from '../json-document.js'
import { multipartBody } from '../multipart.js'
import { contentTypeOf, createdOf, entryOf, statusOf } from '../render.js'
import * as schemas from '../schemas/documents.js'
import { sendBinary, sendReport } from '../send-result.js'
import type { Service } from '../service.js'

/** Everything about documents and jobs but direct uploads; the unversioned routes are the same with other paths. */
export const documentRoutes = (service: Service) => [...creating(service), ...created(service)]

/** How a document comes in. */
const creating = ({ jobs, documentBytes }: Service) => {
  const store = (source: AsyncIterable<Uint8Array>) => jobs.store(source)
  const body = jsonDocumentBody(schemas.jobRequest, schemas.jobRequestDocument, { documentBytes, store })
  const createFrom = (c: Context<Environment>, { content, ...draft }: z.output<typeof schemas.jobRequest>, key?: string) => {
    checkDraft(draft)
    return createJob(c, jobs, draft, content, key)
  }

  return [
    endpoint({
      tag: 'Documents', method: 'post', path: '/api/v1/documents', bucket: 'jobs', summary: 'Format a document (base64)', headers: schemas.idempotency, body, refuses: [402],
      answer: json(schemas.jobCreated, 'The job'),
      handle: (c, { body: sent, headers }) => createFrom(c, sent, headers['Idempotency-Key']),
    }),
    endpoint({
      tag: 'Documents', method: 'post', path: '/api/v1/documents/upload', bucket: 'jobs', summary: 'Format a document (multipart)', headers: schemas.idempotency, refuses: [402],
      body: multipartBody(schemas.uploadForm, schemas.uploadFormDocument, { documentBytes, store }),
      answer: json(schemas.jobCreated, 'The job'),
      handle: (c, { body: { file, ...draft }, headers }) => {
        checkDraft(draft)
        return createJob(c, jobs, { ...draft, filename: file.filename || 'document.docx' }, file.blob, headers['Idempotency-Key'])
      },
    }),
    endpoint({
      tag: 'Legacy', method: 'post', path: '/api/documents/process', bucket: 'jobs', summary: 'Format a document', body, refuses: [402],
      answer: json(schemas.jobCreated, 'The job'),
      handle: (c, { body: sent }) => createFrom(c, sent),
    }),
  ]
}

/** What became of it. */
const created = ({ jobs, reports, publicUrl }: Service) => {
  const document = { tag: 'Documents', params: schemas.jobId } as const
  const status = (path: string) => endpoint({
    ...document, method: 'get', path, bucket: 'status', summary: 'Status of a job', refuses: [404, 410],
    answer: json(schemas.jobStatus, 'The job as it stands'),
    handle: async (c, { params }) => c.json(statusOf(await jobs.status(c.get('caller').accountId, params.job_id), publicUrl)),
  })
  const report = (path: string, query: typeof schemas.reportQuery | typeof schemas.legacyReportQuery) => endpoint({
    ...document, method: 'get', path, bucket: 'reports', summary: 'Report of a job', query, refuses: [404, 409, 410],
    answer: { description: 'The report', content: reportTypes(query) },
    handle: async (c, { params, query: { group_by, format } }) =>
      sendReport(c, reports, groupReport((await jobs.report(c.get('caller').accountId, params.job_id)) as Report, group_by), format),
  })
  const download = (path: string) => endpoint({
    ...document, method: 'get', path, bucket: 'downloads', summary: 'The formatted document', query: schemas.downloadQuery, refuses: [404, 409, 410],
    answer: { description: 'The document', content: { ...schemas.fileTypes, 'application/json': schemas.wrapped } },
    others: { 206: { description: 'The range that was asked for', content: schemas.fileTypes }, 304: { description: 'The caller has it' }, 416: { description: 'It has no such range' } },
    handle: async (c, { params, query }) => {
      const { output, filename } = await jobs.findFormatted(c.get('caller').accountId, params.job_id)
      if (query.encoding === 'binary') return sendBinary(c, jobs, output, filename)
      const content = Buffer.from(await jobs.bytes(output)).toString('base64')
      const { sha256, bytes } = output
      return c.json({ success: true, job_id: params.job_id, filename, content_type: contentTypeOf(filename), size: bytes, sha256, content })
    },
  })
  const list = (path: string) => endpoint({
    tag: 'Jobs', method: 'get', path, bucket: 'other', summary: 'Jobs of the account', query: schemas.pageQuery,
    answer: json(schemas.jobList, 'The newest first'),
    handle: async (c, { query }) => {
      const page = await jobs.list(c.get('caller').accountId, query)
      return c.json({ success: true, jobs: page.jobs.map((job) => entryOf(job, publicUrl)), next_cursor: page.nextCursor })
    },
  })

  return [
    status('/api/v1/documents/{job_id}'),
    status('/api/documents/status/{job_id}'),
    download('/api/v1/documents/{job_id}/download'),
    download('/api/documents/download/{job_id}'),
    report('/api/v1/documents/{job_id}/report', schemas.reportQuery),
    report('/api/documents/report/{job_id}', schemas.legacyReportQuery),
    list('/api/jobs'),
    list('/api/files'),
    endpoint({
      ...document, tag: 'Jobs', method: 'delete', path: '/api/jobs/{job_id}', bucket: 'other', summary: 'Delete a job', refuses: [404, 410],
      answer: json(schemas.deleted, 'It is deleted'),
      handle: async (c, { params }) => {
        await jobs.remove(c.get('caller').accountId, params.job_id)
        return c.json({ success: true, id: params.job_id })
      },
    }),
  ]
}

const reportTypes = (query: z.ZodObject) => ({
  'application/json': schemas.report,
  'text/html': z.string(),
  ...(query === schemas.reportQuery && { 'application/pdf': schemas.binary }),
})

async function createJob(c: Context<Environment>, jobs: Jobs, draft: JobDraft, source: Taken, key?: string): Promise<Response> {
  const created = await jobs.create(c.get('caller').accountId, draft, source, key)
  if (created.replayed) c.header('Idempotent-Replayed', 'true')
  return c.json(createdOf(created))
}
