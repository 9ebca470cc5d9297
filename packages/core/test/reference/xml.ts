import { SaxesParser } from 'saxes'
import { defaultLimits } from '../../src/opc/limits.js'
import type { XmlDocument, XmlElement } from '../../src/xml/element.js'
import { parseXml } from '../../src/xml/parse.js'

/** What a document says, without how it is written. */
interface Reading {
  readonly elements: readonly { readonly name: string; readonly attributes: readonly string[]; readonly text: string }[]
}

/** Canonical prefixes for tests; `w` has a Strict namespace too. */
export const namespaces = new Map([
  ['urn:w', 'w'],
  ['urn:strict:w', 'w'],
  ['urn:r', 'r'],
])
export const strictNamespaces = new Set(['urn:strict:w'])

export const parse = (source: string, limits = defaultLimits): XmlDocument =>
  parseXml(source, { partName: 'part.xml', namespaces, strictNamespaces, limits })

/** How our scanner reads a text; throws where it refuses it. */
export const readByUs = (source: string, table: ReadonlyMap<string, string> = new Map()): Reading => {
  const document = parseXml(source, { partName: 'part.xml', namespaces: table, limits: defaultLimits })
  return {
    elements: elementsOf(document).map((element) => ({
      name: element.name,
      attributes: [...document.attributes(element)].map(([name, value]) => `${name}=${value}`).sort(),
      text: document.text(element),
    })),
  }
}

/** How saxes reads it; throws where saxes finds the first fault, or overlooks one. */
export const readBySaxes = (source: string): Reading => {
  // A lone surrogate is no character (XML 1.0, production 2).
  if (/\p{Surrogate}/u.test(source)) throw new Error('saxes overlooks lone surrogates')
  // White space follows the target of an instruction, unless nothing does (production 16).
  if (/<\?[^\s?]+\?(?!>)/.test(source.replace(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g, ''))) throw new Error('saxes overlooks a target')
  const elements: { name: string; attributes: string[]; text: string }[] = []
  const open: (typeof elements)[number][] = []
  const parser = new SaxesParser({ xmlns: true })
  const addText = (text: string) => {
    const current = open.at(-1)
    if (current) current.text += text
  }
  parser.on('error', (error) => { throw error })
  // Not faults of XML, but not allowed in a package (ISO/IEC 29500-2, section 6.2.5).
  parser.on('doctype', () => { throw new Error('a DOCTYPE') })
  parser.on('xmldecl', ({ version, encoding = 'UTF-8' }) => {
    if (version !== '1.0' || !/^(?:utf-?8|utf-?16(?:le|be)?|(?:us-)?ascii)$/i.test(encoding)) throw new Error('another encoding')
  })
  parser.on('opentag', (tag) => {
    for (const { local } of [tag, ...Object.values(tag.attributes)]) checkLocalName(local)
    const attributes = Object.values(tag.attributes)
      .filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
      .map(({ uri, local, value }) => `${expanded(uri, local)}=${value}`)
    const element = { name: expanded(tag.uri, tag.local), attributes: attributes.sort(), text: '' }
    elements.push(element)
    open.push(element)
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => open.pop())
  parser.write(source).close()
  return { elements }
}

export const elementsOf = (document: XmlDocument): XmlElement[] => {
  const found: XmlElement[] = []
  const waiting: XmlElement[] = [document.root]
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    found.push(element)
    waiting.push(...element.children.toReversed())
  }
  return found
}

/** Namespaces in XML 1.0, production 4: after the colon begins a name of its own. */
const checkLocalName = (local: string) => {
  if (/^[-.\d]/.test(local)) throw new Error('saxes overlooks how a local name begins')
}

const expanded = (uri: string, local: string) => {
  if (uri === '') return local
  return uri === 'http://www.w3.org/XML/1998/namespace' ? `xml:${local}` : `{${uri}}${local}`
}

/** Whether a namespace name has white space, which saxes trims and so may take it for another. */
export const hasOddNamespace = (source: string) => /xmlns[^"'=]*=\s*(?:"[^"]*(?:\s|&#)[^"]*"|'[^']*(?:\s|&#)[^']*')/.test(source)

/** The reading, or undefined where the text is refused. */
export const attempt = (read: (source: string) => Reading, source: string): Reading | undefined => {
  try {
    return read(source)
  } catch {
    return undefined
  }
}
