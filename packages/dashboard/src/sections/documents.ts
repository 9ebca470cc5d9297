import { html } from 'hono/html'
import { box, choice, field, submit } from '../html/forms.js'
import { nameOfStyle, styleName } from '../html/style-name.js'
import { table } from '../html/table.js'
import { counted, moment, stateOf } from '../html/words.js'
import type { Ports, StyleChoice } from '../ports.js'
import type { Html, Section, Visit } from '../section.js'

const perPage = 20

/** Sending a paper in, and all that were sent in, by whatever way. */
export const documents = ({ jobs, credits, styles, base }: Ports): Section => ({
  path: '/account/documents',
  title: 'Documents',
  listed: true,

  async show({ c, member: { accountId }, sent }) {
    const cursor = /^job_\w+$/.exec(c.req.query('after') ?? '')?.[0]
    const [page, usage, free] = await Promise.all([jobs.list(accountId, { limit: perPage, cursor }), credits.usage(accountId), jobs.freeLeft(accountId)])
    const rows = page.jobs.map(({ id, filename, style, state, createdAt }) =>
      [html`<a href="${base}/account/documents/${id}">${filename}</a>`, nameOfStyle(styles, style), stateOf(state), moment(createdAt)])
    const body = html`${form({ base, styles, free, daily: jobs.freeDaily, balance: usage.balance_credits }, sent)}
<h2>Your documents</h2>
${table('The newest first', ['File', 'Style', 'State', 'Sent in'], rows, 'Nothing yet: what you send in, here or over the HTTP interface, is listed here.')}
${page.nextCursor !== null && html`<p><a href="${base}/account/documents?after=${page.nextCursor}">Older ones</a></p>`}`
    return { body }
  },

  actions: {
    async format({ c, member }) {
      const { id } = await jobs.submit(c, member.accountId)
      return { goTo: `${base}/account/documents/${id}` }
    },
  },
})

interface Offer extends Pick<Ports, 'base' | 'styles'> {
  /** How many free documents are left of how many a day. */
  readonly free: number
  readonly daily: number
  readonly balance: number
}

/** With what was `sent` and refused; the file has to be chosen again, for browsers let no page choose one. */
function form(offer: Offer, sent: Visit['sent']): Html {
  const { base, styles, free, balance } = offer
  const isNew = Object.keys(sent).length === 0
  return html`<form method="post" action="${base}/account/documents?do=format" enctype="multipart/form-data" class="card">
${field({ name: 'file', label: 'Your paper', type: 'file', required: true, accept: '.docx,.docm,.dotx,.dotm', hint: 'A Word file. You get it back formatted; the file that you choose stays as it is.' })}
${choice('style', 'Style', styles.map(optionsOf), sent['style'])}
${box('trackedChanges', 'As tracked changes, to accept or reject in Word', isNew || sent['trackedChanges'] === 'true')}
${box('comments', 'With comments in the margin where you have to decide', sent['comments'] === 'true')}
<details${sent['options'] !== undefined && html` open`}><summary>More options</summary>
<p class="field"><label for="options">Options as JSON</label>
<textarea id="options" name="options" rows="4" aria-describedby="options-hint" spellcheck="false">${sent['options']}</textarea>
<span id="options-hint" class="soft">For example {"pageSize": "a4", "metadata": {"course": "HIS 201"}}; the <a href="${base}/docs">reference</a> lists them all.</span></p>
</details>
${free + balance > 0 ? html`${payment(offer, sent['plan'])}${submit('Format')}` : unpaid(offer)}
</form>`
}

function payment({ free, daily, balance }: Offer, chosen?: string): Html {
  const pays = balance > 0 && (free === 0 || chosen === 'credits')
  return html`<fieldset><legend>Paid with</legend>
${daily > 0 && html`<p class="box"><input type="radio" id="free" name="plan" value="free"${free === 0 ? html` disabled` : !pays && html` checked`}> <label for="free">the free plan: ${free} of ${daily} documents are left today</label></p>`}
<p class="box"><input type="radio" id="credits" name="plan" value="credits"${pays && html` checked`}${balance < 1 && html` disabled`}> <label for="credits">a credit: you have ${counted(balance, 'credit')}</label></p>
</fieldset>`
}

/** Nobody should send a paper, and learn then that it cannot be paid for. */
const unpaid = ({ base, daily }: Offer): Html => {
  const credits = html`<a href="${base}/account/credits">add credits</a>`
  return daily > 0
    ? html`<p><strong>The ${counted(daily, 'free document')} of today ${daily === 1 ? 'is' : 'are'} used up, and you have no credits.</strong> Come back tomorrow, or ${credits}.</p>`
    : html`<p><strong>You have no credits.</strong> To format a paper, ${credits}.</p>`
}

/** A style with the kinds of paper that it tells apart; where it knows but one, the style is the choice. */
const optionsOf = (style: StyleChoice) => {
  const { id, paperTypes } = style
  const label = styleName(style)
  if (paperTypes.length < 2) return { value: id, label }
  return { group: label, options: paperTypes.map((type) => ({ value: `${id}:${type}`, label: `${label}, ${type}` })) }
}
