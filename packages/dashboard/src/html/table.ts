import { html } from 'hono/html'
import type { Html } from '../section.js'

/**
 * A table, or what is said where it would be empty. On a phone each row is a list, so that nothing lies out of sight; with its roles it stays
 * a table for who listens.
 */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly unknown[])[], empty: string): Html =>
  rows.length === 0
    ? html`<p class="soft">${empty}</p>`
    : html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table role="table">
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map((row) => html`<tr role="row">${row.map((cell, column) => html`<td role="cell" data-head="${heads[column]}">${cell}</td>`)}</tr>`)}</tbody>
</table></div>`
