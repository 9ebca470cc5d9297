import { contentTypes, namespaceTable, relationshipType } from '../../wordml/names.js'
import { paragraphProperties } from '../../wordml/properties/paragraph.js'
import { markupOf, patchChildren } from '../../wordml/properties/patch.js'
import { childrenNamed } from '../../wordml/tree.js'
import type { XmlDocument } from '../../xml/element.js'
import { newPartWriter, type XmlWriter } from '../../xml/write.js'
import type { DefineNumbering } from '../edit.js'
import type { Lowering } from './context.js'
import { newPart } from './parts.js'

/** Adds list definitions; no existing one is ever changed, in either mode. */
export const lowerNumbering = (lowering: Lowering): void => {
  const { plan: { numberings }, document, numberingIds } = lowering
  if (numberings.length === 0) return
  const part = document.named.get('numbering')
  const firstAbstract = document.cascade.numbering.highest.abstract + 1
  const name = part === undefined ? numberingPart(lowering, firstAbstract) : addTo(lowering, part, firstAbstract)
  if (!lowering.revisions) return
  for (const [index, { key }] of numberings.entries()) {
    const details = [`${key} (${numberingIds.get(key)})`, ...(part === undefined ? [] : [`definition of ${key} (${firstAbstract + index})`])]
    for (const detail of details) lowering.untracked.push({ kind: 'numbering-added', part: name, detail })
  }
}

const numberingPart = (lowering: Lowering, firstAbstract: number): string => {
  const { strict } = lowering.document.main.xml
  const write = newPartWriter(namespaceTable, strict)
  const { abstracts, instances } = definitions(lowering, write, firstAbstract)
  return newPart(lowering, 'numbering', write.part('w:numbering', {}, abstracts, instances), contentTypes.numbering, relationshipType('numbering', strict))
}

/** Abstract definitions come before the instances, and another element may end the part (ISO 29500-1, 17.9.17). */
const addTo = (lowering: Lowering, part: string, firstAbstract: number): string => {
  const { root } = lowering.document.parts.get(part)!.xml
  const { abstracts, instances } = definitions(lowering, lowering.writer(part), firstAbstract)
  const existing = childrenNamed(root, 'w:num')
  const [first, last] = [existing[0], existing.at(-1)]
  if (first && last) {
    lowering.splice(part, first.start, first.start, abstracts)
    lowering.splice(part, last.end, last.end, instances)
  } else lowering.append(part, root, abstracts + instances)
  return part
}

const definitions = ({ plan: { numberings }, numberingIds, document }: Lowering, write: XmlWriter, firstAbstract: number) => {
  const abstracts = numberings.map(({ levels }, index) =>
    write.element(
      'w:abstractNum',
      { 'w:abstractNumId': String(firstAbstract + index) },
      valued(write, 'w:multiLevelType', 'multilevel'),
      ...levels.map((level, at) => levelMarkup(document.main.xml, write, level, at)),
    ))
  const instances = numberings.map(({ key }, index) =>
    write.element('w:num', { 'w:numId': String(numberingIds.get(key)) }, valued(write, 'w:abstractNumId', String(firstAbstract + index))))
  return { abstracts: abstracts.join(''), instances: instances.join('') }
}

const levelMarkup = (main: XmlDocument, write: XmlWriter, { format, text, start, indent, hanging }: DefineNumbering['levels'][number], at: number): string => {
  const indents = indent === undefined ? [] : patchChildren(paragraphProperties, main, undefined, { indentStart: indent, firstLine: -(hanging ?? 0) }, write)
  return write.element(
    'w:lvl',
    { 'w:ilvl': String(at) },
    valued(write, 'w:start', String(start ?? 1)),
    valued(write, 'w:numFmt', format),
    // Without a hanging indent a tab would lead to the next stop.
    indent === undefined ? valued(write, 'w:suff', 'space') : '',
    valued(write, 'w:lvlText', text),
    valued(write, 'w:lvlJc', main.strict ? 'start' : 'left'),
    indents.length > 0 ? write.element('w:pPr', {}, markupOf(indents)) : '',
  )
}

const valued = (write: XmlWriter, name: string, value: string): string => write.element(name, { 'w:val': value })
