import type { PartChange } from '../../opc/package.js'
import { encodeXml } from '../../xml/decode.js'
import { applySplices } from '../../xml/splice.js'
import type { Lowering } from './context.js'

/** What programs remember is changed directly, or stays and is told of. */
export const preferenceChanges = ({ plan, revisions, untracked, document }: Lowering): readonly PartChange[] => {
  if (!revisions) {
    const apart = plan.preferences.filter(({ part }) => !document.parts.has(part))
    return apart.map(({ part, source, splices, encoding }) => ({ part, bytes: encodeXml(applySplices(source, splices), encoding) }))
  }
  for (const { part, detail } of plan.preferences) untracked.push({ kind: 'document-property', part, detail })
  return []
}

/** Those that lie in a part that is written anyway go with what else is changed there. */
export const lowerPreferences = ({ plan, revisions, document, splices }: Lowering): void => {
  for (const { part, splices: own } of revisions ? [] : plan.preferences) {
    if (document.parts.has(part)) splices.set(part, [...(splices.get(part) ?? []), ...own])
  }
}
