import { resolveTarget, targetFrom, type PartName } from './part-name.js'
import type { Addition, PackageXml } from './package-xml.js'

/** A relationship of a part, or of the package. */
export interface Relationship {
  readonly id: string
  readonly type: string
  /** The part that is meant; undefined where that is outside the package. The part may be missing. */
  readonly target: PartName | undefined
  /** Whether the target is meant to be outside: a web page, a linked picture. Nothing here ever goes there. */
  readonly external: boolean
  /** The target as it is written. */
  readonly rawTarget: string
}

/** Reads the relationships of `source`. Ids ought to be unique; of several with one id, the first is meant. */
export const readRelationships = ({ document }: PackageXml, source: PartName | null): readonly Relationship[] => {
  const found = new Map<string, Relationship>()
  for (const child of document.root.children) {
    const id = document.attribute(child, 'Id')
    const type = document.attribute(child, 'Type')
    const rawTarget = document.attribute(child, 'Target')
    if (child.name !== 'rels:Relationship' || id === undefined || type === undefined || rawTarget === undefined) continue
    const external = document.attribute(child, 'TargetMode') === 'External'
    const target = external ? undefined : resolveTarget(source, rawTarget)
    if (!found.has(id)) found.set(id, { id, type, target, external, rawTarget })
  }
  return [...found.values()]
}

/** What to add to the relationships of `source` for one to `target`. */
export const relationshipToAdd = (source: PartName | null, target: PartName, id: string, type: string): Addition =>
  ['Relationship', { Id: id, Type: type, Target: targetFrom(source, target) }]
