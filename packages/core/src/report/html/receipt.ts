import { grouped } from '../../algorithms/grouped.js'
import { checksOf, type Change, type Report } from '../report.js'
import { inWords, placeWords } from '../words.js'
import { html, quoted, type Content, type Markup } from './markup.js'

/** What was changed, by check. */
export const changesSection = (report: Report): Markup | false =>
  report.changes.length > 0 &&
  html`<section aria-labelledby="changes"><h2 id="changes">What was changed</h2><div class="folds">
${[...changesByCheck(report)].map(
  ([title, changes]) => html`<details><summary>${title} (${changes.length})</summary>${table(
    title,
    ['Where', 'Before', 'After'],
    changes.map(({ location, part, before, after }) => [quoted(placeWords(location) || part), before === null ? '–' : html`<span class="was">${quoted(before)}</span>`, after === null ? '–' : quoted(after)]),
  )}</details>
`,
)}</div></section>
`

/** The changes of each check, by the title of the check, in the order of the report. */
const changesByCheck = (report: Report): ReadonlyMap<string, readonly Change[]> => {
  const titles = new Map(checksOf(report).map(({ id, title }) => [id, title]))
  return grouped(report.changes, ({ check_id: id }) => titles.get(id) ?? id)
}

/** What shows that nothing was lost: constructs counted, every part with its hash; and what could not be tracked. */
export const receiptSection = ({ preservation, untracked, overrides, limits_hit: limits, source, output }: Report): Markup => {
  const words = { identical: 'Every part of the file is as it was.', explained: 'Only what the changes above explain is different.', degraded: 'Something was lost.' }
  const features = Object.entries(preservation.features)
  return html`<section aria-labelledby="receipt"><h2 id="receipt">What was kept</h2>
<p>${words[preservation.verdict]}</p>
${features.length > 0 && table('Counted before and after', ['What', 'Before', 'After'], features.map(([name, { before, after }]) => [inWords(name), before, after]))}
${untracked.length > 0 && html`<h3>Not tracked, because Word cannot track it</h3><ul>${untracked.map(({ kind, part, detail }) => html`<li>${inWords(kind)} in <code>${part}</code>: ${quoted(detail)}</li>`)}</ul>`}
${overrides.length > 0 && html`<h3>Chosen by options</h3><ul>${overrides.map(({ key, value }) => html`<li>${key}: <code>${JSON.stringify(value) ?? ''}</code></li>`)}</ul>`}
${limits.length > 0 && html`<h3>Limits met</h3><ul>${limits.map(({ detail }) => html`<li>${detail}</li>`)}</ul>`}
<details><summary>Every part with its hash (${preservation.parts.length})</summary>${table(
    'SHA-256 of each part, before and after',
    ['Part', 'State', 'Hash'],
    preservation.parts.map(({ name, state, sha256_before: before, sha256_after: after }) => [
      html`<code>${name}</code>`,
      state,
      html`<code>${before ?? after}</code>${state === 'changed' && html`<br><code>${after}</code>`}`,
    ]),
  )}</details>
<p class="soft">Document: <code>${source.sha256}</code> (${source.bytes} bytes)${output && html`<br>Result: <code>${output.sha256}</code> (${output.bytes} bytes)`}</p>
</section>
`
}

/** A table that scrolls by itself on a narrow screen, with the keyboard too. */
const table = (caption: string, heads: readonly string[], rows: readonly (readonly Content[])[]): Markup =>
  html`<div class="scroll" role="region" tabindex="0" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>
`)}</tbody></table></div>`
