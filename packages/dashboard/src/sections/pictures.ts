import { html } from 'hono/html'
import type { Ports } from '../ports.js'
import type { Section } from '../section.js'

/** The formatted paper, page by page. */
export const pictures = ({ jobs, base }: Ports): Section => ({
  path: '/account/documents/:id/pages',
  title: 'Pages',

  async show({ member, param }) {
    const { id } = await jobs.find(member.accountId, param('id'))
    const pages = (await jobs.pictures?.(member.accountId, id)) ?? []
    const body = html`<p><a href="${base}/account/documents/${id}">Back to the document</a></p>
${pages.length === 0 && html`<p>This service cannot draw pages. Whoever runs it can install LibreOffice or name a Gotenberg server.</p>`}
<ol class="pages">${pages.map(({ path, width, height }, index) => html`<li><a href="${base}${path}"><img src="${base}${path}" width="${width}" height="${height}" alt="Page ${index + 1} of ${pages.length}"></a></li>`)}</ol>`
    return { body }
  },
})
