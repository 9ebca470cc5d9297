import type { Severity, Status } from '../options/vocabulary.js'
import { checksOf, type CheckReport, type Location, type Report } from './report.js'

/** What readers are told a status means; the same words in every rendering. */
export const statusWords: Readonly<Record<Status, string>> = {
  failed: 'Not as the style wants it',
  needs_review: 'For you to decide',
  fixed: 'Put right',
  passed: 'In order',
  unverified: 'Could not be checked',
  not_applicable: 'Nothing of the kind in this document',
}

/** What a severity is called for readers. */
export const severityWords: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', info: 'Hint' }

/** Whether readers are told how grave a check is and how it is mended: what was put right asks nothing of them, nor does what nobody looked up. */
export const asksForWork = (status: Status): boolean => status !== 'fixed' && status !== 'unverified'

/** What a verdict is called for readers. */
export const verdictWords: Readonly<Record<Report['summary']['verdict'], string>> = {
  ready: 'Ready',
  review_required: 'Needs your review',
  blocked: 'Do not use: something was lost',
}

/** The name of an aspect or a construct as a reader says it: `tables_figures` is “Tables figures”. */
export const inWords = (key: string): string => key.replace(/[_-]/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase())

/** What a report calls the document. */
export const documentName = ({ filename }: Report): string => filename ?? 'the document'

/** A style as its readers know it; one of a school’s own may have no edition. */
export const styleWords = ({ title, edition }: Report['style']): string => (edition === '' ? title : `${title}, edition ${edition}`)

/** What was done. */
export const outcomeWords = (report: Report): string => {
  const { output, summary, style } = report
  const { changes_applied: changes } = summary
  if (!output) return `Checked against ${styleWords(style)}; nothing was changed.${mendable(report)}`
  if (changes === 0) return `Formatted in ${styleWords(style)}; there was nothing to change.`
  const how = output.tracked_changes ? 'as tracked changes' : 'directly'
  const share = summary.resolved_percent < 100 ? ` ${summary.resolved_percent}\u00a0% of what was found has been put right.` : ''
  return `Formatted in ${styleWords(style)}: ${changes} ${changes === 1 ? 'change' : 'changes'} made ${how}.${share}`
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
  if (path.length > 0) words.push(`under ${path.map((heading) => heading.replace(/[\s:–—-]+$/u, '').replace(/\s+/gu, ' ')).join(' › ')}`)
  if (cell) words.push(`table row ${cell.row + 1}, column ${cell.column + 1}`)
  if (paragraph !== null && story === undefined) words.push(`paragraph ${paragraph + 1}`)
  else if (section !== null && paragraph === null) words.push(`section ${section}`)
  return words.join(', ')
}

/** Undefined for the body: that is where a reader looks first. */
const storyOf = (part: string): string | undefined => /(?:^|\/)(header|footer|footnotes|endnotes|comments|styles|settings)\d*\.xml$/.exec(part)?.[1]

/** Where a rule is said, as a reader knows it. */
export const ruleWords = ({ source, section }: CheckReport['rule']): string => `${source === 'style-neutral' ? 'In any style' : source}, ${section}`
