import { receivePaymentEvent, sandboxProvider, stripeProvider, type PaymentProvider } from '@formatter/billing'
import { reportHtml } from '@formatter/core'
import { defaultJobLimits, makeJobs, type Blobs, type Jobs, type Previewer } from '@formatter/jobs'
import { addressGuard, forgetEvents, newDispatcher, newSender, resolveName, type Dispatcher, type WebhooksContext } from '@formatter/webhooks'
import type { Logger } from 'pino'
import { accountPages } from '../http/account-pages.js'
import { makeApp } from '../http/app.js'
import type { Payments, Service } from '../http/service.js'
import { addressSigner } from '../http/signed-address.js'
import { memoryRateLimits } from '../limits/memory.js'
import type { Policy } from '../limits/policy.js'
import { sqlRateLimits } from '../limits/sql.js'
import type { Engine } from '../workers/engine.js'
import { newWorkers, type Workers } from '../workers/workers.js'
import { accountService } from './account-service.js'
import type { Backend } from './backend.js'
import { sandboxIsOn, type Config } from './config.js'
import { jobHandlers } from './job-handlers.js'
import { makeMetrics } from './metrics.js'
import { keyFor } from './secret.js'
import { billingOf, missingOf, subscriptionsOf } from './use-cases.js'

/** The adapters that a service is built on, and what it is told of its surroundings. */
export interface Ground {
  readonly config: Config
  readonly backend: Backend
  readonly blobs: Blobs
  readonly engine: Engine
  readonly previewer: Previewer | undefined
  readonly secret: string
  /** Where callers reach it, without a slash at its end. */
  readonly publicUrl: string
  readonly log: Logger
  readonly draining: () => boolean
}

/** A service whose parts know each other, and which does nothing yet. */
interface Assembly {
  readonly app: ReturnType<typeof makeApp>
  readonly jobs: Jobs
  readonly payments: Payments
  readonly workers: Workers
  readonly dispatcher: Dispatcher
  /** Lets go of what is past its time, and sees that the queue has all that waits. */
  housekeeping(): Promise<void>
  close(): Promise<void>
}

const day = 86_400_000

/** Puts the packages together: the one place that knows them all. */
export async function assemble(ground: Ground): Promise<Assembly> {
  const { config, backend, blobs, engine, previewer, secret, publicUrl, log, draining } = ground
  const { database, queue, world, keys } = backend
  const payments = await paymentsOf(ground)

  const jobs = makeJobs({
    database,
    blobs,
    queue,
    world,
    previewer,
    limits: { ...defaultJobLimits, documentBytes: config.documentBytes, retentionMs: config.retentionDays * day },
    handlers: jobHandlers({ world, dialect: database.dialect, publicUrl, freeDaily: config.freeDaily }),
    queued: () => { workers.wake() },
  })
  const metrics = makeMetrics(jobs)
  const webhooks = webhooksOf(ground)
  const dispatcher = newDispatcher(webhooks, { concurrency: 8, pollMs: 1000, onError: (error) => { log.error({ err: error }, 'webhook dispatcher') } })
  const workers = workersOf(ground, { jobs, metrics, dispatcher })
  const policy = policyOf(config)
  // One process needs no table to count in; several do.
  const rateLimits = database.dialect === 'sqlite' ? memoryRateLimits(policy, world.now) : sqlRateLimits(database, policy, world.now)

  const service: Omit<Service, 'pages'> = {
    jobs,
    keys,
    payments,
    world,
    publicUrl,
    draining,
    reports: { html: reportHtml, pdf: (report) => engine.writePdf(report) },
    billing: billingOf(ground),
    webhooks: subscriptionsOf(webhooks, publicUrl),
    rateLimits,
    addresses: addressSigner(keyFor(secret, 'addresses'), world.now),
    documentBytes: config.documentBytes,
    answersCallers: config.roles.includes('api'),
    unready: () => missingOf(ground),
    // Where the database does not say, it is not known to be of today.
    isBehind: () => backend.pending().then((pending) => pending.length > 0, () => true),
    metrics: { print: () => metrics.print(), token: config.metricsToken },
    answered(request) {
      metrics.answered(request)
      log.info(request, 'request')
    },
    unexpected: (error, requestId) => { log.error({ err: error, requestId }, 'unexpected') },
  }
  const account = accountService(ground, payments, webhooks)
  const app = makeApp({ ...service, pages: accountPages(service, account) })

  return {
    app,
    jobs,
    payments,
    workers,
    dispatcher,
    async housekeeping() {
      await jobs.refill()
      await jobs.expire()
      await jobs.sweep()
      await account.sessions.sweep()
      await rateLimits.sweep()
      await forgetEvents(webhooks, world.now() - config.retentionDays * day)
    },
    close: () => webhooks.sender.close(),
  }
}

/** The workers, which say what became of each job. */
const workersOf = (
  { config, engine, log, backend: { world } }: Ground,
  { jobs, metrics, dispatcher }: { readonly jobs: Jobs; readonly metrics: ReturnType<typeof makeMetrics>; readonly dispatcher: Dispatcher },
): Workers => newWorkers({
  jobs,
  engine,
  now: world.now,
  concurrency: config.workers,
  pollMs: 1000,
  beatMs: defaultJobLimits.leaseMs / 4,
  ended(job, startedAt) {
    const milliseconds = world.now() - startedAt
    metrics.ended(job, milliseconds / 1000)
    log.info({ job: job.id, state: job.state, code: job.error?.code, milliseconds }, 'job')
    if (config.roles.includes('dispatcher')) dispatcher.wake()
  },
  onError: (error, job) => { log.error({ err: error, job }, 'worker') },
})

const policyOf = (config: Config): Policy => ({
  jobs: config.rateJobs,
  status: config.rateStatus,
  downloads: config.rateDownloads,
  reports: config.rateReports,
  webhooks: config.rateWebhooks,
  other: config.rateOther,
  signIns: config.rateSignIns,
})

function webhooksOf({ config: { webhookNetworks, webhookHttp }, backend: { database, world }, secret }: Ground): WebhooksContext {
  const secretKey = keyFor(secret, 'webhook secrets')
  const rules = { guard: addressGuard(webhookNetworks), resolve: resolveName }
  return { database, world, secretKey, target: { ...rules, allowHttp: webhookHttp }, sender: newSender({ ...rules, timeoutMs: 10_000 }) }
}

async function paymentsOf({ config, backend: { database, world }, publicUrl, secret }: Ground): Promise<Payments> {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = config
  const sandbox = sandboxIsOn(config) ? sandboxProvider({ publicUrl, secret: Buffer.from(keyFor(secret, 'sandbox payments')).toString('hex'), world }) : undefined
  const stripe = secretKey !== undefined && webhookSecret !== undefined ? await stripeProvider({ secretKey, webhookSecret }) : undefined
  return {
    providers: [stripe, sandbox].filter((provider) => provider !== undefined),
    sandbox,
    receive: (provider: PaymentProvider, body: string, signature: string | undefined) => receivePaymentEvent(database, world, provider, body, signature),
  }
}
