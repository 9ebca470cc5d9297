import type { Formatted } from '../../core.js'
import { directAgain, excerpt, type Trial } from '../trial.js'
import type { CitationFigures } from '../verdict.js'

type Live = Formatted['report']['inventory']['citations'][number]

const liveIn = ({ report }: Formatted): Live[] => report.inventory.citations.filter(({ field }) => field !== null)
const managerOf = ({ field }: Live): string => field!.manager

/** Citations that a reference manager kept before and does not know in the direct output, as its report of the second run has them. */
export async function liveLost(trial: Trial): Promise<string[]> {
  const after = liveIn(await directAgain(trial)).map(managerOf)
  return liveIn(trial.direct).flatMap((citation) => {
    const place = after.indexOf(managerOf(citation))
    if (place >= 0) after.splice(place, 1)
    return place >= 0 ? [] : [`${managerOf(citation)}: one citation is missing, of those such as “${excerpt(citation.text, 60)}”`]
  })
}

/** What became of what is live, and of the entries. */
export async function citationFigures(trial: Trial): Promise<CitationFigures> {
  const { report } = trial.direct
  const reworded = new Set(report.changes.flatMap(({ check_id: id, kind, location }) => (id.startsWith('ref.') && kind === 'text' ? [location.paragraph_index] : [])))
  const { references } = report.inventory
  return {
    live: liveIn(trial.direct).length,
    kept: liveIn(trial.direct).length - (await liveLost(trial)).length,
    entries: references.length,
    grey: references.filter(({ status }) => status === 'unparsed').length,
    rewritten: references.filter(({ paragraph }) => reworded.has(paragraph)).length,
  }
}
