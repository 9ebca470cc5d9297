import type { PartName } from '../../opc/part-name.js'
import type { Lowering } from './context.js'

/** Plans a part beside the main one, under a name and, where none is given, a relationship id that are free. Returns its name. */
export const newPart = (lowering: Lowering, stem: string, source: string, contentType: string, type: string, id = freshRelationshipId(lowering)): PartName => {
  const { document, added } = lowering
  const folder = document.main.name.slice(0, document.main.name.lastIndexOf('/') + 1)
  // Where something refers to a part that is gone, one of its name would be shown in its place.
  const taken = (name: string) => document.package.isTaken(name) || document.missing.includes(name) || added.some((part) => part.name === name)
  let name = `${folder}${stem}.xml`
  for (let number = 1; taken(name); number++) name = `${folder}${stem}${number}.xml`
  added.push({ name, source, contentType, relationship: { id, type } })
  if (lowering.revisions) lowering.untracked.push({ kind: 'part-added', part: name, detail: stem })
  return name
}

/** An id that no relationship of the main part has, nor one that is added. */
export const freshRelationshipId = ({ document, added }: Lowering): string => {
  const taken = new Set([...document.relationshipIds, ...added.map(({ relationship }) => relationship.id)])
  let number = added.length + 1
  while (taken.has(`rIdF${number}`)) number++
  return `rIdF${number}`
}
