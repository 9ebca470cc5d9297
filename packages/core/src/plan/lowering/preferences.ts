import type { PartChange } from '../../opc/package.js'
import { encodeXml } from '../../xml/decode.js'
import { applySplices } from '../../xml/splice.js'
import type { Lowering } from './context.js'

/** What programs remember is changed directly, or stays and is told of. */
export const preferenceChanges = ({ plan, revisions, untracked }: Lowering): readonly PartChange[] => {
  if (!revisions) return plan.preferences.map(({ part, source, splices, encoding }) => ({ part, bytes: encodeXml(applySplices(source, splices), encoding) }))
  for (const { part, detail } of plan.preferences) untracked.push({ kind: 'document-property', part, detail })
  return []
}
