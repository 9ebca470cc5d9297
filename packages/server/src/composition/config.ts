import { defaultJobLimits } from '@formatter/jobs'
import { addressGuard } from '@formatter/webhooks'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import * as z from 'zod'
import { defaultPolicy } from '../limits/policy.js'

/** A whole number, from `least` to `most`. */
const whole = (least: number, most?: number) => {
  const error = `must be a whole number ${most === undefined ? `of at least ${least}` : `from ${least} to ${most}`}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most ?? Number.MAX_SAFE_INTEGER, { error })
}
const seconds = (fallback: number) => whole(1).default(fallback)
const count = (fallback: number) => whole(1).default(fallback)
const flag = (fallback: boolean) => z.stringbool().default(fallback)
const listOf = (text: string) => text.split(',').map((each) => each.trim()).filter(Boolean)

function areNetworks(networks: readonly string[]): boolean {
  try {
    addressGuard(networks)
    return true
  } catch {
    return false
  }
}

/** Every setting: the variable that it is read from, what it may be, what it does. docs/operations.md lists them from here. */
const settings = {
  host: ['FORMATTER_HOST', z.string().min(1).default('127.0.0.1'), 'The address to listen on.'],
  port: ['FORMATTER_PORT', whole(0, 65_535).default(8080), 'The port to listen on; 0 takes a free one.'],
  publicUrl: ['PUBLIC_URL', z.url({ protocol: /^https?$/ }).refine((url) => !/[?#]/.test(url), 'must end with its path').transform((url) => url.replace(/\/+$/, '')).optional(), 'Where callers reach the service; addresses in answers begin with it. Without it: where it listens.'],
  dataDir: ['FORMATTER_DATA_DIR', z.string().min(1).default('formatter-data'), 'The folder of the database file, the documents and the secret key.'],
  databaseUrl: ['DATABASE_URL', z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').optional(), 'A PostgreSQL database in place of the file.'],
  queue: ['FORMATTER_QUEUE', z.enum(['table', 'pg-boss']).default('table'), 'What hands out the jobs that wait: the table of jobs, or the queue engine pg-boss on the same PostgreSQL database.'],
  bucket: ['FORMATTER_BUCKET', z.string().regex(/^s3:\/\/[a-z0-9][a-z0-9.-]+(\/\S*)?$/, 'must be s3://BUCKET or s3://BUCKET/PREFIX').optional(), 'Keeps the documents in an S3 bucket in place of the folder: s3://BUCKET/PREFIX. Region and credentials are those of AWS programs (AWS_REGION, AWS_ACCESS_KEY_ID, …).'],
  bucketServer: ['FORMATTER_BUCKET_SERVER', z.url({ protocol: /^https?$/ }).optional(), 'The address of an S3-compatible server other than Amazon’s.'],
  roles: ['FORMATTER_ROLES', z.string().default('api,worker,dispatcher').transform(listOf).pipe(z.array(z.enum(['api', 'worker', 'dispatcher'])).min(1)), 'What this process does: api (answers callers), worker (formats), dispatcher (sends webhooks). /healthz, /readyz and /metrics answer in any case.'],
  secret: ['FORMATTER_SECRET', z.string().min(32).optional(), 'Signs addresses and seals webhook secrets; at least 32 characters. Without it: the file secret.key of the data folder.'],
  keyPrefix: ['FORMATTER_KEY_PREFIX', z.string().regex(/^[a-z0-9]{2,12}$/, 'must be 2 to 12 small letters and digits').default('fmt'), 'How API keys begin.'],
  workers: ['FORMATTER_WORKERS', count(Math.max(1, availableParallelism() - 1)), 'How many documents are formatted at a time, a thread each.'],
  jobSeconds: ['FORMATTER_JOB_SECONDS', seconds(120), 'How long formatting a document may take.'],
  jobMegabytes: ['FORMATTER_JOB_MEGABYTES', count(1536), 'How much heap formatting a document may take.'],
  documentBytes: ['FORMATTER_DOCUMENT_BYTES', count(defaultJobLimits.documentBytes), 'How large a document may be.'],
  retentionDays: ['FORMATTER_RETENTION_DAYS', count(30), 'How long documents and idempotency keys are kept.'],
  rateJobs: ['FORMATTER_RATE_JOBS', count(defaultPolicy.jobs), 'Job creations a minute and key.'],
  rateStatus: ['FORMATTER_RATE_STATUS', count(defaultPolicy.status), 'Status checks a minute and key.'],
  rateDownloads: ['FORMATTER_RATE_DOWNLOADS', count(defaultPolicy.downloads), 'Downloads a minute and key.'],
  rateReports: ['FORMATTER_RATE_REPORTS', count(defaultPolicy.reports), 'Reports a minute and key.'],
  rateWebhooks: ['FORMATTER_RATE_WEBHOOKS', count(defaultPolicy.webhooks), 'Webhook operations a minute and key.'],
  rateOther: ['FORMATTER_RATE_OTHER', count(defaultPolicy.other), 'Everything else with a credential, a minute and key.'],
  rateSignIns: ['FORMATTER_RATE_SIGN_INS', count(defaultPolicy.signIns), 'Attempts to sign in or up a minute, for each address and each e-mail address.'],
  signUp: ['FORMATTER_SIGN_UP', flag(true), 'Whether anybody may open an account on the web pages.'],
  freeDaily: ['FORMATTER_FREE_DAILY', whole(0).default(5), 'How many documents an account may format free of charge in 24 hours, on the web pages.'],
  sessionDays: ['FORMATTER_SESSION_DAYS', count(30), 'After how many days one has to sign in again.'],
  sessionIdleDays: ['FORMATTER_SESSION_IDLE_DAYS', count(7), 'After how many days without a visit one has to sign in again.'],
  sandbox: ['FORMATTER_SANDBOX', z.stringbool().optional(), 'Whether credits can be bought with play money, on the sandbox’s pay page. Without it: on a database file without Stripe, yes.'],
  stripeSecretKey: ['STRIPE_SECRET_KEY', z.string().min(1).optional(), 'Takes deposits through Stripe Checkout.'],
  stripeWebhookSecret: ['STRIPE_WEBHOOK_SECRET', z.string().min(1).optional(), 'Checks the events that Stripe posts to /payments/stripe/events.'],
  referralBonus: ['FORMATTER_REFERRAL_BONUS', whole(0).default(5), 'The credits that each side has of a referral.'],
  webhookNetworks: ['FORMATTER_WEBHOOK_NETWORKS', z.string().default('').transform(listOf).refine(areNetworks, 'must be networks such as 10.0.0.0/8'), 'Networks (CIDR) that webhooks may reach although they are not public; for tests.'],
  webhookHttp: ['FORMATTER_WEBHOOK_HTTP', flag(false), 'Whether webhooks may be http.'],
  gotenbergUrl: ['FORMATTER_GOTENBERG_URL', z.url().optional(), 'A Gotenberg server that turns documents into PDF for preview images.'],
  soffice: ['FORMATTER_SOFFICE', z.string().optional(), 'The LibreOffice program that does it in place of Gotenberg. Without it: soffice where it is installed.'],
  reportFonts: ['FORMATTER_REPORT_FONTS', z.string().default('').transform(listOf).refine((files) => files.every((file) => existsSync(file)), 'must be files that are there'), 'Font files (.ttf, .otf, .ttc), with commas between them, for what reports as PDF have no letters for by themselves, such as Chinese.'],
  metricsToken: ['FORMATTER_METRICS_TOKEN', z.string().min(16).optional(), 'A bearer token for /metrics, which otherwise answers this machine only.'],
  logLevel: ['FORMATTER_LOG_LEVEL', z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'), 'What is logged.'],
  drainSeconds: ['FORMATTER_DRAIN_SECONDS', seconds(30), 'How long a stop waits for what runs, before it gives documents back to the queue.'],
} as const satisfies Readonly<Record<string, readonly [variable: string, schema: z.ZodType, about: string]>>

type Settings = typeof settings

/** The configuration, read once, at start. */
export type Config = { readonly [Name in keyof Settings]: z.output<Settings[Name][1]> }

/** The configuration is not one. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly code = 'wrong_use'

  constructor(message: string, readonly hint = 'docs/operations.md lists the settings.') {
    super(message)
  }
}

/**
 * Reads the settings from the environment; `given` (the command line, whose options have their names) goes before it.
 * Throws `ConfigError` with every fault.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, given: Partial<Record<keyof Config, string>> = {}): Config {
  const faults: string[] = []
  const values = Object.fromEntries(Object.entries(settings).map(([name, [variable, schema]]) => {
    const typed = given[name as keyof Config]
    const text = typed ?? environment[variable]
    const result = schema.safeParse(text === '' ? undefined : text)
    if (!result.success) {
      const where = typed === undefined ? variable : `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
      faults.push(`${where}: ${[...new Set(result.error.issues.map(({ message }) => message))].join(', ')}`)
    }
    return [name, result.data]
  })) as Config
  if (values.queue === 'pg-boss' && values.databaseUrl === undefined) faults.push('FORMATTER_QUEUE: pg-boss needs PostgreSQL, so DATABASE_URL')
  if (faults.length > 0) throw new ConfigError(`The configuration is not valid. ${faults.join('; ')}.`)
  return values
}

