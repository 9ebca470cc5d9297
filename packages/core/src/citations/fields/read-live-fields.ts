import { resolveLimits } from '../../opc/limits.js'
import { parseXml } from '../../xml/parse.js'
import type { XmlElement } from '../../xml/element.js'
import { decodeXml } from '../../xml/decode.js'
import type { Document } from '../../wordml/document.js'
import { isControlDeleted } from '../../wordml/dissolved.js'
import { relationshipName } from '../../wordml/names.js'
import type { Field, Paragraph } from '../../wordml/paragraph.js'
import { childOf } from '../../wordml/tree.js'
import type { CslItem } from '../item.js'
import { citavi } from './citavi.js'
import { endnote } from './endnote.js'
import type { LiveField, LiveFormat } from './live-field.js'
import { mendeleyCite, mendeleyDesktop } from './mendeley.js'
import { readSources, sourcesNamespace, word } from './word.js'
import { zotero } from './zotero.js'

const formats: readonly LiveFormat[] = [zotero, mendeleyDesktop, mendeleyCite, endnote, citavi, word]
const fieldNames = new Set(['ADDIN', 'CITATION', 'BIBLIOGRAPHY'])

/** The fields and controls that reference managers keep in the body and in notes, in document order. */
export const readLiveFields = async (document: Document): Promise<LiveField[]> => {
  const seen = new Set(document.dissolved.controls.keys())
  const sources = document.paragraphs.some(({ fields }) => fields.some(({ name }) => name === 'CITATION')) ? await sourcesOf(document) : new Map<string, CslItem>()
  return document.paragraphs.flatMap((paragraph) =>
    paragraph.story.fallback ? [] : [...inFields(paragraph, sources), ...inControls(paragraph), ...aroundBlocks(paragraph, seen)])
}

const inFields = (paragraph: Paragraph, sources: ReadonlyMap<string, CslItem>): LiveField[] => {
  const found: LiveField[] = []
  let nested: Field | undefined
  for (const field of paragraph.fields) {
    if (!fieldNames.has(field.name)) continue
    // EndNote puts its data into a field of its own inside the code of the citation's: that one closes first.
    const data = field.data ?? nested?.data
    nested = /^ADDIN\s+EN\.CITE\.DATA/u.test(field.code) ? field : undefined
    const read = first(formats, (format) => format.field?.(field.code, data, sources))
    if (read) found.push({ ...read, paragraph, from: field.from, to: field.to, field })
  }
  return found
}

const inControls = (paragraph: Paragraph): LiveField[] =>
  paragraph.controls.flatMap((control) => {
    const read = first(formats, (format) => format.control?.(control.tag))
    return read ? [{ ...read, paragraph, from: control.from, to: control.to, control }] : []
  })

/** A control around whole paragraphs is told of once, at the first of them. */
const aroundBlocks = (paragraph: Paragraph, seen: Set<XmlElement>): LiveField[] => {
  const content = paragraph.element.parent
  const element = content?.name === 'w:sdtContent' ? content.parent : undefined
  if (!element || seen.has(element) || isControlDeleted(element)) return []
  seen.add(element)
  const tagged = childOf(childOf(element, 'w:sdtPr'), 'w:tag')
  const tag = tagged ? paragraph.story.document.attribute(tagged, 'w:val') : undefined
  const read = tag === undefined ? undefined : first(formats, (format) => format.control?.(tag))
  const whole = { from: 0, to: paragraph.text.length }
  return read && tag !== undefined ? [{ ...read, paragraph, ...whole, control: { tag, element, ...whole } }] : []
}

const first = <One, Other>(list: readonly One[], find: (each: One) => Other | undefined): Other | undefined => {
  for (const each of list) {
    const found = find(each)
    if (found !== undefined) return found
  }
  return undefined
}

/** The works that Word keeps in parts of custom XML. */
const sourcesOf = async (document: Document): Promise<Map<string, CslItem>> => {
  const all = new Map<string, CslItem>()
  for (const { type, target } of await document.package.relationships(document.main.name)) {
    const part = relationshipName(type) === 'customXml' && target !== undefined ? document.package.part(target) : undefined
    if (!part) continue
    const { source } = decodeXml(await part.bytes(), part.name)
    if (!source.includes(sourcesNamespace) && !source.includes('officeDocument/bibliography')) continue
    const xml = parseXml(source, { namespaces: new Map(), strictNamespaces: new Set(), limits: resolveLimits(), partName: part.name })
    for (const [tag, item] of readSources(xml)) all.set(tag, item)
  }
  return all
}
