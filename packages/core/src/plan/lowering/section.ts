import { contentTypes, namespaceTable, relationshipType } from '../../wordml/names.js'
import { lastBody, referenceType, type HeaderSlot, type HeaderType, type Section } from '../../wordml/section.js'
import { childrenNamed } from '../../wordml/tree.js'
import { newPartWriter } from '../../xml/write.js'
import type { NewParagraph, SetHeaderFooter } from '../edit.js'
import type { Lowering } from './context.js'
import { newParagraphs } from './insertion.js'
import { sectionMarkup } from './section-markup.js'
import { freshRelationshipId, newPart } from './parts.js'

/** The layout of the last section stands at the end of the body; those of the others in their last paragraphs, which are lowered with them. */
export const lowerSections = (lowering: Lowering): void => {
  const { main, sections } = lowering.document
  for (const { index, element } of sections) {
    if (element?.parent?.name === 'w:pPr') continue
    const markup = sectionMarkup(lowering, index)
    if (markup === undefined) continue
    const body = lastBody(main.xml)
    if (element) lowering.splice(main.name, element.start, element.end, markup)
    else if (body) lowering.append(main.name, body, markup)
  }
}

/** Adds header and footer parts, and works out which sections refer to them. */
export const lowerHeaders = (lowering: Lowering): void => {
  for (const edit of lowering.plan.headers.values()) addHeader(lowering, edit)
}

/**
 * A section without a reference inherits from the one before it, so a reference that is added reaches on.
 * Where a later section wants the same, that is right and it needs none of its own;
 * where it is not to change, it gets what it had so far: an empty part.
 */
const addHeader = (lowering: Lowering, edit: SetHeaderFooter): void => {
  const { slot, type, section, blocks } = edit
  note(lowering, section, slot, type)
  const inherited = lowering.planned(section.index - 1, slot, type)
  const inherits = inherited && sameBlocks(inherited.blocks, blocks) && !section.references.has(`${slot} ${type}`)
  if (!inherits) refer(lowering, section, slot, type, blocks)
  const next = lowering.document.sections[section.index + 1]
  if (!next || next.references.has(`${slot} ${type}`) || lowering.planned(next.index, slot, type)) return
  note(lowering, next, slot, type)
  refer(lowering, next, slot, type, [{ content: [] }])
}

const sameBlocks = (one: readonly NewParagraph[], other: readonly NewParagraph[]): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A reference whose relationship is missing stays as it is and is given one, since nothing could bring it back when changes are rejected. */
const refer = (lowering: Lowering, section: Section, slot: HeaderSlot, type: HeaderType, blocks: readonly NewParagraph[]): void => {
  const without = idWithoutRelationship(lowering, section, slot, type)
  const id = without ?? freshRelationshipId(lowering)
  addHeaderPart(lowering, slot, blocks, id)
  if (without !== undefined) return
  const references = lowering.references.get(section.index) ?? []
  references.push({ slot, type, id })
  lowering.references.set(section.index, references)
}

/** None, where something else in the part speaks of the same id: it would lead to the header, too. */
const idWithoutRelationship = ({ document }: Lowering, { element }: Section, slot: HeaderSlot, type: HeaderType): string | undefined => {
  const { xml } = document.main
  const reference = childrenNamed(element, `w:${slot}Reference`).find((each) => referenceType(xml, each) === type)
  const id = (reference && xml.attribute(reference, 'r:id')) ?? ''
  return id !== '' && !document.relationshipIds.has(id) && xml.source.split(`"${id}"`).length === 2 ? id : undefined
}

/** A section that shows a new header is named, whether it has the reference or inherits it. */
const note = (lowering: Lowering, section: Section, slot: HeaderSlot, type: HeaderType): void => {
  if (!lowering.revisions) return
  lowering.untracked.push({ kind: 'header-reference', part: lowering.document.main.name, detail: `section ${section.index + 1}: ${slot} ${type}` })
}

const addHeaderPart = (lowering: Lowering, slot: HeaderSlot, blocks: readonly NewParagraph[], id: string): void => {
  const { strict } = lowering.document.main.xml
  const write = newPartWriter(namespaceTable, strict)
  const content = newParagraphs(lowering, write, blocks, false)
  newPart(lowering, slot, write.part(slot === 'header' ? 'w:hdr' : 'w:ftr', {}, content), contentTypes[slot], relationshipType(slot, strict), id)
}
