import { aspects, severities, statuses } from '../options/vocabulary.js'
import { checksOf, type CheckReport, type Group, type Report } from './report.js'
import { inWords } from './words.js'

/** The checks of a report under headings, in the order of the vocabulary; empty groups are left out. */
export const groupChecks = (checks: readonly CheckReport[], by: 'status' | 'aspect'): Group[] =>
  (by === 'status' ? statuses : aspects).flatMap((key) => {
    const own = checks.filter((check) => check[by] === key)
    // What weighs most is what somebody reads first.
    if (by === 'status') own.sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity))
    return own.length > 0 ? [{ key, label: inWords(key), count: own.length, checks: own }] : []
  })

/** The same report grouped the other way; nothing else changes. */
export const groupReport = (report: Report, by: 'status' | 'aspect'): Report => ({
  ...report,
  group_by: by,
  groups: groupChecks([...checksOf(report)].sort(catalogueOrder), by),
})

/** Both groupings list the checks of a group alike, whichever grouping a report had before. */
const catalogueOrder = (a: CheckReport, b: CheckReport): number =>
  aspects.indexOf(a.aspect) - aspects.indexOf(b.aspect) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
