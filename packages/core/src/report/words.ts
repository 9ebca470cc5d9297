import { grouped } from '../grouped.js'
import { short } from '../checks/wording.js'
import type { Severity, Status } from '../vocabulary.js'
import type { Change, CheckReport, Finding, Location, Report } from './report.js'

/** What readers are told a status means; the same words in every rendering. */
export const statusWords: Readonly<Record<Status, string>> = {
  failed: 'Not as the style wants it',
  needs_review: 'For you to decide',
  fixed: 'Put right',
  passed: 'In order',
  unverified: 'Could not be checked',
  not_applicable: 'Nothing of the kind in this document',
}

export const severityWords: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', info: 'Hint' }

export const verdictWords: Readonly<Record<Report['summary']['verdict'], string>> = {
  ready: 'Ready',
  review_required: 'Needs your review',
  blocked: 'Do not use: something was lost',
}

/** The name of an aspect or a construct as a reader says it: `tables_figures` is “Tables figures”. */
export const inWords = (key: string): string => key.replace(/[_-]/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase())

/** What a report calls the document. */
export const documentName = ({ filename }: Report): string => filename ?? 'The document'

/** What was done. */
export const outcomeWords = (report: Report): string => {
  const { output, summary, style } = report
  const { changes_applied: changes } = summary
  if (!output) return `Checked against ${style.title}, edition ${style.edition}; nothing was changed.${mendable(report)}`
  if (changes === 0) return `Formatted in ${style.title}, edition ${style.edition}; there was nothing to change.`
  const how = output.tracked_changes ? 'as tracked changes' : 'directly'
  const share = summary.resolved_percent < 100 ? ` ${summary.resolved_percent} % of what was found has been put right.` : ''
  return `Formatted in ${style.title}, edition ${style.edition}: ${changes} ${changes === 1 ? 'change' : 'changes'} made ${how}.${share}`
}

/** What formatting would do about what was found. */
const mendable = (report: Report): string => {
  const failed = checksOf(report).flatMap(({ findings }) => findings.filter(({ status }) => status === 'failed'))
  const count = failed.filter(({ fix }) => fix.kind === 'auto' || fix.kind === 'tracked').length
  if (count === 0) return ''
  return count === failed.length ? ` Formatting puts right all that is not as the style wants it.` : ` Formatting puts right ${count} of ${failed.length} findings that are not as the style wants them.`
}

/** Where a finding is, for somebody who has the document open in Word: “under Methods › Sample, paragraph 12”. */
export const placeWords = ({ part, paragraph_index: paragraph, heading_path: path, section, note_id: note, cell }: Location): string => {
  const words: string[] = []
  const story = storyOf(part)
  if (story !== undefined) words.push(note === null ? `in the ${story}` : `in ${story.replace(/s$/, '')} ${note}`)
  // A heading may end in a colon or a dash, which would run into the sentence.
  if (path.length > 0) words.push(`under ${path.map((heading) => heading.replace(/[\s:–—-]+$/u, '')).join(' › ')}`)
  if (cell) words.push(`table row ${cell.row + 1}, column ${cell.column + 1}`)
  if (paragraph !== null && story === undefined) words.push(`paragraph ${paragraph + 1}`)
  else if (section !== null && paragraph === null) words.push(`section ${section}`)
  return words.join(', ')
}

/** Undefined for the body: that is where a reader looks first. */
const storyOf = (part: string): string | undefined => /(?:^|\/)(header|footer|footnotes|endnotes|comments|styles|settings)\d*\.xml$/.exec(part)?.[1]

/** Where a rule is said, as a reader knows it. */
export const ruleWords = ({ source, section }: CheckReport['rule']): string => `${source === 'style-neutral' ? 'In any style' : source}, ${section}`

/** Findings by what a reader is told: what holds of thirty places is said once, where it is found first. */
export const alike = (findings: readonly Finding[]): readonly (readonly [Finding, ...Finding[]])[] => {
  const groups = grouped(findings, (finding) => JSON.stringify([finding.status, finding.message, comparedIn(finding), finding.related.map(({ id }) => id)]))
  return [...groups.values()] as (readonly [Finding, ...Finding[]])[]
}

type Compared = readonly (readonly [name: string, text: string])[]

/** What the sentence of a finding does not say: the words at the place, and those that come for them, each with its name. */
interface Unsaid {
  readonly excerpt: string | undefined
  readonly compared: Compared
}

/** Nothing is said twice: neither what the sentence has, nor the words at the place where what was found has them. */
export const unsaidOf = (finding: Finding): Unsaid => {
  const compared = comparedIn(finding)
  const words = bare(finding.excerpt)
  return { excerpt: words === '' || [finding.message, ...compared.map(([, text]) => text)].some((text) => says(text, words)) ? undefined : finding.excerpt, compared }
}

/** A list of references in its old and its new order is long; the JSON report has the whole of it. */
const mostCompared = 300

/** Words of the document that others come for, where the sentence has neither; of what looks or stands otherwise, it says enough. */
const comparedIn = ({ status, message, excerpt, before, after, fix }: Finding): Compared => {
  if (before === null || after === null || fix.kind === 'comment' || says(message, before) || says(message, after)) return []
  const isOfDocument = bare(excerpt) !== '' && says(before, bare(excerpt).slice(0, telling)) && oneLine(before) !== oneLine(after)
  const [was, is] = status === 'fixed' ? ['Before', 'Now'] : ['Found', 'Wanted']
  return isOfDocument ? [[was, short(before, mostCompared)], [is, short(after, mostCompared)]] : []
}

/** So many letters tell words from others. */
const telling = 16

const bare = (excerpt: string): string => excerpt.replace(/^…|…$/g, '')
const says = (text: string, words: string): boolean => oneLine(text).includes(oneLine(words))
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** All checks of a report, in its order. */
export const checksOf = ({ groups }: Report): readonly CheckReport[] => groups.flatMap(({ checks }) => checks)

/** The changes of each check, by the title of the check, in the order of the report. */
export const changesByCheck = (report: Report): ReadonlyMap<string, readonly Change[]> => {
  const titles = new Map(checksOf(report).map(({ id, title }) => [id, title]))
  return grouped(report.changes, ({ check_id: id }) => titles.get(id) ?? id)
}
