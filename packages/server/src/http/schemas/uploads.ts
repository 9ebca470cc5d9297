import { z } from '@hono/zod-openapi'
import { booleanText, integerText } from './as-text.js'
import { filename, id, style } from './documents.js'

const announcement = { filename, style, trackedChanges: booleanText, file_size: integerText(1, Number.MAX_SAFE_INTEGER).nullable().default(null).openapi({ type: 'integer' }) }

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

/** Each of the 255 characters of a file name takes twelve in its path at most. */
const filePath = z.string().max(255 * 12 + 200)

export const uploadComplete = z.strictObject({ job_id: id, file_path: filePath, success: z.boolean() }).openapi('UploadComplete')

/** What an upload's address says; its signature keeps it as it was made. */
export const uploadQuery = z.object({ max_bytes: z.string(), type: z.string(), expires: z.string(), signature: z.string() })

export const uploadHeaders = z.object({ 'X-Upload-Token': z.string() })
