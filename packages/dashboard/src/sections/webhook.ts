import type { LoggedDelivery } from '@formatter/webhooks'
import { html } from 'hono/html'
import { button } from '../html/forms.js'
import { table } from '../html/table.js'
import { moment } from '../html/words.js'
import type { Ports } from '../ports.js'
import type { Section } from '../section.js'

/** What was sent to one webhook, and what it answered. */
export const webhook = ({ webhooks, readForm, base }: Ports): Section => ({
  path: '/account/webhooks/:id',
  title: 'Deliveries',

  async show({ member, param }) {
    const id = param('id')
    const rows = (await webhooks.deliveries(member.accountId, id)).map((delivery) => [
      moment(delivery.created_at), states[delivery.state], attemptsOf(delivery),
      delivery.state === 'pending' ? '' : button(`${base}/account/webhooks/${id}?do=again`, 'Send again', `the delivery of ${new Date(delivery.created_at).toISOString()}`, { delivery: delivery.id }),
    ])
    const target = (await webhooks.list(member.accountId)).find((each) => each.id === id)
    const body = html`<p>What was sent to <code>${target?.url}</code>. <a href="${base}/account/webhooks">All webhooks</a></p>
${table('The newest hundred', ['When', 'State', 'Attempts', 'Actions'], rows, 'Nothing was sent yet.')}`
    return { body }
  },

  actions: {
    async again({ c, member }) {
      await webhooks.redeliver(member.accountId, (await readForm(c))['delivery'] ?? '')
      return { say: html`<p>It is sent again, under the id that it had.</p>` }
    },
  },
})

const states: Readonly<Record<LoggedDelivery['state'], string>> = { pending: 'under way', delivered: 'delivered', given_up: 'given up' }

const attemptsOf = ({ attempts }: LoggedDelivery) =>
  attempts.map(({ number, status, error, duration_ms: milliseconds, answer }) => html`<details><summary>${number}: ${status ?? error ?? 'no answer'} (${milliseconds} ms)</summary><p><code>${answer === '' ? 'an empty answer' : answer}</code></p></details>`)
