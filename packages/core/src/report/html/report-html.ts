import { statuses, type Status } from '../../options/vocabulary.js'
import type { CheckReport, Group, Report } from '../report.js'
import { documentName, outcomeWords, statusWords, styleWords, verdictWords } from '../words.js'
import { card, entry, line } from './card.js'
import { inventorySection } from './inventory.js'
import { html, idOf, Markup, quoted } from './markup.js'
import { changesSection, receiptSection } from './receipt.js'
import { styleSheet } from './style-sheet.js'

/**
 * A report as one HTML file that needs no script and fetches nothing, grouped as the report is (`groupReport` groups it the other way).
 * Every text that comes from the document is escaped; the content security policy forbids scripts even so.
 */
export const reportHtml = (report: Report): string => {
  const title = `Report on ${documentName(report)}`
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Markup(styleSheet)}</style>
</head>
<body><a class="skip" href="#results">To the results</a><div class="page">
${head(report)}
<main id="results" tabindex="-1">
${report.groups.map((group) => section(group, report.group_by))}${changesSection(report)}${inventorySection(report)}${receiptSection(report)}</main>
<footer>${footer(report)}</footer>
</div></body>
</html>
`
  return page.text
}

const head = (report: Report): Markup => {
  const { verdict } = report.summary
  return html`<header><h1>Report on ${quoted(documentName(report))}</h1>
<div class="verdict ${verdict}"><strong>${verdictWords[verdict]}</strong><p>${outcomeWords(report)}</p></div>
</header><nav aria-label="Results"><ul class="tiles">${report.group_by === 'status' ? statusTiles(report) : report.groups.map(groupTile)}</ul></nav>`
}

/** How many checks came to each status; those that some check came to lead to their group. */
const statusTiles = ({ summary }: Report): Markup[] =>
  statuses.filter((status) => summary.counts[status] > 0).map((status) => tile(status, statusWords[status], summary.counts[status], status))

/** An aspect has the colour of the gravest status in it. */
const groupTile = ({ key, label, count, checks }: Group): Markup =>
  tile(key, label, count, statuses.find((status) => checks.some((check) => check.status === status))!)

const tile = (key: string, label: string, count: number, tone: Status): Markup =>
  html`<li><a href="#${idOf('group', key)}" style="--tone:var(--${tone})"><b>${count}</b> ${label}</a></li>
`

/** Checks with something to say have a card each; of the others a line is enough. */
const speaks = ({ findings, status }: CheckReport): boolean => findings.length > 0 || status === 'unverified'

/** So many cards are seen at a glance; of more, a list comes first. */
const fewCards = 3

const section = ({ key, label, checks }: Group, by: Report['group_by']): Markup => {
  const id = idOf('group', key)
  const [loud, quiet] = [checks.filter(speaks), checks.filter((check) => !speaks(check))]
  return html`<section aria-labelledby="${id}"><h2 id="${id}" tabindex="-1">${by === 'status' ? statusWords[key as Status] : label}</h2>
${loud.length > fewCards && html`<ul class="quiet">${loud.map(entry)}</ul>`}
${loud.map((check) => card(check, by))}${quiet.length > 0 && quietList(quiet, key)}</section>
`
}

/** Of what there was nothing of, its number is enough. */
const quietList = (quiet: readonly CheckReport[], key: string): Markup => {
  const list = html`<ul class="quiet">${quiet.map(line)}</ul>`
  return key === 'not_applicable' ? html`<details><summary>${quiet.length} checks</summary>${list}</details>` : list
}

const footer = ({ engine, style, generated_at: moment, job_id: job }: Report): Markup =>
  html`${styleWords(style)} · formatter ${engine.version}${moment !== null && html` · <time datetime="${moment}">${moment.replace('T', ' ').replace('Z', ' UTC')}</time>`}${job !== null && html` · ${job}`}`
