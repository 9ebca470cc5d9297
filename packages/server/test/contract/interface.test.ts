import { describe, expect, it } from 'vitest'
import { newService } from '../service.js'
import { rows, type OpenApi, type Operation, type Schema } from './openapi.js'

/** The fields of the interface's resources: `name: type`, `!` where they must be sent, `=` before what holds without them. */
const resources: Readonly<Record<string, readonly string[]>> = {
  JobCreateRequest: ['filename: string!', 'content: string!', 'style: string!', 'trackedChanges: boolean = false', 'options: object'],
  JobUploadForm: ['file: string!', 'style: string!', 'trackedChanges: boolean = false', 'options: string = "{}"'],
  JobCreated: ['success: boolean!', 'job_id: string!', 'status: string!', 'message: string!'],
  JobStatus: [
    'success: boolean!', 'job_id: string!', 'status: string!', 'progress: integer!', 'download_url: string or null!', 'report_url: string or null!',
    'error: string or null!', 'warning: string or null!',
  ],
  Usage: ['success: boolean!', 'balance_credits: integer!', 'total_purchased_credits: integer!', 'updated_at: string or null!', 'transactions: array!'],
  Webhook: [
    'id: string!', 'url: string!', 'events: array!', 'is_active: boolean!', 'secret: string or null!', 'last_delivered_at: string or null!',
    'created_at: string or null!',
  ],
  WebhookCreateRequest: ['url: string!', 'events: array'],
  WebhookTest: ['success: boolean!', 'message: string!', 'delivery_id: string or null!', 'response_status: integer or null!'],
  CreateUploadForm: ['filename: string!', 'style: string!', 'trackedChanges: boolean = false', 'paperType: string', 'file_size: integer'],
  LegacyUploadForm: ['filename: string!', 'style: string!', 'trackedChanges: boolean = false', 'file_size: integer'],
  UploadAnnounced: [
    'success: boolean!', 'job_id: string!', 'upload_url: string!', 'upload_token: string!', 'file_path: string!', 'message: string!', 'upload_headers: object!',
  ],
  UploadComplete: ['job_id: string!', 'file_path: string!', 'success: boolean!'],
  ReferralStats: ['referral_code: string!', 'referral_count: integer!', 'bonus_credits: integer!', 'referral_link: string!'],
  ReferralClaim: ['referral_code: string!'],
  ValidationError: ['detail: array!'],
  ValidationFault: ['loc: array!', 'msg: string!', 'type: string!'],
}

interface Row {
  readonly parameters?: readonly string[]
  readonly body?: string
  /** The schema of the answer, where the interface names its fields. */
  readonly answer?: string
  readonly status?: number
  readonly open?: true
}

const job = 'path job_id: string!'
const hook = 'path webhook_id: string!'
const key = 'header Idempotency-Key: string'
const groups = 'query group_by: string = "status"'
const format = 'query format: string = "json"'
const encoding = 'query encoding: string = "binary"'
const paging = ['query limit: integer = 50', 'query cursor: string']

/** The endpoint tables of the interface. */
const tables: Readonly<Record<string, Row>> = {
  'POST /api/v1/documents': { parameters: [key], body: 'application/json JobCreateRequest', answer: 'JobCreated' },
  'POST /api/v1/documents/upload': { parameters: [key], body: 'multipart/form-data JobUploadForm', answer: 'JobCreated' },
  'GET /api/v1/documents/{job_id}': { parameters: [job], answer: 'JobStatus' },
  'GET /api/v1/documents/{job_id}/download': { parameters: [job, encoding] },
  'GET /api/v1/documents/{job_id}/report': { parameters: [job, groups, format] },
  'GET /api/v1/styles': {},
  'GET /api/v1/usage': { answer: 'Usage' },
  'GET /api/v1/webhooks': { answer: 'Webhook' },
  'POST /api/v1/webhooks': { body: 'application/json WebhookCreateRequest', answer: 'Webhook', status: 201 },
  'DELETE /api/v1/webhooks/{webhook_id}': { parameters: [hook] },
  'POST /api/v1/webhooks/{webhook_id}/secret': { parameters: [hook], answer: 'Webhook' },
  'POST /api/v1/webhooks/{webhook_id}/test': { parameters: [hook], answer: 'WebhookTest' },
  'GET /api/v1/referrals/stats': { answer: 'ReferralStats' },
  'POST /api/v1/referrals/claim': { body: 'application/json ReferralClaim' },
  'GET /': { open: true },
  'POST /api/documents/create-upload': { body: 'application/x-www-form-urlencoded CreateUploadForm', answer: 'UploadAnnounced' },
  'POST /api/documents/upload-complete': { body: 'application/json UploadComplete' },
  'GET /api/documents/status/{job_id}': { parameters: [job], answer: 'JobStatus' },
  'GET /api/documents/report/{job_id}': { parameters: [job, groups, format] },
  'GET /api/documents/download/{job_id}': { parameters: [job, encoding] },
  'POST /api/documents/preview-images/{job_id}': { parameters: [job] },
  'POST /api/documents/upload': { body: 'application/x-www-form-urlencoded LegacyUploadForm', answer: 'UploadAnnounced' },
  'POST /api/documents/process': { body: 'application/json JobCreateRequest', answer: 'JobCreated' },
  'GET /api/formatting/styles': { open: true },
  'GET /api/jobs': { parameters: paging },
  'DELETE /api/jobs/{job_id}': { parameters: [job] },
  'GET /api/files': { parameters: paging },
}

let document: Promise<OpenApi> | undefined
const read = async () => (await (await (await newService()).get('/openapi.json')).json()) as OpenApi
const openApi = () => (document ??= read())

const typeOf = ({ type }: Schema) => (typeof type === 'string' ? type : (type ?? ['any']).join(' or '))
const nameOf = (schema?: Schema) => (schema?.$ref ?? schema?.items?.$ref)?.split('/').at(-1)
const field = (name: string, schema: Schema & { readonly default?: unknown }, isRequired: boolean) =>
  `${name}: ${typeOf(schema)}${isRequired ? '!' : ''}${schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`}`

describe('a resource of the interface has its fields', () => {
  it.each(Object.keys(resources))('%s', async (name) => {
    const { properties = {}, required = [] } = (await openApi()).components.schemas[name]!
    expect(Object.entries(properties).map(([each, schema]) => field(each, schema, required.includes(each))).sort()).toEqual([...resources[name]!].sort())
  })
})

describe('an endpoint of the interface takes and gives what it says', () => {
  it.each(Object.keys(tables))('%s', async (row) => {
    const [method, path] = row.split(' ') as [string, string]
    // Its other test, of the same name, calls it.
    expect(rows.map((each) => each.join(' '))).toContain(row)
    const operation = (await openApi()).paths[path]![method.toLowerCase()] as Operation & { readonly security: readonly unknown[] }
    const { parameters = [], body, answer, status = 200, open = false } = tables[row]!
    const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
    const sent = (operation.parameters ?? []) as readonly (NonNullable<Operation['parameters']>[number] & { readonly required?: boolean })[]
    expect(sent.map((each) => `${each.in} ${field(each.name, each.schema, each.required === true)}`)).toEqual(parameters)
    expect(type && `${type} ${nameOf(content?.schema)}`).toBe(body)
    const given = operation.responses[status]!.content!
    if (answer !== undefined) expect(nameOf(given['application/json']!.schema)).toBe(answer)
    expect(operation.security.length === 0).toBe(open)
  })
})
