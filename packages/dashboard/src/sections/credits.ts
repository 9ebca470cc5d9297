import { inDollars, type UsageTransaction } from '@formatter/billing'
import { html } from 'hono/html'
import { field, submit } from '../html/forms.js'
import { table } from '../html/table.js'
import { counted, moment } from '../html/words.js'
import type { Ports } from '../ports.js'
import type { Section } from '../section.js'

/** The balance, what changed it, and adding to it. */
export const credits = ({ credits: { usage, deposit }, readForm, base }: Ports): Section => ({
  path: '/account/credits',
  title: 'Credits',
  listed: true,

  async show({ c, member, sent }) {
    const { balance_credits: balance, total_purchased_credits: bought, transactions } = await usage(member.accountId)
    const rows = transactions.map((each) => [moment(each.created_at), kindOf(each, base), signed(each.credits), String(each.balance_after)])
    const body = html`${c.req.query('paid') !== undefined && thanks}
<p><strong>You have ${counted(balance, 'credit')}</strong>; ${bought} were bought in all. One credit formats one document, 5 credits are 1 USD, and they never expire.
What cannot be formatted costs nothing.</p>
${deposit === undefined ? html`<p>This service takes no payments. Whoever runs it can add credits to your account.</p>` : html`<form method="post" action="${base}/account/credits?do=deposit">
${field({ name: 'dollars', label: 'Add credits for, in US dollars', type: 'number', min: 10, step: '0.01', value: sent['dollars'] ?? '10', required: true, hint: 'At least 10 USD, which are 50 credits.' })}
${submit('Go to the payment')}
</form>`}
<h2>What changed it</h2>
${table('The newest hundred', ['When', 'What', 'Credits', 'Balance'], rows, 'Nothing yet.')}`
    return { body }
  },

  actions: {
    async deposit({ c, member }) {
      const cents = centsOf((await readForm(c))['dollars'])
      const url = await deposit!(member.accountId, cents, '/account/credits')
      // A link, for the policy of these pages lets no form lead to another site.
      return { say: html`<p>The page on which you pay ${inDollars(cents)} is ready. The credits are here some seconds after that.</p><p><a class="button" href="${url}">Pay ${inDollars(cents)}</a></p>` }
    },
  },
})

/** No sum is guessed at: what is no number of dollars and cents is refused like too small a one. */
const centsOf = (text = ''): number => (/^\d+(?:[.,]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.trim().replace(',', '.')) * 100) : NaN)

/** A provider sends the person back at once, and tells us of the money by itself. */
const thanks = html`<div class="said" role="status"><p><strong>Thank you for your payment.</strong> Its credits are listed below as soon as the payment provider has told us of it, mostly within seconds.</p></div>`

const signed = (credits: number): string => (credits > 0 ? `+${credits}` : `−${-credits}`)

const kindOf = ({ type, job_id: job, reference }: UsageTransaction, base: string) =>
  job === undefined ? `${type}${reference === undefined ? '' : ` (${reference})`}` : html`<a href="${base}/account/documents/${job}">a document</a>`
