import type { Edit } from './edit.js'
import type { Request } from './plan.js'

/** Two checks want different things of one place. The one that comes first in the catalogue has its way. */
export interface PlanConflict {
  /** The check that has its way; undefined where the document itself stands against the other. */
  readonly kept: string | undefined
  /** A property, or `style`, `text`, `place`, `header`. */
  readonly what: string
}

/** For each request that lost, who won. Conflicts are few, so the winners are looked for only where there are some. */
export const keepers = (requests: readonly Request[], lost: ReadonlyMap<Request, string>): ReadonlyMap<Request, PlanConflict> => {
  const targets = new Set([...lost.keys()].flatMap(({ edit }) => targetsOf(edit)))
  const winners = lost.size === 0 ? [] : requests.filter((request) => !lost.has(request) && targetsOf(request.edit).some((target) => targets.has(target)))
  return new Map([...lost].map(([request, what]) => [request, { what, kept: winners.find((winner) => against(winner.edit, request.edit, what))?.check }]))
}

const targetsOf = (edit: Edit): readonly object[] => {
  switch (edit.kind) {
    case 'set-paragraph':
      return [edit.paragraph]
    case 'replace-text':
      return [edit.range.paragraph]
    case 'move-blocks':
      return edit.paragraphs
    case 'set-section':
    case 'set-header-footer':
      return [edit.section]
    default:
      return []
  }
}

/** Whether an edit has taken what the other one wanted. */
const against = (winner: Edit, loser: Edit, what: string): boolean => {
  if (winner.kind !== loser.kind || !targetsOf(winner).some((target) => targetsOf(loser).includes(target))) return false
  switch (winner.kind) {
    case 'set-paragraph':
      return what === 'style' ? winner.style !== undefined : what in winner.properties
    case 'set-section':
      return what in winner.properties
    case 'replace-text':
      return loser.kind === 'replace-text' && winner.range.from < loser.range.to && loser.range.from < winner.range.to
    case 'set-header-footer':
      return loser.kind === 'set-header-footer' && winner.slot === loser.slot && winner.type === loser.type
    default:
      return true
  }
}
