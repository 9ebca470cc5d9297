import { decodeXml, encodeXml, type Encoding } from '../xml/decode.js'
import { escapeAttribute } from '../xml/escape.js'
import { parseXml } from '../xml/parse.js'
import { tagsOf } from '../xml/tags-of.js'
import { applySplices } from '../xml/splice.js'
import type { XmlDocument } from '../xml/element.js'
import type { Limits } from './limits.js'
import type { PartName } from './part-name.js'

/** The two vocabularies of OPC itself; Strict packages use the same. */
const contentTypesUri = 'http://schemas.openxmlformats.org/package/2006/content-types'
const relationshipsUri = 'http://schemas.openxmlformats.org/package/2006/relationships'
const namespaces = new Map([[contentTypesUri, 'types'], [relationshipsUri, 'rels']])

/** The content types or the relationships of a package, read, and as they can be added to. */
export interface PackageXml {
  readonly document: XmlDocument
  readonly encoding: Encoding
}

export const readPackageXml = (bytes: Uint8Array, partName: PartName, limits: Limits): PackageXml => {
  const { source, encoding } = decodeXml(bytes, partName)
  return { document: parseXml(source, { partName, namespaces, limits }), encoding }
}

/** An element to be added: local name and attributes. */
export type Addition = readonly [name: string, attributes: Readonly<Record<string, string>>]

/** The same XML with elements added at the end of its root, in the root's own spelling. */
export const appendToRoot = ({ document: { source, root }, encoding }: PackageXml, additions: readonly Addition[]): Uint8Array => {
  const [prefix = ''] = /^[^:\s/>]+:/.exec(source.slice(root.start + 1, root.openEnd)) ?? []
  const added = additions.map(([name, attributes]) => emptyElement(prefix + name, attributes)).join('')
  if (root.closeStart < root.end) {
    return encodeXml(applySplices(source, [{ start: root.closeStart, end: root.closeStart, text: added }]), encoding)
  }
  return encodeXml(applySplices(source, [{ start: root.end - 2, end: root.end, text: `>${added}${tagsOf(source, root).close}` }]), encoding)
}

/** A new relationships part. */
export const newRelationships = (additions: readonly Addition[]): Uint8Array => {
  const relationships = additions.map(([name, attributes]) => emptyElement(name, attributes)).join('')
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
  return encodeXml(`${declaration}<Relationships xmlns="${relationshipsUri}">${relationships}</Relationships>`, 'utf-8')
}

const emptyElement = (name: string, attributes: Readonly<Record<string, string>>) => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
  return `<${name}${written.join('')}/>`
}
