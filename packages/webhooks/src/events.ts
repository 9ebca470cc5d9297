/** What a webhook can subscribe to. */
export const webhookEvents = ['document.completed', 'document.failed'] as const

/** One of `webhookEvents`. */
export type WebhookEvent = (typeof webhookEvents)[number]

/** The job that an event tells of. */
export interface FinishedJob {
  readonly id: string
  readonly filename: string
  readonly style: string
}

/** What receivers are sent of a job that is formatted. */
export interface DocumentCompleted {
  readonly event: 'document.completed'
  readonly job_id: string
  readonly status: 'formatted'
  readonly filename: string
  readonly style: string
  readonly download_url: string
  readonly report_url: string
}

/** What receivers are sent of a job that failed. */
export interface DocumentFailed {
  readonly event: 'document.failed'
  readonly job_id: string
  readonly status: 'failed'
  readonly filename: string
  readonly style: string
  readonly error: { readonly code: string; readonly message: string }
  readonly report_url: null
}

/** The body of a delivery. */
export type Payload = DocumentCompleted | DocumentFailed

/** `publicUrl` is the address of the service, without a slash at its end. */
export function documentCompleted(publicUrl: string, { id, filename, style }: FinishedJob): DocumentCompleted {
  const document = `${publicUrl}/api/v1/documents/${encodeURIComponent(id)}`
  return {
    event: 'document.completed',
    job_id: id,
    status: 'formatted',
    filename,
    style,
    download_url: `${document}/download`,
    report_url: `${document}/report?format=json`,
  }
}

/** Without a report: there is none of a job that failed. */
export function documentFailed({ id, filename, style }: FinishedJob, error: DocumentFailed['error']): DocumentFailed {
  return { event: 'document.failed', job_id: id, status: 'failed', filename, style, error, report_url: null }
}
