import type { Report } from '@formatter/core'
import type { PaymentProvider, ReferralStats, SandboxProvider, Usage } from '@formatter/billing'
import type { World } from '@formatter/domain'
import type { Jobs } from '@formatter/jobs'
import type { Webhook, WebhookTest } from '@formatter/webhooks'
import type { Hono } from 'hono'
import type { Keys } from '../accounts/keys.js'
import type { RateLimits } from '../limits/policy.js'
import type { AnsweredRequest } from './observe.js'
import type { IsBehind } from './problem.js'
import type { AddressSigner } from './signed-address.js'

/** The use cases of webhooks, as the endpoints call them. */
export interface WebhookUseCases {
  create(accountId: string, url: string, events?: readonly string[]): Promise<Webhook>
  list(accountId: string): Promise<readonly Webhook[]>
  remove(accountId: string, id: string): Promise<void>
  rotate(accountId: string, id: string): Promise<Webhook>
  test(accountId: string, id: string): Promise<WebhookTest>
}

export interface BillingUseCases {
  usage(accountId: string): Promise<Usage>
  referralStats(accountId: string): Promise<ReferralStats>
  /** The bonus credits of one side. */
  claimReferral(accountId: string, code: string): Promise<number>
}

export interface Payments {
  readonly providers: readonly PaymentProvider[]
  /** Where it is on, the service has its pay page. */
  readonly sandbox?: SandboxProvider | undefined
  /** An event of a provider; the credits that it added. */
  receive(provider: PaymentProvider, body: string, signature: string | undefined): Promise<number>
}

/** The forms of a report other than JSON. */
export interface ReportForms {
  html(report: Report): string
  pdf(report: Report): Promise<Uint8Array>
}

/** What the HTTP face stands on. */
export interface Service {
  /** The web pages of accounts. */
  readonly pages: Hono
  readonly jobs: Jobs
  readonly keys: Pick<Keys, 'authenticate'>
  readonly webhooks: WebhookUseCases
  readonly billing: BillingUseCases
  readonly payments: Payments
  readonly reports: ReportForms
  readonly rateLimits: RateLimits
  readonly addresses: AddressSigner
  readonly world: World
  /** Where callers reach the service, without a slash at its end; addresses in answers begin with it. */
  readonly publicUrl: string
  readonly documentBytes: number
  /** Where not, it only says how it is: others answer callers, and it works for them. */
  readonly answersCallers: boolean
  /** What keeps the service from working: nothing, where it is ready. */
  readonly unready: () => Promise<readonly string[]>
  readonly isBehind: IsBehind
  /** It is being stopped: what is under way ends, nothing new begins. */
  readonly draining: () => boolean
  readonly metrics: { readonly print: () => Promise<string>; readonly token: string | undefined }
  readonly answered: (request: AnsweredRequest) => void
  /** Told of errors that nobody threw on purpose. */
  readonly unexpected: (error: unknown, requestId: string) => void
}
