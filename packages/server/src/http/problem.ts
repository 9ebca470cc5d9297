import { ServiceError, type ServiceErrorCode } from '@formatter/domain'

/** One fault of a request, in the shape that FastAPI gives it. */
export interface Fault {
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly type: string
}

/** The caller sent something wrongly; answered with 422 and every fault that was found. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest'

  constructor(readonly detail: readonly Fault[]) {
    super(detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; '))
  }
}

/** What a code is answered with: a status and the error body, with the seconds after which to try again, or (422) the part of the request that is at fault. */
type Answer = { readonly status: Status; readonly retryAfter?: number } | { readonly loc: Fault['loc'] }

export type Status = 400 | 401 | 402 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 429 | 431 | 500 | 502 | 503

/** The one place where codes become statuses. */
export const answers: Readonly<Record<ServiceErrorCode, Answer>> = {
  invalid_signature: { status: 400 },
  missing_api_key: { status: 401 },
  invalid_api_key: { status: 401 },
  revoked_api_key: { status: 401 },
  sign_in_failed: { status: 401 },
  insufficient_credits: { status: 402 },
  free_plan_used: { status: 402 },
  forbidden: { status: 403 },
  invalid_url_signature: { status: 403 },
  sign_up_closed: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  not_ready: { status: 409 },
  referral_already_claimed: { status: 409 },
  deleted: { status: 410 },
  expired: { status: 410 },
  document_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  rate_limited: { status: 429 },
  payment_failed: { status: 502 },
  draining: { status: 503, retryAfter: 5 },
  storage_full: { status: 503, retryAfter: 60 },
  unavailable: { status: 503, retryAfter: 5 },
  preview_unavailable: { status: 503 },
  idempotency_key_reused: { loc: ['header', 'Idempotency-Key'] },
  invalid_upload: { loc: ['body', 'file_path'] },
  invalid_url: { loc: ['body', 'url'] },
  blocked_address: { loc: ['body', 'url'] },
  too_many_webhooks: { loc: ['body', 'url'] },
  unknown_event: { loc: ['body', 'events'] },
  invalid_amount: { loc: ['body', 'amount'] },
  unknown_referral_code: { loc: ['body', 'referral_code'] },
  own_referral_code: { loc: ['body', 'referral_code'] },
  email_taken: { loc: ['body', 'email'] },
  invalid_email: { loc: ['body', 'email'] },
  weak_password: { loc: ['body', 'password'] },
}

/** What disks, SQLite and PostgreSQL say that have no room left. */
const full: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

/** What is said where a database or a store does not answer, or is being started or stopped. */
const away: ReadonlySet<unknown> = new Set(['ECONNREFUSED', '57P01', '57P03'])

/** What PostgreSQL says of a table or a column that it does not have. */
const missing: ReadonlySet<unknown> = new Set(['42P01', '42703'])

/** Whether the schema that is there is not yet the one that this process was written for. */
export type IsBehind = () => Promise<boolean>

/** An error in the words of the service, where it has words for it: what is thrown by many, and is nobody's mistake. */
export function inOurWords(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error
  if (full.has(error.code)) return new ServiceError('storage_full', 'The service has no room left.', 'Nothing of this request was kept; send it again later.', { cause: error })
  return away.has(error.code) ? notReady(error) : error
}

/** A table or a column that is not there is nobody's mistake until migrations have run, and one of ours from then on. */
export async function judged(error: unknown, isBehind: IsBehind): Promise<unknown> {
  const isMissing = error instanceof Error && 'code' in error && missing.has(error.code)
  return isMissing && (await isBehind()) ? notReady(error) : inOurWords(error)
}

const notReady = (cause: Error): ServiceError => new ServiceError('unavailable', 'The service is not ready.', 'Send the request again later.', { cause })

/** An error as the caller sees it. What we did not throw on purpose says nothing about our insides. */
export function problemOf(thrown: unknown, requestId: string): { readonly status: Status | 422; readonly body: object; readonly retryAfter?: number } {
  const error = inOurWords(thrown)
  if (error instanceof InvalidRequest) return { status: 422, body: { detail: error.detail } }
  if (!(error instanceof ServiceError)) {
    return problem(500, 'internal', 'The service made a mistake.', 'Try again; if it stays, report the request id.', requestId)
  }
  const { code, message, hint } = error
  const answer = answers[code]
  if ('loc' in answer) return { status: 422, body: { detail: [error, ...error.also].flatMap(faultOf) } }
  return { ...answer, ...problem(answer.status, code, message, hint, requestId) }
}

function faultOf({ code, message, hint }: ServiceError): Fault[] {
  const answer = answers[code]
  return 'loc' in answer ? [{ loc: answer.loc, msg: [message, hint].join(' ').trim(), type: code }] : []
}

/** Nobody threw it on purpose. */
export const isUnexpected = (error: unknown): boolean => !(error instanceof ServiceError || error instanceof InvalidRequest)

export const problem = (status: Status, code: string, message: string, hint: string, requestId: string) =>
  ({ status, body: { success: false, error: { status, code, message, hint, request_id: requestId } } })
