import type { PartName } from '../../opc/part-name.js'
import type { Lowering } from './context.js'

/** Plans a part beside the main one, under a name and a relationship id that are free. Returns its name. */
export const newPart = (lowering: Lowering, stem: string, source: string, contentType: string, type: string): PartName => {
  const { document, added } = lowering
  const folder = document.main.name.slice(0, document.main.name.lastIndexOf('/') + 1)
  // Where something refers to a part that is gone, one of its name would be shown in its place.
  const taken = (name: string) => document.package.isTaken(name) || document.missing.includes(name) || added.some((part) => part.name === name)
  let name = `${folder}${stem}.xml`
  for (let number = 1; taken(name); number++) name = `${folder}${stem}${number}.xml`
  added.push({ name, source, contentType, relationship: { id: freshRelationshipId(lowering), type } })
  if (lowering.revisions) lowering.untracked.push({ kind: 'part-added', part: name, detail: stem })
  return name
}

/** The id of the relationship by which the main part knows an added one. */
export const relationshipIdOf = (lowering: Lowering, name: PartName): string => {
  const part = lowering.added.find((each) => each.name === name)
  if (!part) throw new Error(`${name} was not added`)
  return part.relationship.id
}

const freshRelationshipId = ({ document, added }: Lowering): string => {
  const taken = new Set([...document.relationshipIds, ...added.map(({ relationship }) => relationship.id)])
  let number = added.length + 1
  while (taken.has(`rIdF${number}`)) number++
  return `rIdF${number}`
}
