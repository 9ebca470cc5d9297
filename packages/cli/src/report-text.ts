import type { CheckReport, Finding, Report, Status } from '@formatter/core'
import { alike, checksOf, documentName, outcomeWords, rowsOf, severityWords, statusWords, timesOf, unsaidOf, verdictWords } from './engine.js'

/** A terminal shows some forty lines: of one check so many different findings, of one finding so many places. The other forms have them all. */
const [mostFindings, mostPlaces] = [5, 3]

/** Words of the document at a place, and a list of names, in characters. */
const [excerptLength, lineLength] = [60, 100]

/** A report for the terminal, in the words of its other forms: what a person has to look at in full, what is in order by its name. */
export function reportText(report: Report): string {
  const groups = report.groups.filter(({ checks }) => checks.length > 0)
  return [
    documentName(report),
    ...headLines(report),
    ...groups.flatMap(({ label, checks, count, key }) => [
      '',
      `${report.group_by === 'status' ? statusWords[key as Status] : label} (${count})`,
      ...checks.filter(hasFindings).flatMap(checkLines),
      ...quietLines(checks, report.group_by === 'status'),
    ]),
    '',
  ].join('\n')
}

/** The verdict, and one sentence on what was done. */
export const headLines = (report: Report): string[] => [`${verdictWords[report.summary.verdict]}.`, outcomeWords(report)]

/** What still stands after formatting, a line for each check. */
export function standingLines(report: Report): string[] {
  return (['failed', 'needs_review'] as const).flatMap((status) => {
    const standing = checksOf(report).filter((check) => check.status === status && hasFindings(check))
    return standing.length === 0 ? [] : [`${statusWords[status]} (${standing.length}):`, ...standing.map(standingLine)]
  })
}

const standingLine = ({ title, status, findings }: CheckReport): string => {
  const [first, ...others] = findings.filter((finding) => finding.status === status)
  const words = first && [first.message, wordsAt(first)].filter(Boolean).join(' ')
  return `  ${title}: ${words ?? ''}${others.length > 0 ? ` … and ${others.length} more` : ''}`
}

const hasFindings = ({ findings }: CheckReport): boolean => findings.length > 0

function checkLines({ id, title, severity, status, help, findings, truncated }: CheckReport): string[] {
  const isDone = status === 'fixed'
  const open = isDone ? findings : findings.filter((finding) => finding.status !== 'fixed')
  const groups = alike(open)
  const shown = groups.slice(0, mostFindings)
  const more = open.length - shown.flat().length + truncated
  return [
    '',
    `  ${title}  [${isDone ? '' : `${severityWords[severity].toLowerCase()}, `}${id}]`,
    ...shown.flatMap(findingLines),
    ...(more > 0 ? [`    … and ${more} more of this kind`] : []),
    ...(isDone ? [] : [`    In Word: ${help}`]),
  ]
}

/** What holds of many places is said once. */
function findingLines(group: readonly [Finding, ...Finding[]]): string[] {
  const [first] = group
  const compared = unsaidOf(first).compared.map(([name, text]) => `      ${name}: ${text}`)
  if (group.length === 1) return [`    ${[first.message, placeOf(first)].join('  ').trimEnd()}`, ...compared]
  const rows = rowsOf(group).slice(0, mostPlaces)
  const more = group.length - rows.flat().length
  return [
    `    ${first.message} In ${group.length} places:`,
    ...compared,
    ...rows.map((row) => `      ${placeOf(row[0])}${timesOf(row)}`),
    ...(more > 0 ? [`      … and ${more} more`] : []),
  ]
}

/** Where it is, and the words there where the sentence does not have them. */
function placeOf(finding: Finding): string {
  const { place } = unsaidOf(finding)
  return [place && `(${place})`, wordsAt(finding)].filter(Boolean).join(' ')
}

function wordsAt(finding: Finding): string {
  const { excerpt } = unsaidOf(finding)
  return excerpt === undefined ? '' : `“${shortened(excerpt)}”`
}

const shortened = (excerpt: string): string => {
  const text = excerpt.replaceAll(/\s+/gu, ' ')
  return text.length <= excerptLength ? text : `${text.slice(0, excerptLength).trimEnd()}…`
}

/** Checks with nothing to say, by what became of them; of those that had nothing to look at their number is enough. */
function quietLines(checks: readonly CheckReport[], oneStatus: boolean): string[] {
  return (Object.keys(statusWords) as Status[]).flatMap((status) => {
    const quiet = checks.filter((check) => check.status === status && !hasFindings(check))
    if (quiet.length === 0 || (oneStatus && status === 'not_applicable')) return []
    const names = status === 'not_applicable' ? `${quiet.length} checks` : quiet.map(({ title }) => title).join(', ')
    return wrapped(oneStatus ? names : `${statusWords[status]}: ${names}`)
  })
}

function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= lineLength) lines.push(`  ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
