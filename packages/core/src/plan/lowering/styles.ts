import { contentTypes, namespaceTable, relationshipType } from '../../wordml/names.js'
import { markupOf, patchChildren } from '../../wordml/properties/patch.js'
import { insertionIndex } from '../../wordml/order.js'
import { paragraphProperties } from '../../wordml/properties/paragraph.js'
import type { Patch, PropertyTable } from '../../wordml/properties/property.js'
import { runProperties } from '../../wordml/properties/run.js'
import { childOf } from '../../wordml/tree.js'
import { newPartWriter, type XmlWriter } from '../../xml/write.js'
import type { StyleAddition, StyleChange, StylePlan } from '../style-plan.js'
import type { Lowering } from './context.js'
import { newPart } from './parts.js'

/** Writes redefined and added styles into the styles part, which is made where there is none. */
export const lowerStyles = (lowering: Lowering, { changes, additions }: StylePlan): void => {
  const part = lowering.document.named.get('styles')
  for (const change of changes) if (part !== undefined) redefine(lowering, part, change)
  if (additions.length === 0) return
  if (part === undefined) return addStylesPart(lowering, additions)
  const write = lowering.writer(part)
  const markup = additions.map((addition) => styleMarkup(write, lowering, addition)).join('')
  lowering.append(part, lowering.document.parts.get(part)!.xml.root, markup)
  note(lowering, part, additions)
}

const note = (lowering: Lowering, part: string, additions: readonly StyleAddition[]): void => {
  if (!lowering.revisions) return
  for (const { word, style } of additions) lowering.untracked.push({ kind: 'style-added', part, detail: `${word.name} (${style.id})` })
}

const redefine = (lowering: Lowering, part: string, { style, paragraph, run }: StyleChange): void => {
  const { xml } = lowering.document.parts.get(part)!
  const element = style.element
  if (!element) return
  const put = (table: PropertyTable, patch: Patch): void => {
    if (Object.keys(patch).length === 0) return
    const existing = childOf(element, table.container)
    const write = lowering.writer(part)
    const markup = write.element(table.container, {}, markupOf(patchChildren(table, xml, existing, patch, write)))
    if (existing) return lowering.splice(part, existing.start, existing.end, markup)
    const index = insertionIndex('w:style', element.children.map(({ name }) => name), table.container)
    const next = element.children[index]
    if (next) lowering.splice(part, next.start, next.start, markup)
    else lowering.append(part, element, markup)
  }
  put(paragraphProperties, paragraph)
  put(runProperties, run)
}

const styleMarkup = (write: XmlWriter, lowering: Lowering, { style, word, nextId }: StyleAddition): string => {
  const named = (name: string, value: string | undefined) => (value === undefined ? '' : write.element(name, { 'w:val': value }))
  const properties = (table: PropertyTable, patch: Patch) =>
    write.element(table.container, {}, markupOf(patchChildren(table, lowering.document.main.xml, undefined, patch, write)))
  return write.element(
    'w:style',
    { 'w:type': style.type, ...(!word.builtIn && { 'w:customStyle': '1' }), 'w:styleId': style.id },
    named('w:name', word.name),
    named('w:basedOn', style.basedOn),
    named('w:next', nextId),
    word.builtIn ? named('w:uiPriority', '9') : '',
    write.element('w:qFormat', {}),
    style.type === 'paragraph' ? properties(paragraphProperties, style.paragraph.values) : '',
    properties(runProperties, style.run.values),
  )
}

const addStylesPart = (lowering: Lowering, additions: readonly StyleAddition[]): void => {
  const { strict } = lowering.document.main.xml
  const write = newPartWriter(namespaceTable, strict)
  const markup = additions.map((addition) => styleMarkup(write, lowering, addition)).join('')
  const name = newPart(lowering, 'styles', write.part('w:styles', {}, markup), contentTypes.styles, relationshipType('styles', strict))
  note(lowering, name, additions)
}

