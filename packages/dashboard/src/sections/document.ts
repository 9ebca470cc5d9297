import type { Job } from '@formatter/jobs'
import { html } from 'hono/html'
import { button } from '../html/forms.js'
import { nameOfStyle } from '../html/style-name.js'
import { counted, moment, stateOf } from '../html/words.js'
import type { Ports, Tally } from '../ports.js'
import type { Html, Section } from '../section.js'

/** How often the page of a job that is under way asks for itself again, in seconds. */
const lookAgain = 2

/** What became of one paper. */
export const document = ({ jobs, styles, base }: Ports): Section => ({
  path: '/account/documents/:id',
  title: 'Document',

  async show({ member, param }) {
    const job = await jobs.find(member.accountId, param('id'))
    const waits = job.finishedAt === null && job.state !== 'awaiting_upload'
    const tally = job.state === 'formatted' ? await jobs.tally(job.accountId, job.id) : undefined
    const body = html`${tally === undefined ? unfinished(job) : formatted(`${base}/account/documents/${job.id}`, tally, jobs.pictures !== undefined)}
<dl class="card"><dt>File</dt><dd>${job.filename}</dd><dt>Style</dt><dd>${nameOfStyle(styles, job.style)}${job.trackedChanges && ', as tracked changes'}</dd>
<dt>State</dt><dd>${stateOf(job.state)}</dd><dt>Sent in</dt><dd>${moment(job.createdAt)}</dd>
<dt>Paid with</dt><dd>${payment(job)}</dd><dt>Job</dt><dd><code>${job.id}</code></dd></dl>
<div class="row">${button(`${base}/account/documents/${job.id}?do=delete`, 'Delete', `${job.filename} and all that was made of it`)}<a href="${base}/account/documents">All documents</a></div>`
    return { body, ...(waits && { refresh: lookAgain }) }
  },

  actions: {
    async delete({ member, param }) {
      await jobs.remove(member.accountId, param('id'))
      return { goTo: `${base}/account/documents` }
    },
  },

  questions: {
    async delete({ member, param }) {
      const { filename } = await jobs.find(member.accountId, param('id'))
      return { text: `Delete ${filename} with what was made of it, and its report? They cannot be brought back.`, does: 'Delete them' }
    },
  },

  files: {
    file: ({ c, member, param }) => jobs.sendDocument(c, member.accountId, param('id')),
    'report.html': ({ c, member, param }) => jobs.sendReport(c, member.accountId, param('id'), 'html'),
    'report.pdf': ({ c, member, param }) => jobs.sendReport(c, member.accountId, param('id'), 'pdf'),
    'report.json': ({ c, member, param }) => jobs.sendReport(c, member.accountId, param('id'), 'json'),
  },
})

/** What was done, and what is left for a person: the same two numbers whichever page of the report one opens. */
function formatted(at: string, { changes, failed, needsReview }: Tally, drawn: boolean): Html {
  const left = failed + needsReview
  return html`<p class="good"><strong>Your paper is formatted.</strong></p>
<p>${changes === 0 ? 'Nothing had to be changed.' : html`${counted(changes, 'change')}, each of them in the report.`}
${left === 0 ? 'Nothing is left for you to decide.' : html`<strong>${left === 1 ? 'One check leaves' : `${left} checks leave`} something to you:</strong> the <a href="${at}/report.html">report</a> says what, where, and how it is put right in Word.`}</p>
<div class="row"><a class="button" href="${at}/file">Download the paper</a><a href="${at}/report.html">Report</a><a href="${at}/report.pdf">Report as PDF</a><a href="${at}/report.json">as JSON</a>
${drawn && html`<a href="${at}/pages">Look at its pages</a>`}</div>`
}

function unfinished({ state, progress, error }: Job): Html {
  if (state === 'failed') return html`<p class="bad"><strong>It could not be formatted, and costs nothing.</strong> ${error?.message}</p>`
  if (state === 'awaiting_upload') return html`<p>A program has announced this paper, and its file has not come yet. Once it is here and reported as complete, the paper is formatted.</p>`
  return html`<p role="status">Your paper ${stateOf(state)}. This page looks again by itself.</p><p><progress max="100" value="${progress}" aria-label="Progress">${progress} %</progress></p>`
}

function payment({ plan, state }: Job): string {
  if (plan === 'free') return state === 'failed' ? 'nothing: it does not count as one of the day’s free documents' : 'one of the day’s free documents'
  return state === 'formatted' ? 'a credit' : state === 'failed' ? 'nothing' : 'a credit, once it is formatted'
}
