import type { Created, JobEntry, JobStatus } from '@formatter/jobs'
import type { HonoRequest } from 'hono'
import { unheardOptions } from '../unheard-options.js'

/** A job's status, with addresses under the service's own public one: the Host header is the caller's word. */
export const statusOf = (job: JobStatus, publicUrl: string) => {
  const address = `${publicUrl}/api/v1/documents/${job.id}`
  return {
    success: true,
    job_id: job.id,
    status: job.state,
    progress: job.progress,
    download_url: job.state === 'formatted' ? `${address}/download` : null,
    report_url: job.state === 'formatted' ? `${address}/report?format=json` : null,
    error: job.error && `${job.error.code}: ${job.error.message}`,
    warning: job.warning,
  }
}

export const entryOf = (job: JobEntry, publicUrl: string) => ({
  ...statusOf(job, publicUrl),
  filename: job.filename,
  style: job.style,
  created_at: new Date(job.createdAt).toISOString(),
})

export const createdOf = ({ job, replayed }: Created) => ({
  success: true,
  job_id: job.id,
  status: job.state,
  message: [
    replayed ? 'This Idempotency-Key was used before; this is its job.' : 'The document is queued. Poll its status, or wait for a webhook.',
    ...unheardOptions(job.options),
  ].join(' '),
})

const types = new Map([
  ['docm', 'application/vnd.ms-word.document.macroEnabled.12'],
  ['dotx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.template'],
  ['dotm', 'application/vnd.ms-word.template.macroEnabled.12'],
])

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const documentTypes: readonly string[] = [docx, ...types.values()]

/** A template or a file with macros stays what it is, and so does its type. */
export const contentTypeOf = (filename: string): string => types.get(filename.split('.').at(-1)!.toLowerCase()) ?? docx

/** RFC 6266: a plain name for old clients, the real one in UTF-8. Folders in a name are nobody's business. */
export function attachment(filename: string): string {
  const name = filename.split(/[\\/]/).at(-1) || 'document.docx'
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}

/** Whether If-None-Match names what would be sent. A proxy that compresses makes our ETag a weak one (RFC 9110, section 13.1.2). */
export const hasAlready = (header: string | undefined, etag: string): boolean =>
  header?.split(',').map((each) => each.trim().replace(/^W\//, '')).some((each) => each === etag || each === '*') ?? false

/**
 * The one range that a request wants; undefined where the whole is to be sent, null where there is no such range. Only GET has ranges, and
 * with If-Range only while the caller has a part of just this document (RFC 9110, sections 13.1.5 and 14.2).
 */
export function rangeOf(request: HonoRequest, etag: string, bytes: number): { readonly start: number; readonly end: number } | null | undefined {
  if (request.method !== 'GET' || (request.header('If-Range') ?? etag) !== etag) return undefined
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(request.header('Range') ?? '') ?? []
  if ((from === '' && to === '') || (from !== '' && to !== '' && Number(to) < Number(from))) return undefined
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  return start <= end ? { start, end } : null
}
