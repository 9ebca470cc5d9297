import { contentTypes, namespaceTable, relationshipType } from '../../wordml/names.js'
import { childOf, childrenNamed } from '../../wordml/tree.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import { newPartWriter, type XmlWriter } from '../../xml/write.js'
import { noteMarkStyle } from '../plan.js'
import type { Lowering, NewNotes } from './context.js'
import { newParagraph } from './insertion.js'
import { newPart } from './parts.js'
import { addSetting } from './settings.js'

/**
 * Writes the notes whose marks are in the text by now. In tracked mode all that a note holds is inserted, its mark included,
 * but for the mark of its one paragraph, which no note can be without: Word takes a note away with the mark in the text.
 */
export const lowerNotes = (lowering: Lowering): void => {
  const { list } = lowering.notes
  if (list.length === 0) return
  const { named, parts, main } = lowering.document
  const part = named.get('footnotes')
  if (part !== undefined) {
    const write = lowering.writer(part)
    const { xml } = parts.get(part)!
    const elements = new Map(childrenNamed(xml.root, 'w:footnote').map((element) => [xml.attribute(element, 'w:id'), element]))
    for (const each of list) {
      const element = elements.get(each.before)
      const markup = noteMarkup(lowering, write, each)
      if (element) lowering.splice(part, element.start, element.start, markup)
      else lowering.append(part, xml.root, markup)
    }
    return
  }
  const { strict } = main.xml
  const write = newPartWriter(namespaceTable, strict)
  const separators = separatorIds(lowering).map((id, index) => separator(write, id, kinds[index]!))
  const notes = list.map((each) => noteMarkup(lowering, write, each))
  newPart(lowering, 'footnotes', write.part('w:footnotes', {}, ...separators, ...notes), contentTypes.footnotes, relationshipType('footnotes', strict))
  const listed = (writer: XmlWriter): string => writer.element('w:footnotePr', {}, ...separatorIds(lowering).map((id) => writer.element('w:footnote', { 'w:id': id })))
  addSetting(lowering, { name: 'w:footnotePr', markup: listed })
}

const noteMarkup = (lowering: Lowering, write: XmlWriter, { id, note: { note } }: NewNotes['list'][number]): string => {
  const paragraph = newParagraph(lowering, write, note, 'content', (look) =>
    write.element('w:r', {}, look({}, lowering.styleIds.get(noteMarkStyle)), write.element('w:footnoteRef')))
  return write.element('w:footnote', { 'w:id': id }, paragraph)
}

/** The lines between text and notes, which the settings name (ISO 29500-1, 17.11.9); Word repairs a file without them. */
const kinds = ['separator', 'continuationSeparator'] as const

const separator = (write: XmlWriter, id: string, kind: (typeof kinds)[number]): string => {
  const look = write.element('w:pPr', {}, write.element('w:spacing', { 'w:after': '0', 'w:line': '240', 'w:lineRule': 'auto' }))
  return write.element('w:footnote', { 'w:type': kind, 'w:id': id }, write.element('w:p', {}, look, write.element('w:r', {}, write.element(`w:${kind}`))))
}

/** Settings may name them before there are any notes. */
const separatorIds = (lowering: Lowering): readonly string[] => {
  const { xml, element } = settingsOf(lowering) ?? {}
  const ids = childrenNamed(element, 'w:footnote').map((each) => xml!.attribute(each, 'w:id') ?? '')
  return ids.length === kinds.length ? ids : ['-1', '0']
}

const settingsOf = ({ document: { named, parts } }: Lowering): { xml: XmlDocument; element: XmlElement } | undefined => {
  const xml = parts.get(named.get('settings') ?? '')?.xml
  const element = xml && childOf(xml.root, 'w:footnotePr')
  return element && { xml, element }
}
