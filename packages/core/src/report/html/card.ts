import type { Status } from '../../vocabulary.js'
import type { CheckReport, Finding } from '../report.js'
import { placeWords, severityWords, statusWords } from '../words.js'
import { html, idOf, quoted, type Markup } from './markup.js'

/** Findings that are seen without opening anything: of what is put right a few are enough. The others wait under a line that says how many they are. */
const shownOf = (status: Status): number => (status === 'fixed' ? 3 : 10)

/** A check with something to say: what was found, what is wanted, how to mend it, and every place. */
export const card = (check: CheckReport): Markup => {
  const { id, title, severity, status, found, expected, help, rule, findings, truncated } = check
  // What was put right beside it is no question any more, and waits under a line of its own.
  const done = status === 'fixed' ? [] : findings.filter((each) => each.status === 'fixed')
  const open = findings.filter((each) => !done.includes(each))
  const shown = shownOf(status)
  const [first, more] = [open.slice(0, shown), open.slice(shown)]
  return html`<article class="card" id="${idOf('check', id)}" style="--tone:var(--${status})" aria-labelledby="${idOf('title', id)}">
<header><h3 id="${idOf('title', id)}">${title}</h3>
<div class="chips"><span class="chip">${statusWords[status]}</span>${status !== 'fixed' && html`<span class="chip" style="--tone:var(--soft)">${severityWords[severity]}</span>`}</div></header>
<dl class="facts"><dt>Found</dt><dd>${found}</dd><dt>Expected</dt><dd>${expected}</dd>${status === 'fixed' ? null : html`<dt>How to fix it in Word</dt><dd>${help}</dd>`}
<dt>Rule</dt><dd class="soft">${rule.source}, ${rule.section} · <code>${id}</code></dd></dl>
${list(first, 1)}${more.length > 0 && html`<details class="${status === 'fixed' ? '' : 'printed'}"><summary>${more.length} more</summary>${list(more, shown + 1)}</details>`}
${done.length > 0 && html`<details><summary>${done.length} put right</summary>${list(done, open.length + 1)}</details>`}
${truncated > 0 && html`<p class="soft">${truncated} further findings of this kind are counted but not listed.</p>`}
</article>
`
}

const list = (findings: readonly Finding[], start: number): Markup | false =>
  findings.length > 0 && html`<ol class="findings" start="${start}">${findings.map(item)}</ol>`

const item = ({ id, status, message, location, excerpt, before, after, related }: Finding): Markup => {
  const place = placeWords(location)
  return html`<li id="${idOf('finding', id)}">${quoted(message)}${place && html` <span class="soft">(${quoted(place)})</span>`}
${excerpt && !message.includes(excerpt) && html`<blockquote>${quoted(excerpt)}</blockquote>`}
${before !== null && after !== null && html`<p class="soft">${status === 'fixed' ? 'Before' : 'Found'}: ${quoted(before)} · ${status === 'fixed' ? 'Now' : 'Wanted'}: ${quoted(after)}</p>`}
${related.length > 0 && html`<p class="soft">See also ${related.map((each, index) => [index > 0 && ', ', html`<code>${each.id}</code>`])}.</p>`}</li>
`
}

/** A check with nothing to say, in a line. */
export const line = ({ id, title, found }: CheckReport): Markup => html`<li id="${idOf('check', id)}">${title} <span class="soft">${found}</span></li>
`
