import { put } from '../../algorithms/grouped.js'
import type { Report } from '../report.js'
import { html, idOf, quoted, type Content, type Markup } from './markup.js'

type Inventory = Report['inventory']
type Citation = Inventory['citations'][number]

/** What the document has: its outline, its citations and references, each linked with the other, its figures and tables, and how many of the rest. */
export const inventorySection = ({ inventory, summary }: Report): Markup => {
  const { figures, tables, equations, footnotes, endnotes } = inventory
  const counts = { ...summary.words, figures: figures.length, tables: tables.length, equations: equations.length, footnotes, endnotes }
  const labels: Readonly<Record<string, string>> = { body: 'Words of the text', abstract: 'Words of the abstract', footnotes: 'Footnotes', references: 'Words of the references', captions: 'Words of captions' }
  return html`<section aria-labelledby="inventory"><h2 id="inventory">What the document has</h2>
<dl class="facts">${Object.entries(counts).filter(([, count]) => count > 0).map(([key, count]) => html`<dt>${labels[key] ?? key.replace(/^\w/, (letter) => letter.toUpperCase())}</dt><dd>${count}</dd>`)}</dl>
${fold('Outline', inventory.outline.length, outline(inventory.outline))}
${fold('Citations', inventory.citations.length, citations(inventory))}
${fold('References', inventory.references.length, references(inventory))}
${fold('Figures', figures.length, captions(figures))}
${fold('Tables', tables.length, captions(tables))}
</section>
`
}

const fold = (title: string, count: number, content: Content): Markup | false =>
  count > 0 && html`<details class="printed" ${count <= 40 && 'open'}><summary>${title} (${count})</summary>${content}</details>`

const outline = (headings: Inventory['outline']): Markup =>
  html`<ul class="outline">${headings.map(({ level, text, source }) => html`<li style="margin-left:${(level - 1) * 1.2}rem"><span class="soft">${level}</span> ${quoted(text)}${source === 'inferred' && html` <span class="soft">(by its looks)</span>`}</li>
`)}</ul>`

const captions = (objects: Inventory['figures']): Markup =>
  html`<ol>${objects.map(({ caption }) => html`<li>${caption === null ? html`<span class="soft">no caption</span>` : quoted(caption)}</li>
`)}</ol>`

const citations = ({ citations: all, references: entries }: Inventory): Markup => {
  const numbers = new Map(entries.map(({ id, index }) => [id, index]))
  return html`<ol class="plain">${all.map((each) => html`<li id="${idOf(each.id)}">${quoted(each.text)}${unsaidWork(each)} ${links(each, numbers)}</li>
`)}</ol>`
}

/** The work that is meant, where the citation itself does not say it: its sentence names the authors, or the one before. */
const unsaidWork = ({ text, keys }: Citation): Markup | false =>
  keys.length > 0 && !keys.some((key) => text.includes(/^[^\s,]*/.exec(key)![0])) && html` <span class="soft">${quoted(keys.join('; '))}</span>`

const links = ({ match }: Citation, numbers: ReadonlyMap<string, number>): Markup =>
  html`${match.map(({ reference_id: id, kind }) => {
    if (id === null || !numbers.has(id)) return html`<span class="soft">no entry found</span> `
    return html`<a href="#${idOf(id)}">entry ${numbers.get(id)}</a>${kind !== 'exact' && html` <span class="soft">(${kind})</span>`} `
  })}`

const references = ({ citations: all, references: entries }: Inventory): Markup => {
  const cited = new Map<string, string[]>()
  for (const { id, match } of all) for (const { reference_id: entry } of match) if (entry !== null) put(cited, entry, id)
  return html`<ol class="plain">${entries.map(({ id, raw }) => html`<li id="${idOf(id)}">${quoted(raw)}${(cited.get(id) ?? []).map((citation, index) => html` <a href="#${idOf(citation)}" aria-label="citation ${index + 1} of this entry">↑${index + 1}</a>`)}</li>
`)}</ol>`
}
