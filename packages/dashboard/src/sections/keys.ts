import { html } from 'hono/html'
import { button, field, submit } from '../html/forms.js'
import { table } from '../html/table.js'
import { moment, secret } from '../html/words.js'
import { noSuch } from '../no-such.js'
import type { Ports } from '../ports.js'
import type { Section } from '../section.js'

/** The keys with which programs call the HTTP interface. */
export const keys = ({ keys, readForm, publicUrl, base }: Ports): Section => ({
  path: '/account/keys',
  title: 'API keys',
  listed: true,

  async show({ member }) {
    const rows = (await keys.list(member.accountId)).map(({ id, name, shown, createdAt, lastUsedAt, revokedAt }) => [
      name, html`<code class="short">${shown}</code>`, moment(createdAt), lastUsedAt === null ? 'never' : moment(lastUsedAt),
      revokedAt === null ? button(`${base}/account/keys?do=revoke`, 'Revoke', name, { id }) : html`revoked ${moment(revokedAt)}`,
    ])
    const body = html`<p>A program sends its key with each request to the HTTP interface; the <a href="${base}/docs">reference</a> says how.</p>
${table('The keys of this account', ['Name', 'Key', 'Made', 'Last used', 'Actions'], rows, 'No key yet.')}
<h2>A new key</h2>
<form method="post" action="${base}/account/keys?do=create">
${field({ name: 'name', label: 'Name', required: true, hint: 'What it is for, so that you know later which one to revoke.' })}
${submit('Make a key')}
</form>`
    return { body }
  },

  actions: {
    async create({ c, member }) {
      const { name = 'key' } = await readForm(c)
      const { key } = await keys.create(member.accountId, name.slice(0, 100))
      return { say: html`${secret('This is your new key.', key)}
<p>Try it:</p><p><code class="secret">curl -sS ${publicUrl}/api/v1/documents/upload -H "Authorization: Bearer ${key}" -F style=apa-7 -F file=@PAPER.docx</code></p>` }
    },
    async revoke({ c, member }) {
      const { id = '' } = await readForm(c)
      await keys.revoke(id, member.accountId)
      return { say: html`<p>The key is revoked: the next request with it is refused.</p>` }
    },
  },

  questions: {
    async revoke({ c, member }) {
      const { id = '' } = await readForm(c)
      const { name, shown } = (await keys.list(member.accountId)).find((key) => key.id === id) ?? noSuch('key')
      return { text: `Revoke the key “${name}” (${shown})? Programs that still send it are refused from then on, and it cannot be brought back.`, does: 'Revoke it', fields: { id } }
    },
  },
})
