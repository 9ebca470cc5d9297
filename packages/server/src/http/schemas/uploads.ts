import { z } from '@hono/zod-openapi'
import { filename, formBoolean, id, style } from './documents.js'

const formInteger = z
  .string()
  .transform(Number)
  .pipe(z.int().min(1))
  .nullable()
  .default(null)
  .openapi({ type: 'integer' })

const announcement = { filename, style, trackedChanges: formBoolean, file_size: formInteger }

export const createUpload = z
  .strictObject({ ...announcement, paperType: z.string().max(100).optional().openapi({ type: 'string' }) })
  .openapi('CreateUploadForm')

export const legacyUpload = z.strictObject(announcement).openapi('LegacyUploadForm')

export const announced = z
  .object({
    success: z.literal(true),
    job_id: z.string(),
    upload_url: z.string(),
    upload_token: z.string(),
    file_path: z.string(),
    message: z.string(),
    upload_headers: z.record(z.string(), z.string()),
  })
  .openapi('UploadAnnounced')

export const uploadComplete = z.strictObject({ job_id: id, file_path: z.string().max(3000), success: z.boolean() }).openapi('UploadComplete')

/** What an upload's address says; its signature keeps it as it was made. */
export const uploadQuery = z.object({ max_bytes: z.string(), type: z.string(), expires: z.string(), signature: z.string() })

export const uploadHeaders = z.object({ 'X-Upload-Token': z.string() })
