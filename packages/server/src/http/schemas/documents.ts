import { listStyles, optionsJsonSchema } from '@formatter/core'
import { z } from '@hono/zod-openapi'
import { NotBase64 } from '../base64.js'
import { optionsBytes } from '../body.js'
import { ReceivedDocument } from '../json-document.js'
import { isReceivedFile, type ReceivedFile } from '../multipart.js'
import { documentTypes } from '../render.js'
import { booleanText, integerText, jsonText } from './as-text.js'

const styleIds = listStyles().map(({ id }) => id)
const styleNames = new Set(listStyles().flatMap(({ id, aliases }) => [id, ...aliases]))

export const filename = z
  .string()
  .min(1)
  .max(255)
  .refine((name) => !/[\p{Cc}\p{Cs}]/u.test(name), { error: 'A file name has no control characters and no halves of characters', params: { type: 'value_error' } })
  .openapi({ example: 'essay.docx' })

export const style = z
  .string()
  .max(100)
  .refine((name) => styleNames.has(name.toLowerCase()), { error: `Unknown style; known are: ${styleIds.join(', ')}`, params: { type: 'unknown_style' } })
  .openapi({ enum: [...styleNames], example: 'apa-7' })

export const binary = z.string().openapi({ format: 'binary' })

/** JSON that is nested deeper cannot be trusted to be written down again. */
const optionLevels = 100

/** Callers may keep notes of their own here; what the engine knows is checked by the engine. They are kept with the job. */
const options = z
  .record(z.string(), z.unknown())
  .refine((sent) => !isDeeper(sent, optionLevels), { error: `Options have at most ${optionLevels} levels`, params: { type: 'value_error' }, abort: true })
  .refine((sent) => Buffer.byteLength(JSON.stringify(sent)) <= optionsBytes, { error: `Options have at most ${optionsBytes} bytes as JSON`, params: { type: 'value_error' } })

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)))

const documentedOptions = options.optional().openapi({
  type: 'object',
  description: 'What the formatter knows is checked; other names are the caller’s own and mean nothing.',
  properties: optionsJsonSchema()['properties'] as Record<string, { type: 'object' }>,
})

/** A document that was sent in base64, already in the store. */
const content = z.unknown().transform((sent, context) => {
  if (!(sent instanceof ReceivedDocument)) context.addIssue({ code: 'invalid_type', expected: 'string', input: sent })
  else if (sent.received instanceof NotBase64) context.addIssue({ code: 'custom', ...base64Faults[sent.received.fault], input: undefined })
  else return sent.received
  return z.NEVER
})

const base64Faults = {
  invalid: { message: 'Input should be valid base64: letters, digits, + and /, without “data:” before it', params: { type: 'base64_invalid' } },
  empty: { message: 'The document is empty', params: { type: 'file_empty' } },
}

const trackedChanges = z.boolean().default(false)

export const jobRequest = z.strictObject({ filename, content, style, trackedChanges, options: options.default({}) })

export const jobRequestDocument = z
  .strictObject({ filename, content: z.string().min(1).openapi({ format: 'byte' }), style, trackedChanges, options: documentedOptions })
  .openapi('JobCreateRequest')

const file = z
  .custom<ReceivedFile>(isReceivedFile, { error: 'Input should be one file', params: { type: 'file_type' } })
  .refine((received) => !isReceivedFile(received) || received.blob.bytes > 0, { error: 'The file is empty', params: { type: 'file_empty' } })
  // One without a name is given one.
  .refine((received) => !isReceivedFile(received) || received.filename === '' || filename.safeParse(received.filename).success, {
    error: 'The name of the file has more than 255 characters, or control characters', params: { type: 'value_error' },
  })

export const uploadForm = z.strictObject({ file, style, trackedChanges: booleanText, options: jsonText.pipe(options) })

export const uploadFormDocument = z
  .strictObject({
    file: binary,
    style,
    trackedChanges,
    options: z.string().default('{}').openapi({ description: 'The options of a JobCreateRequest, as JSON' }),
  })
  .openapi('JobUploadForm')

/** No id of ours is longer; PostgreSQL knows no text with a NUL in it. The pattern is one that every language reads alike. */
export const id = z
  .string()
  .max(100)
  .refine((text) => !/\p{Cc}/u.test(text), { error: 'Input should have no control characters', params: { type: 'string_pattern_mismatch' } })
  .openapi({ pattern: '^[^\\x00-\\x1f\\x7f-\\x9f]*$' })

export const jobId = z.object({ job_id: id })

export const idempotency = z.object({
  'Idempotency-Key': z.string().min(1).max(255).regex(/^[\x21-\x7e]*$/, 'Input should be visible ASCII characters').optional(),
})

export const downloadQuery = z.object({ encoding: z.enum(['binary', 'base64']).default('binary') })

const groupBy = z.enum(['status', 'aspect']).default('status')

export const reportQuery = z.object({ group_by: groupBy, format: z.enum(['json', 'html', 'pdf']).default('json') })

/** The unversioned endpoint has no PDF. */
export const legacyReportQuery = z.object({ group_by: groupBy, format: z.enum(['json', 'html']).default('json') })

export const pageQuery = z.object({
  limit: integerText(1, 100).default(50).openapi({ default: 50 }),
  cursor: z.string().regex(/^job_[0-9a-z]{26}$/, 'Input should be the next_cursor of a page').optional(),
})

/** Its JSON Schema is published with the engine. */
export const report = z.record(z.string(), z.unknown()).openapi('Report', { description: 'As report.schema.json of @formatter/core describes it' })

/** A document as it is, in each of the types that it may have. */
export const fileTypes = Object.fromEntries(documentTypes.map((type) => [type, binary]))

/** A document in JSON. */
export const wrapped = z
  .object({
    success: z.literal(true),
    job_id: z.string(),
    filename: z.string(),
    content_type: z.string(),
    size: z.int(),
    sha256: z.string(),
    content: z.string().openapi({ format: 'byte' }),
  })
  .openapi('WrappedDocument')

export const jobCreated = z.object({ success: z.literal(true), job_id: z.string(), status: z.string(), message: z.string() }).openapi('JobCreated')

export const jobStatus = z
  .object({
    success: z.literal(true),
    job_id: z.string(),
    status: z.string(),
    progress: z.int(),
    download_url: z.string().nullable(),
    report_url: z.string().nullable(),
    error: z.string().nullable(),
    warning: z.string().nullable(),
  })
  .openapi('JobStatus')

export const jobList = z.object({
  success: z.literal(true),
  jobs: z.array(z.object({ ...jobStatus.shape, filename: z.string(), style: z.string(), created_at: z.string().openapi({ format: 'date-time' }) })),
  next_cursor: z.string().nullable(),
}).openapi('JobList')

export const deleted = z.object({ success: z.literal(true), id: z.string() }).openapi('Deleted')

export const styleList = z.object({
  success: z.literal(true),
  styles: z.array(z.object({
    id: z.string(),
    name: z.string(),
    edition: z.string(),
    aliases: z.array(z.string()),
    citation_system: z.string(),
    locale: z.string(),
    page_size: z.string(),
    paper_types: z.array(z.string()),
    description: z.string(),
  })),
}).openapi('StyleList')
