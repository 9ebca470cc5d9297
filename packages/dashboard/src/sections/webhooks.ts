import { html } from 'hono/html'
import { box, button, field, submit } from '../html/forms.js'
import { problem } from '../html/layout.js'
import { table } from '../html/table.js'
import { moment, secret } from '../html/words.js'
import { noSuch } from '../no-such.js'
import type { Ports } from '../ports.js'
import type { Section } from '../section.js'

const events = ['document.completed', 'document.failed']

/** The addresses that are told when a document is finished. */
export const webhooks = ({ webhooks, readForm, base }: Ports): Section => ({
  path: '/account/webhooks',
  title: 'Webhooks',
  listed: true,

  async show({ member, sent }) {
    const rows = (await webhooks.list(member.accountId)).map(({ id, url, events: subscribed, is_active: active, last_delivered_at: last }) => [
      html`<a href="${base}/account/webhooks/${id}">${url}</a>`, subscribed.join(', '), active ? 'active' : html`<span class="bad">turned off</span>`, moment(last),
      html`${button(`${base}/account/webhooks?do=test`, 'Test', url, { id })}${button(`${base}/account/webhooks?do=rotate`, 'New secret', `for ${url}`, { id })}${button(`${base}/account/webhooks?do=delete`, 'Delete', url, { id })}`,
    ])
    const body = html`<p>The service posts a signed message to these addresses when a document of yours is finished.</p>
${table('The webhooks of this account', ['Address', 'Told of', 'State', 'Last delivered', 'Actions'], rows, 'No webhook yet.')}
<h2>A new webhook</h2>
<form method="post" action="${base}/account/webhooks?do=create">
${field({ name: 'url', label: 'Address', type: 'url', value: sent['url'] ?? '', required: true, hint: 'It begins with https:// and is reached from the open network.' })}
<fieldset><legend>Told of</legend>${events.map((event) => box(event, event, sent['url'] === undefined || sent[event] === 'true'))}</fieldset>
${submit('Add the webhook')}
</form>`
    return { body }
  },

  actions: {
    async create({ c, member }) {
      const { url = '', ...fields } = await readForm(c)
      const webhook = await webhooks.create(member.accountId, url, events.filter((event) => fields[event] === 'true'))
      return { say: secret(`${webhook.url} is told from now on. This is the secret that signs its messages.`, webhook.secret ?? '') }
    },
    async test({ c, member }) {
      const { success, message } = await webhooks.test(member.accountId, (await readForm(c))['id'] ?? '')
      return { say: success ? html`<p>${message}</p>` : problem(message, 'Look after what answers there, and test it again.') }
    },
    async rotate({ c, member }) {
      const webhook = await webhooks.rotate(member.accountId, (await readForm(c))['id'] ?? '')
      return { say: secret(`This is the new secret for ${webhook.url}; the one before it signs too for a day.`, webhook.secret ?? '') }
    },
    async delete({ c, member }) {
      await webhooks.remove(member.accountId, (await readForm(c))['id'] ?? '')
      return { say: html`<p>The webhook is deleted.</p>` }
    },
  },

  questions: {
    async delete({ c, member }) {
      const { id = '' } = await readForm(c)
      const { url } = (await webhooks.list(member.accountId)).find((each) => each.id === id) ?? noSuch('webhook')
      return { text: `Delete the webhook to ${url}? Nothing is sent there any more, and its secret and its deliveries are forgotten.`, does: 'Delete it', fields: { id } }
    },
  },
})
