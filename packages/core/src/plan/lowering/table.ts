import { childrenOf, insertChild, markupOf, patchChildren } from '../../wordml/properties/patch.js'
import { onOff, text } from '../../wordml/properties/kinds.js'
import { propertyTable, type Properties, type PropertyTable } from '../../wordml/properties/property.js'
import type { Story } from '../../wordml/story.js'
import { childOf } from '../../wordml/tree.js'
import type { XmlElement } from '../../xml/element.js'
import type { SetCell, SetRow, SetTable } from '../edit.js'
import type { Lowering } from './context.js'

/** Properties of tables that rules speak of; borders and shading are carried as markup. */
const tableProperties = propertyTable({
  container: 'w:tblPr',
  properties: [text('tableLayout', 'w:tblLayout', 'w:type', 'autofit')],
  apart: ['w:tblStyle', 'w:tblPrChange'],
})

/** Of rows only whether they are repeated as heads, and whether a page may end within them. */
const rowProperties = propertyTable({ container: 'w:trPr', properties: [onOff('cantSplit', 'w:cantSplit'), onOff('tableHeader', 'w:tblHeader')], apart: ['w:ins', 'w:del', 'w:trPrChange'] })

/** Of cells only what is carried as markup. */
const cellProperties = propertyTable({ container: 'w:tcPr', properties: [], apart: ['w:tcPrChange'] })

export const lowerTable = (lowering: Lowering, { story, table, properties }: SetTable): void =>
  lowerContainer(lowering, story, table.element, tableProperties, properties)

export const lowerRow = (lowering: Lowering, { story, row, properties }: SetRow): void => lowerContainer(lowering, story, row, rowProperties, properties)

export const lowerCell = (lowering: Lowering, { story, cell, properties }: SetCell): void => lowerContainer(lowering, story, cell, cellProperties, properties)

/** Writes the properties that come first in an element, but for the exceptions of a row, with a record of the old ones in tracked mode. */
const lowerContainer = (lowering: Lowering, story: Story, element: XmlElement, table: PropertyTable, properties: Properties): void => {
  const name = table.container as 'w:tblPr' | 'w:trPr' | 'w:tcPr'
  const record = `${name}Change` as const
  const existing = childOf(element, name)
  const write = lowering.writer(story.part)
  const children = patchChildren(table, story.document, existing, properties, write)
  if (lowering.revisions) {
    const old = childrenOf(story.document, existing).filter((child) => child.name !== record)
    insertChild(name, children, { name: record, markup: lowering.revisions.mark(write, record, write.element(name, {}, markupOf(old))) })
  }
  const markup = write.element(name, {}, markupOf(children))
  if (existing) lowering.splice(story.part, existing.start, existing.end, markup)
  else {
    const at = childOf(element, 'w:tblPrEx')?.end ?? element.openEnd
    lowering.splice(story.part, at, at, markup)
  }
}
