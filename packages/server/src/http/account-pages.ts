import { listStyles, type Report } from '@formatter/core'
import { makePages, type Ports, type Refusal } from '@formatter/dashboard'
import { ServiceError } from '@formatter/domain'
import type { Plan } from '@formatter/jobs'
import { z } from '@hono/zod-openapi'
import type { Context, Hono } from 'hono'
import type { Members } from '../accounts/members.js'
import type { Sessions } from '../accounts/sessions.js'
import type { Keys } from '../accounts/keys.js'
import type { Bucket } from '../limits/policy.js'
import { basePathOf } from './base-path.js'
import { formBody, type Body } from './body.js'
import { checkDraft } from './check-draft.js'
import type { Environment } from './environment.js'
import { faultsOf } from './faults.js'
import { multipartBody } from './multipart.js'
import { InvalidRequest, isUnexpected, judged, problemOf } from './problem.js'
import { signedPage } from './routes/previews.js'
import { booleanText } from './schemas/as-text.js'
import { uploadForm } from './schemas/documents.js'
import { sendBinary, sendReport } from './send-result.js'
import type { Service } from './service.js'

/** What the pages of accounts stand on beside the service. */
export interface AccountService extends Pick<Ports, 'signUp' | 'sessionSeconds'> {
  readonly members: Members
  readonly sessions: Sessions
  readonly keys: Pick<Keys, 'create' | 'list' | 'revoke'>
  readonly credits: Ports['credits']
  readonly webhooks: Pick<Ports['webhooks'], 'deliveries' | 'redeliver'>
  readonly freePlan: Pick<Ports['jobs'], 'freeLeft' | 'freeDaily'>
  /** Whether pages of documents can be drawn. */
  readonly draws: boolean
}

/** The form of the pages: that of the interface, with the kind of paper behind the style, a box for comments, and who pays. */
const paperForm = uploadForm.extend({
  style: z.string(),
  comments: booleanText,
  plan: z.enum(['free', 'credits'] satisfies readonly Plan[]),
})

/** The web pages of accounts, over the use cases that the endpoints call. */
export function accountPages(service: Omit<Service, 'pages'>, account: AccountService): Hono {
  const { billing, webhooks, rateLimits, publicUrl, isBehind, unexpected } = service
  const form = formBody(z.record(z.string(), z.string().regex(/^\P{Cc}*$/u, 'A field has a character that nobody types')))
  const take: Take = async (who, bucket) => {
    const { allowed, limit, seconds, reset } = await rateLimits.take(who, bucket)
    if (!allowed) throw new ServiceError('rate_limited', `This can be done ${limit} times in ${seconds} seconds.`, `Try again in ${reset} seconds.`)
  }

  return makePages({
    ...account,
    publicUrl,
    base: basePathOf(publicUrl),
    styles: listStyles(),
    referrals: { stats: (id) => billing.referralStats(id), claim: (id, code) => billing.claimReferral(id, code) },
    webhooks: { ...webhooks, ...account.webhooks },
    readForm: async (c) => parsed(form.schema, await readAndKeep(c, form)),
    sentFields: (c) => textsOf((c as Context<Environment>).get('sent')),
    async countAttempt(c, email) {
      await take(`address ${addressOf(c)}`, 'signIns')
      await take(`e-mail ${email.trim().toLowerCase()}`, 'signIns')
    },
    async explain(error, c) {
      const { requestId } = (c as Context<Environment>).var
      const told = await judged(error, isBehind)
      const { status } = problemOf(told, requestId)
      if (isUnexpected(error)) unexpected(error, requestId)
      return refusalOf(told, status)
    },
    jobs: documentsOf(service, account, take),
  })
}

/** Lets somebody do something once more, or refuses. */
type Take = (who: string, bucket: Bucket) => Promise<void>

