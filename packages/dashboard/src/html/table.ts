import { html } from 'hono/html'
import type { Html } from '../section.js'

/** A table, or what is said where it would be empty. */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly unknown[])[], empty: string): Html =>
  rows.length === 0
    ? html`<p class="soft">${empty}</p>`
    : html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`
