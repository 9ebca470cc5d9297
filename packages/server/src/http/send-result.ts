import type { Report } from '@formatter/core'
import type { Blob, Jobs } from '@formatter/jobs'
import type { Context } from 'hono'
import { attachment, contentTypeOf, hasAlready, rangeOf } from './render.js'
import { sendBytes } from './send-bytes.js'
import type { ReportForms } from './service.js'

/** A report in the form that is asked for. */
export async function sendReport(c: Context, forms: ReportForms, report: Report, format: 'json' | 'html' | 'pdf'): Promise<Response> {
  switch (format) {
    case 'json':
      return c.json(report)
    case 'html':
      // The page carries its style; nothing in it may run, or be fetched.
      c.header('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`)
      return c.html(forms.html(report))
    case 'pdf':
      return c.body(await forms.pdf(report) as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'application/pdf' })
  }
}

/** A formatted document: whole, a range of it, or nothing where the caller has it. */
export function sendBinary(c: Context, jobs: Jobs, output: Blob, filename: string): Response | Promise<Response> {
  const { sha256, bytes } = output
  const etag = `"${sha256}"`
  const known = { 'ETag': etag, 'Accept-Ranges': 'bytes' }
  if (hasAlready(c.req.header('If-None-Match'), etag)) return c.body(null, 304, known)
  const range = rangeOf(c.req, etag, bytes)
  if (range === null) return c.body(null, 416, { ...known, 'Content-Range': `bytes */${bytes}` })
  const headers = { ...known, 'Content-Type': contentTypeOf(filename), 'Content-Disposition': attachment(filename) }
  if (range === undefined) return sendBytes(c, jobs.stream(output), 200, { ...headers, 'Content-Length': String(bytes) })
  const { start, end } = range
  return sendBytes(c, jobs.stream(output, range), 206, { ...headers, 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${bytes}` })
}
