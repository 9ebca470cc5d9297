import type { Place } from '../checks/check.js'
import type { Facts } from '../checks/facts.js'
import type { AddComment, RemoveComment } from '../plan/edit.js'
import { locationOf, stableHash } from './place.js'
import type { Change } from './report.js'

/** A comment that was written or taken out, as the report lists it; `facts` are those of the document that it stands in. */
export const commentChange = (check: string, edit: AddComment | RemoveComment, facts: Facts): Change => {
  const location = locationOf(placeOf(edit, facts), facts)
  const [before, after] = edit.kind === 'add-comment' ? [null, edit.text] : [edit.comment.text, null]
  return {
    id: `chg_${stableHash(`comment|${location.paragraph_index}|${before}|${after}`)}`,
    check_id: check,
    part: location.part,
    location,
    kind: 'metadata',
    before,
    after,
    confidence: 1,
    revision_ids: [],
  }
}

const placeOf = (edit: AddComment | RemoveComment, { document }: Facts): Place => {
  if (edit.kind === 'add-comment') return edit.range
  const { paragraph } = edit.comment
  return paragraph ? { paragraph, from: 0, to: paragraph.text.length } : { part: document.main.name }
}
