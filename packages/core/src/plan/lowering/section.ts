import { contentTypes, namespaceTable, relationshipType } from '../../wordml/names.js'
import type { HeaderSlot, HeaderType, Section } from '../../wordml/section.js'
import { childOf } from '../../wordml/tree.js'
import { newPartWriter } from '../../xml/write.js'
import type { NewParagraph, SetHeaderFooter } from '../edit.js'
import type { Lowering } from './context.js'
import { newParagraphs } from './insertion.js'
import { sectionMarkup } from './section-markup.js'
import { newPart, relationshipIdOf } from './parts.js'

/** The layout of the last section stands at the end of the body; those of the others in their last paragraphs. */
export const lowerLastSection = (lowering: Lowering): void => {
  const { main, sections } = lowering.document
  const markup = sectionMarkup(lowering, sections.length - 1)
  if (markup === undefined) return
  const element = sections.at(-1)?.element
  if (element) return lowering.splice(main.name, element.start, element.end, markup)
  const body = childOf(main.xml.root, 'w:body')
  if (body) lowering.append(main.name, body, markup)
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
  if (!inherits) refer(lowering, section, slot, type, headerPart(lowering, slot, blocks))
  const next = lowering.document.sections[section.index + 1]
  if (!next || next.references.has(`${slot} ${type}`) || lowering.planned(next.index, slot, type)) return
  note(lowering, next, slot, type)
  refer(lowering, next, slot, type, headerPart(lowering, slot, [{ content: [] }]))
}

const sameBlocks = (one: readonly NewParagraph[], other: readonly NewParagraph[]): boolean => JSON.stringify(one) === JSON.stringify(other)

const refer = (lowering: Lowering, section: Section, slot: HeaderSlot, type: HeaderType, part: string): void => {
  const references = lowering.references.get(section.index) ?? []
  references.push({ slot, type, id: relationshipIdOf(lowering, part) })
  lowering.references.set(section.index, references)
}

/** A section that shows a new header is named, whether it has the reference or inherits it. */
const note = (lowering: Lowering, section: Section, slot: HeaderSlot, type: HeaderType): void => {
  if (!lowering.revisions) return
  lowering.untracked.push({ kind: 'header-reference', part: lowering.document.main.name, detail: `section ${section.index + 1}: ${slot} ${type}` })
}

const headerPart = (lowering: Lowering, slot: HeaderSlot, blocks: readonly NewParagraph[]): string => {
  const { strict } = lowering.document.main.xml
  const write = newPartWriter(namespaceTable, strict)
  const content = newParagraphs(lowering, write, blocks, false)
  return newPart(lowering, slot, write.part(slot === 'header' ? 'w:hdr' : 'w:ftr', {}, content), contentTypes[slot], relationshipType(slot, strict))
}
