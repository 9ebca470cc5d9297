import { inSchemaOrder } from '../../wordml/order.js'
import { childrenOf, insertChild, markupOf, patchChildren, type Child } from '../../wordml/properties/patch.js'
import { isEmpty, type Patch, type Properties } from '../../wordml/properties/property.js'
import { referenceType, sectionProperties, type HeaderSlot, type HeaderType, type Section } from '../../wordml/section.js'
import { tagsOf } from '../../xml/tags-of.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import type { XmlWriter } from '../../xml/write.js'
import type { Lowering } from './context.js'

/** Children that hold no page layout: a change record may not have them (ISO 29500-1, 17.13.5.32). */
const isReference = ({ name }: Child): boolean => name === 'w:headerReference' || name === 'w:footerReference'

/** The markup of a section's `w:sectPr` as planned; undefined where it stays as it is. */
export const sectionMarkup = (lowering: Lowering, index: number): string | undefined => {
  const section = lowering.document.sections[index]
  const patch = (section && lowering.plan.sections.get(section)) ?? {}
  const references = lowering.references.get(index) ?? []
  if (!section || (isEmpty(patch) && references.length === 0)) return undefined

  const { xml, name: part } = lowering.document.main
  const write = lowering.writer(part)
  const children = layoutOf(lowering, section, patch)
  const old = childrenOf(xml, section.element).filter((child) => !isReference(child) && child.name !== 'w:sectPrChange')
  if (lowering.revisions && !isEmpty(patch)) {
    const change = lowering.revisions.mark(write, 'w:sectPrChange', write.element('w:sectPr', {}, markupOf(old)))
    insertChild('w:sectPr', children, { name: 'w:sectPrChange', markup: change })
  }
  if (!section.element) return write.element('w:sectPr', {}, markupOf(children))
  const { open, close } = tagsOf(xml.source, section.element)
  return `${open}${markupOf(children)}${close}`
}

/** The children of a section's layout with what is planned for them, and with references to headers that are added. */
const layoutOf = (lowering: Lowering, section: Section, patch: Patch): Child[] => {
  const { xml, name } = lowering.document.main
  const write = lowering.writer(name)
  // Where only references come in nothing records the rest, so that it stays as it is, sound or not.
  const children = isEmpty(patch) ? childrenOf(xml, section.element) : patchChildren(sectionProperties, xml, section.element, patch, write)
  const added = lowering.references.get(section.index) ?? []
  const replaced = replacedBy(added, xml, section.element)
  return [...added.map((reference) => referenceChild(write, reference)), ...children.filter(({ markup }) => !replaced.has(markup))]
}

/** One is added only where none leads to a header, so what is there of its type leads nowhere; a section may have one of each. */
const replacedBy = (added: readonly Reference[], xml: XmlDocument, element: XmlElement | undefined): ReadonlySet<string> => {
  const types = new Set(added.map(({ slot, type }) => `w:${slot}Reference ${type}`))
  const there = (element?.children ?? []).filter((child) => types.has(`${child.name} ${referenceType(xml, child)}`))
  return new Set(there.map(({ start, end }) => xml.source.slice(start, end)))
}

/**
 * The layout of a section that is cut off another one: as that one will be, and nothing of it is a change. It is new, so that it is in the order of
 * the schema even where that one is not: officer writes the references behind the layout.
 */
export const cutSection = (lowering: Lowering, section: Section, properties: Properties): string => {
  const children = layoutOf(lowering, section, { ...lowering.plan.sections.get(section), ...properties }).filter(({ name }) => name !== 'w:sectPrChange')
  return lowering.writer(lowering.document.main.name).element('w:sectPr', {}, markupOf(inSchemaOrder('w:sectPr', children)))
}

interface Reference {
  readonly slot: HeaderSlot
  readonly type: HeaderType
  readonly id: string
}

const referenceChild = (write: XmlWriter, { slot, type, id }: Reference): Child => ({
  name: `w:${slot}Reference`,
  markup: write.element(`w:${slot}Reference`, { 'w:type': type, 'r:id': id }),
})

