import type { Status } from '../../options/vocabulary.js'
import type { CheckReport, Finding, Report } from '../report.js'
import { alike, rowsOf, unsaidOf } from '../unsaid.js'
import { asksForWork, ruleWords, severityWords, statusWords } from '../words.js'
import { html, idOf, quoted, type Markup } from './markup.js'

/** Findings that are seen without opening anything: of what is put right a few are enough. The others wait under a line that says how many they are. */
const shownOf = (status: Status): number => (status === 'fixed' ? 3 : 10)

/** On paper is what somebody has to do by hand; what formatting puts right, or has put right, is counted there. */
const printed = (folded: readonly Finding[]): string => (folded.some(({ status }) => status === 'needs_review') ? 'printed' : '')

/**
 * A check with something to say: what was found, what is wanted, how to mend it, and every place. What became of it the heading above
 * says, where checks are grouped by that.
 */
export const card = (check: CheckReport, by: Report['group_by']): Markup => {
  const { id, title, severity, status, found, expected, help, rule, findings, truncated } = check
  const open = openOf(check)
  const done = findings.filter((each) => !open.includes(each))
  const shown = shownOf(status)
  const groups = alike(open)
  const [first, more] = [groups.slice(0, shown), groups.slice(shown)]
  return html`<article class="card" id="${idOf('check', id)}" style="--tone:var(--${status})" aria-labelledby="${idOf('title', id)}">
<header><h3 id="${idOf('title', id)}">${title}</h3>
<div class="chips">${by !== 'status' && html`<span class="chip">${statusWords[status]}</span>`}${asksForWork(status) && html`<span class="chip" style="--tone:var(--soft)">${severityWords[severity]}</span>`}</div></header>
<dl class="facts"><dt>Found</dt><dd>${found}</dd><dt>Expected</dt><dd>${expected}</dd>${asksForWork(status) && html`<dt>How to fix it in Word</dt><dd>${help}</dd>`}
<dt>Rule</dt><dd class="soft">${ruleWords(rule)} · <code>${id}</code></dd></dl>
${list(first, 1)}${more.length > 0 && html`<details class="${printed(more.flat())}"><summary>${more.flat().length} more</summary>${list(more, shown + 1)}</details>`}
${done.length > 0 && html`<details><summary>${done.length} put right</summary>${list(alike(done), groups.length + 1)}</details>`}
${truncated > 0 && html`<p class="soft">${truncated} further findings of this kind are counted but not listed.</p>`}
</article>
`
}

type Alike = ReturnType<typeof alike>

const list = (groups: Alike, start: number): Markup | false =>
  groups.length > 0 && html`<ol class="findings" start="${start}">${groups.map((group) => (group.length === 1 ? single(group[0]) : several(group)))}</ol>`

/** What is said, where, and the words there where nothing else has them. */
const single = (finding: Finding): Markup => {
  const { excerpt } = unsaidOf(finding)
  return html`<li id="${idOf('finding', finding.id)}">${quoted(finding.message)}${where(finding)}
${excerpt !== undefined && html`<blockquote>${quoted(excerpt)}</blockquote>`}${comparison(finding)}</li>
`
}

/** Places of one finding that are seen without opening anything. */
const shownPlaces = 5

const several = (group: Alike[number]): Markup => {
  const [first] = group
  const rows = rowsOf(group)
  const more = rows.slice(shownPlaces).flat()
  return html`<li>${quoted(first.message)} <span class="soft">In ${group.length} places:</span>${comparison(first)}${places(rows.slice(0, shownPlaces))}
${more.length > 0 && html`<details class="${printed(more)}"><summary>${more.length} more ${more.length === 1 ? 'place' : 'places'}</summary>${places(rows.slice(shownPlaces))}</details>`}</li>
`
}

const places = (rows: ReturnType<typeof rowsOf>): Markup => html`<ul class="places">${rows.map((row) => {
  const [each, ...others] = row
  const { excerpt } = unsaidOf(each)
  return html`<li id="${idOf('finding', each.id)}">${excerpt !== undefined && quoted(excerpt)}${where(each)}${others.length > 0 && html` <span class="soft">${others.length + 1} times</span>`}${others.map(({ id }) => html`<span id="${idOf('finding', id)}"></span>`)}</li>
`
})}</ul>`

const where = (finding: Finding): Markup | undefined => {
  const { place } = unsaidOf(finding)
  return place === undefined ? undefined : html` <span class="soft">(${quoted(place)})</span>`
}

const comparison = (finding: Finding): Markup => {
  const { compared } = unsaidOf(finding)
  return html`${compared.length > 0 && html`<p class="soft">${compared.map(([name, text], index) => [index > 0 && html`<br>`, `${name}: `, quoted(text)])}</p>`}
${finding.related.length > 0 && html`<p class="soft">See also ${finding.related.map((each, index) => [index > 0 && ', ', html`<code>${each.id}</code>`])}.</p>`}`
}

/** What was put right beside something else is no question any more, and waits under a line of its own. */
const openOf = ({ status, findings }: CheckReport): readonly Finding[] => (status === 'fixed' ? findings : findings.filter((each) => each.status !== 'fixed'))

/** A card in the list above the cards, with how many places it speaks of. */
export const entry = (check: CheckReport): Markup =>
  html`<li><a href="#${idOf('check', check.id)}">${check.title}</a> <span class="soft">${openOf(check).length + check.truncated}</span></li>
`

/** A check with nothing to say, in a line. */
export const line = ({ id, title, found }: CheckReport): Markup => html`<li id="${idOf('check', id)}">${title} <span class="soft">${found}</span></li>
`
