import type { ReferralStats, Usage } from '@formatter/billing'
import type { Job, Jobs } from '@formatter/jobs'
import type { LoggedDelivery, Webhook, WebhookTest } from '@formatter/webhooks'
import type { Context } from 'hono'

/** Somebody who has signed in. */
export interface Member {
  readonly accountId: string
  readonly email: string
}

/** A key as it may be shown again. */
export interface Key {
  readonly id: string
  readonly name: string
  /** `fmt_…x7Qz` */
  readonly shown: string
  /** Times are milliseconds since 1970. */
  readonly createdAt: number
  readonly lastUsedAt: number | null
  readonly revokedAt: number | null
}


/** A style, as the form for a paper offers it. */
export interface StyleChoice {
  readonly id: string
  readonly name: string
  readonly edition: string
  /** `author-date`, `author-page`, `numeric`, `notes` */
  readonly citationSystem: string
  readonly paperTypes: readonly string[]
}

/** A picture of a page, at an address that holds for a day. */
export interface PagePicture {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** What became of a paper, in numbers. */
export interface Tally {
  readonly changes: number
  readonly failed: number
  readonly needsReview: number
}

/** An error as a person may read it. */
export interface Refusal {
  readonly status: 400 | 401 | 402 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 431 | 500 | 502 | 503
  readonly message: string
  readonly hint: string
}

/** The use cases that the pages stand on: each is the one that the command line or the HTTP interface calls too. */
export interface Ports {
  readonly members: {
    signUp(email: string, password: string): Promise<string>
    signIn(email: string, password: string): Promise<string>
    changePassword(accountId: string, present: string, wanted: string): Promise<void>
  }
  readonly sessions: {
    open(accountId: string): Promise<string>
    find(token: string): Promise<Member | undefined>
    close(token: string): Promise<void>
    closeAll(accountId: string): Promise<void>
  }
  readonly keys: {
    create(accountId: string, name: string): Promise<{ readonly key: string }>
    list(accountId: string): Promise<readonly Key[]>
    revoke(keyId: string, owner: string): Promise<unknown>
  }
  readonly credits: {
    usage(accountId: string): Promise<Usage>
    /** The address of the page where a deposit is paid; who has paid comes back to `returnPath` with `?paid=yes`. Absent where the service takes no money. */
    readonly deposit?: (accountId: string, cents: number, returnPath: string) => Promise<string>
  }
  readonly referrals: {
    stats(accountId: string): Promise<ReferralStats>
    claim(accountId: string, code: string): Promise<number>
  }
  readonly webhooks: {
    create(accountId: string, url: string, events: readonly string[]): Promise<Webhook>
    list(accountId: string): Promise<readonly Webhook[]>
    remove(accountId: string, id: string): Promise<void>
    rotate(accountId: string, id: string): Promise<Webhook>
    test(accountId: string, id: string): Promise<WebhookTest>
    deliveries(accountId: string, id: string): Promise<readonly LoggedDelivery[]>
    redeliver(accountId: string, delivery: string): Promise<void>
  }
  readonly jobs: Pick<Jobs, 'find' | 'list' | 'remove'> & {
    /** Takes the form of the page of documents: the file goes to the store as it comes. */
    submit(c: Context, accountId: string): Promise<Job>
    /** How many of the day’s free documents are left. */
    freeLeft(accountId: string): Promise<number>
    readonly freeDaily: number
    /** Absent where pages cannot be drawn. */
    readonly pictures?: (accountId: string, id: string) => Promise<readonly PagePicture[]>
    /** What the report says of a formatted job in numbers. */
    tally(accountId: string, id: string): Promise<Tally>
    sendDocument(c: Context, accountId: string, id: string): Promise<Response>
    sendReport(c: Context, accountId: string, id: string, format: 'json' | 'html' | 'pdf'): Promise<Response>
  }
  readonly styles: readonly StyleChoice[]
  /** The fields of a URL-encoded form that were not left empty. */
  readForm(c: Context): Promise<Readonly<Record<string, string>>>
  /** The fields of whatever form was read, as far as they are text. */
  sentFields(c: Context): Readonly<Record<string, string>>
  /** Counts an attempt to sign in or up; throws `rate_limited`. */
  countAttempt(c: Context, email: string): Promise<void>
  /** What an error is to whoever caused it; what nobody threw on purpose says nothing of our insides. */
  explain(error: unknown, c: Context): Promise<Refusal>
  readonly publicUrl: string
  /** What the paths of its pages begin with, where it lies below a path of its host: `/formatter`, or nothing. */
  readonly base: string
  /** How long a session holds, in seconds. */
  readonly sessionSeconds: number
  /** Whether anybody may open an account. */
  readonly signUp: boolean
}
