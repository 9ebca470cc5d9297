import {
  alike, asksForWork, documentName, inWords, outcomeWords, rowsOf, ruleWords, severityWords, statusWords, timesOf, unsaidOf, verdictWords,
  type CheckReport, type Finding, type Report, type Status,
} from '@formatter/core'
import { ownFonts, type ReportFonts } from './fonts.js'
import { Sheet, type Words } from './sheet.js'

/** Findings that a check lists: of what is put right a few are enough; the JSON and HTML reports have them all. */
const listed = (status: Status): number => (status === 'fixed' ? 5 : 50)

/**
 * A report as a tagged PDF with bookmarks, grouped as the report is. Equal reports give equal bytes.
 * The fonts are this package's own where none are handed in.
 */
export const reportPdf = async (report: Report, fonts?: ReportFonts): Promise<Uint8Array> => {
  const title = `Report on ${documentName(report)}`
  const sheet = new Sheet({ title, date: report.generated_at }, fonts ?? (await ownFonts()))
  sheet.heading(1, title)
  sheet.paragraph([bold(verdictWords[report.summary.verdict])])
  sheet.paragraph([outcomeWords(report)])
  sheet.list(report.groups.map(({ key, label, count }) => [[bold(String(count)), ` ${groupTitle(report, key, label)}`]]))
  for (const { key, label, checks } of report.groups) {
    sheet.heading(2, groupTitle(report, key, label))
    const quiet = checks.filter(({ findings }) => findings.length === 0)
    for (const check of checks) if (check.findings.length > 0) writeCheck(sheet, check, report.group_by)
    if (key === 'not_applicable') sheet.paragraph([quiet.map(({ title: name }) => name).join(', ')])
    else sheet.list(quiet.map(({ title: name, found }) => [[`${name}: ${found}`]]))
  }
  writeInventory(sheet, report)
  writeReceipt(sheet, report)
  return sheet.end(`${title} · ${report.style.title}`)
}

const bold = (text: string) => ({ text, face: 'bold' as const })
const italic = (text: string) => ({ text, face: 'italic' as const })

const groupTitle = ({ group_by: by }: Report, key: string, label: string): string => (by === 'status' ? statusWords[key as Status] : label)

/** What became of a check, the heading above says where checks are grouped by that. */
const writeCheck = (sheet: Sheet, check: CheckReport, by: Report['group_by']): void => {
  const { title, status, severity, found, expected, help, rule, findings, truncated } = check
  sheet.heading(3, title)
  const [state, weight] = [by === 'status' ? [] : [statusWords[status]], asksForWork(status) ? [severityWords[severity]] : []]
  sheet.paragraph([[...state, ...weight, ruleWords(rule)].join(' · ')], true)
  sheet.paragraph([bold('Found: '), found])
  sheet.paragraph([bold('Expected: '), expected])
  if (asksForWork(status)) sheet.paragraph([bold('How to fix it in Word: '), help])
  // What was put right beside a question is no question any more.
  const open = status === 'fixed' ? findings : findings.filter((each) => each.status !== 'fixed')
  const shown = alike(open).slice(0, listed(status))
  sheet.list(shown.map(linesOf))
  if (open.length < findings.length) sheet.paragraph([`${findings.length - open.length} put right.`], true)
  const more = open.length - shown.flat().length + truncated
  if (more > 0) sheet.paragraph([`${more} more of this kind.`], true)
}

/** Places of one finding that are listed; the JSON and HTML reports have them all. */
const places = (status: Status): number => (status === 'fixed' ? 3 : 12)

const linesOf = (group: readonly [Finding, ...Finding[]]): readonly Words[] => {
  const [first] = group
  const compared = unsaidOf(first).compared.map(([name, text]): Words => [`${name}: ${text}`])
  if (group.length === 1) return [[first.message, where(first)], ...wordsAt(first), ...compared]
  const listed = rowsOf(group).slice(0, places(first.status))
  const left = group.length - listed.flat().length
  const more = left > 0 ? [`and ${left} more`] : []
  const [said, bare] = [[first.message, ` In ${group.length} places:`], listed.every(([each]) => wordsAt(each).length === 0)]
  // Places alone are no list to go through.
  if (bare) return [said, ...compared, [[...listed.map((row) => `${unsaidOf(row[0]).place ?? ''}${timesOf(row)}`), ...more].join('; ')]]
  return [said, ...compared, ...listed.map((row) => [...wordsAt(row[0]).flat(), where(row[0]), timesOf(row)]), ...(more.length > 0 ? [more] : [])]
}

const where = (finding: Finding): string => {
  const { place } = unsaidOf(finding)
  return place === undefined ? '' : ` (${place})`
}

/** The words at the place, where nothing else has them. */
const wordsAt = (finding: Finding): readonly Words[] => {
  const { excerpt } = unsaidOf(finding)
  return excerpt === undefined ? [] : [[italic(`“${excerpt}”`)]]
}

const writeInventory = (sheet: Sheet, { inventory, summary }: Report): void => {
  const { outline, references, figures, tables, equations, footnotes, endnotes } = inventory
  sheet.heading(2, 'What the document has')
  const counts = { 'words of the text': summary.words.body, figures: figures.length, tables: tables.length, equations: equations.length, footnotes, endnotes }
  const counted = Object.entries(counts).filter(([, count]) => count > 0).map(([name, count]) => `${count} ${count === 1 ? name.replace(/s$/, '') : name}`)
  sheet.paragraph([counted.join(', ') || 'Nothing that is counted.'])
  if (outline.length > 0) sheet.heading(3, 'Outline')
  sheet.list(outline.map(({ level, text }) => [[`Level ${level}: ${text}`]]))
  if (references.length > 0) sheet.heading(3, 'References')
  sheet.list(references.map(({ index, raw }) => [[`${index}. ${raw}`]]))
}

const writeReceipt = (sheet: Sheet, { preservation, untracked, limits_hit: limits, source, output }: Report): void => {
  sheet.heading(2, 'What was kept')
  const states = (state: string) => preservation.parts.filter((part) => part.state === state).length
  sheet.paragraph([`Parts of the file: ${states('unchanged')} as they were, ${states('changed')} changed, ${states('added')} added.`])
  sheet.list(Object.entries(preservation.features).map(([name, { before, after }]) => [[`${inWords(name)}: ${before} before, ${after} after`]]))
  if (untracked.length > 0) sheet.paragraph([bold('Not tracked, because Word cannot track it:')])
  sheet.list(untracked.map(({ kind, part, detail }) => [[`${inWords(kind)} in ${part}: ${detail}`]]))
  sheet.list(limits.map(({ detail }) => [[detail]]))
  sheet.paragraph([`Document: SHA-256 ${source.sha256}, ${source.bytes} bytes`], true)
  if (output) sheet.paragraph([`Result: SHA-256 ${output.sha256}, ${output.bytes} bytes`], true)
}
