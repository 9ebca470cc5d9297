import { childrenOf, insertChild, markupOf, patchChildren } from '../../wordml/properties/patch.js'
import { text } from '../../wordml/properties/kinds.js'
import { propertyTable } from '../../wordml/properties/property.js'
import { childOf } from '../../wordml/tree.js'
import type { SetTable } from '../edit.js'
import type { Lowering } from './context.js'

/** Properties of tables that rules speak of; borders and shading are carried as markup. */
export const tableProperties = propertyTable({
  container: 'w:tblPr',
  properties: [text('tableAlign', 'w:jc', 'w:val', 'left'), text('tableLayout', 'w:tblLayout', 'w:type', 'autofit')],
  apart: ['w:tblStyle', 'w:tblPrChange'],
})

export const lowerTable = (lowering: Lowering, { story, table, properties }: SetTable): void => {
  const existing = childOf(table.element, 'w:tblPr')
  const write = lowering.writer(story.part)
  const children = patchChildren(tableProperties, story.document, existing, properties, write)
  if (lowering.revisions) {
    const old = childrenOf(story.document, existing).filter(({ name }) => name !== 'w:tblPrChange')
    insertChild('w:tblPr', children, { name: 'w:tblPrChange', markup: lowering.revisions.mark(write, 'w:tblPrChange', write.element('w:tblPr', {}, markupOf(old))) })
  }
  const markup = write.element('w:tblPr', {}, markupOf(children))
  if (existing) lowering.splice(story.part, existing.start, existing.end, markup)
  else lowering.splice(story.part, table.element.openEnd, table.element.openEnd, markup)
}