/** What the pages do with papers and their results. */
function documentsOf({ jobs, reports, addresses, documentBytes }: Omit<Service, 'pages'>, account: AccountService, take: Take): Ports['jobs'] {
  const upload = multipartBody(paperForm, paperForm, { documentBytes, store: (source: AsyncIterable<Uint8Array>) => jobs.store(source) })
  return {
    ...account.freePlan,
    find: (...job) => jobs.find(...job),
    list: (...page) => jobs.list(...page),
    remove: (...job) => jobs.remove(...job),
    async submit(c, accountId) {
      await take(`account ${accountId}`, 'jobs')
      const { file, style: chosen, comments, options: others, ...draft } = parsed(upload.schema, await readAndKeep(c, upload))
      const [style = '', paperType] = chosen.split(':')
      const options = { ...(paperType !== undefined && { paperType }), ...(comments && { comments }), ...others }
      parsed(uploadForm.shape.style, style, 'style')
      // Nobody keeps notes of their own in this form: a name that is no option is a slip.
      checkDraft({ style, options }, ['options'], options)
      return (await jobs.create(accountId, { ...draft, style, options, filename: file.filename || 'document.docx' }, file.blob)).job
    },
    async tally(accountId, id) {
      const { summary: { counts, changes_applied: changes } } = (await jobs.report(accountId, id)) as Report
      return { changes, failed: counts.failed, needsReview: counts.needs_review }
    },
    async sendDocument(c, accountId, id) {
      const { output, filename, style } = await jobs.findFormatted(accountId, id)
      return sendBinary(c, jobs, output, formattedName(filename, style))
    },
    sendReport: async (c, accountId, id, format) => sendReport(c, reports, (await jobs.report(accountId, id)) as Report, format),
    ...(account.draws && {
      async pictures(accountId: string, id: string) {
        const { expiresAt, pages } = await jobs.preview(accountId, id)
        return pages.map(({ width, height }, index) => ({ path: signedPage(addresses, id, index + 1, expiresAt), width, height }))
      },
    }),
  }
}

/** Reads a form, and keeps what was in it for the page that says what is wrong with it. */
async function readAndKeep(c: Context, body: Pick<Body<unknown>, 'read'>): Promise<unknown> {
  const sent = await body.read(c as Context<Environment>)
  c.set('sent', sent)
  return sent
}

/** `essay.apa-7.docx`, as the command line has it: among somebody’s downloads it is not taken for the paper that was sent in. */
const formattedName = (filename: string, style: string): string => filename.replace(/(\.[^.]*)?$/, (extension) => `.${style}${extension}`)

const textsOf = (sent: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(sent ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'))

function parsed<Content>(schema: z.ZodType<Content>, sent: unknown, ...place: string[]): Content {
  const result = schema.safeParse(sent)
  if (result.success) return result.data
  throw new InvalidRequest(faultsOf(result.error, 'body', sent).map((fault) => ({ ...fault, loc: [...fault.loc, ...place] })))
}

/** Who sends a request. Only a proxy on this machine is believed about whom it speaks for: the last address is the one that it saw itself. */
function addressOf(c: Context): string {
  const socket = (c as Context<Environment>).env?.incoming?.socket.remoteAddress ?? 'unknown'
  const isProxy = /^(127\.|::1$|::ffff:127\.)/.test(socket)
  return (isProxy && c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()) || socket
}

const names: Readonly<Record<string, string>> = { file: 'Your paper', style: 'Style', options: 'Options', plan: 'Paid with' }

/** A fault of a form names its field; all else says itself what is wrong and what to do. */
function refusalOf(error: unknown, status: Refusal['status']): Refusal {
  if (error instanceof ServiceError) return { status, message: error.message, hint: error.hint }
  if (!(error instanceof InvalidRequest)) return { status, message: 'The service made a mistake.', hint: 'Try again; if it stays, tell whoever runs it.' }
  const [first] = error.detail
  const field = String(first?.loc[1] ?? '')
  return { status, message: `${names[field] ?? 'The form'}: ${(first?.msg ?? '').replace(/\.$/, '')}.`, hint: 'Mend it and send the form again.' }
}
