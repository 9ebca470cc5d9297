/** Every way in which the service refuses, by machine-readable code. The set is closed: one table maps it to statuses. */
export const serviceErrorCodes = [
  'missing_api_key',
  'invalid_api_key',
  'revoked_api_key',
  'forbidden',
  'insufficient_credits',
  'not_found',
  'method_not_allowed',
  'not_ready',
  'deleted',
  'expired',
  'document_too_large',
  'unsupported_media_type',
  'rate_limited',
  'draining',
  'storage_full',
  'unavailable',
  'preview_unavailable',
  'idempotency_key_reused',
  'invalid_upload',
  'invalid_url',
  'blocked_address',
  'unknown_event',
  'too_many_webhooks',
  'invalid_amount',
  'invalid_signature',
  'payment_failed',
  'unknown_referral_code',
  'own_referral_code',
  'referral_already_claimed',
  'invalid_url_signature',
  'free_plan_used',
  'sign_up_closed',
  'sign_in_failed',
  'email_taken',
  'invalid_email',
  'weak_password',
] as const

/** Why the service refused; `serviceErrorCodes` lists them all. */
export type ServiceErrorCode = (typeof serviceErrorCodes)[number]

/**
 * The one error that the domain packages throw on purpose. `message` says what is wrong, `hint` what the caller can do.
 * How a code becomes a status and a body is the affair of the HTTP face.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'

  /** What else is wrong with the same request. */
  readonly also: readonly ServiceError[]

  constructor(
    readonly code: ServiceErrorCode,
    message: string,
    readonly hint: string,
    options: ErrorOptions & { readonly also?: readonly ServiceError[] } = {},
  ) {
    super(message, options)
    this.also = options.also ?? []
  }
}