const secrets: ReadonlySet<string> = new Set<keyof Config>(['secret', 'stripeSecretKey', 'stripeWebhookSecret', 'metricsToken', 'databaseUrl'])

/** As it may be shown: what is secret is only said to be there. */
export const redacted = (config: Config): Record<string, unknown> =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, secrets.has(name) && value !== undefined ? '[set]' : value]))

/** Settings that go ill together: nothing is wrong enough to stop, but somebody should know. */
export function contradictions(config: Config): string[] {
  const { host, publicUrl, databaseUrl, roles, stripeSecretKey, stripeWebhookSecret, sandbox } = config
  return [
    !isLoopback(host) && publicUrl === undefined && 'It listens beyond this machine, but PUBLIC_URL is not set: addresses in answers name the listening address.',
    databaseUrl !== undefined && roles.length < 3 && publicUrl === undefined && 'Other processes do some of its work, but PUBLIC_URL is not set: addresses in webhooks name the process that formatted.',
    databaseUrl === undefined && roles.length < 3 && 'A database file serves one process, but FORMATTER_ROLES leaves some of its work to others.',
    (stripeSecretKey === undefined) !== (stripeWebhookSecret === undefined) && 'Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; deposits through it are off.',
    stripeSecretKey !== undefined && sandbox === true && 'Both Stripe and the sandbox are on: anybody can buy credits with play money.',
  ].filter((text) => text !== false)
}

/** Whether credits can be bought with play money: for trying the service out. */
export const sandboxIsOn = ({ sandbox, databaseUrl, stripeSecretKey }: Config): boolean =>
  sandbox ?? (databaseUrl === undefined && stripeSecretKey === undefined)

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host)

/** For docs/operations.md: a row of the table of settings for each. */
export const describeSettings = (): string[] =>
  Object.values(settings).map(([variable, schema, about]) => {
    const { data } = schema.safeParse(undefined)
    const fallback = variable === 'FORMATTER_WORKERS' ? 'cores − 1' : data === undefined || data === '' ? '' : String(data)
    return `| \`${variable}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${about} |`
  })
