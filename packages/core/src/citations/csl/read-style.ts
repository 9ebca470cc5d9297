import { FormatError } from '../../errors.js'
import { resolveLimits } from '../../opc/limits.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import { parseXml } from '../../xml/parse.js'
import { localName } from '../../xml/qualified-name.js'
import { elements, isNode, type CslNode } from './node.js'

/** A CSL style of a caller's own (CSL 1.0.2). */
export interface OwnStyle {
  readonly style: CslNode
  /** The address by which it calls itself. */
  readonly id: string
  readonly system: 'author-date' | 'author-page' | 'numeric' | 'notes'
}

/** Reads a style. Throws a `FormatError` where it is none, or one that only points to another. */
export const readStyle = (source: string): OwnStyle => {
  const style = treeOf(source)
  if (style.name !== 'style') throw refused('its root is not an element “style”')
  const layout = childOf(childOf(style, 'citation'), 'layout')
  const info = childOf(style, 'info')
  const links = info?.children.filter(isNode).filter(({ name }) => name === 'link') ?? []
  if (!layout && links.some(({ attrs }) => attrs['rel'] === 'independent-parent')) throw refused('it depends on another style; pass that one')
  if (!layout) throw refused('it does not say how citations are laid out')
  const id = childOf(info, 'id')?.children.find((child) => typeof child === 'string')
  if (id === undefined) throw refused('it has no id')
  const macros = new Set(style.children.filter(isNode).flatMap(({ name, attrs }) => (name === 'macro' ? attrs['name'] ?? [] : [])))
  const lost = [...elements(style)].map(({ attrs }) => attrs['macro']).find((macro) => macro !== undefined && !macros.has(macro))
  if (lost !== undefined) throw refused(`it calls a macro “${lost}” that it does not have`)
  return { style, id: id.trim(), system: systemOf(style, info) }
}

const systemOf = (style: CslNode, info: CslNode | undefined): OwnStyle['system'] => {
  const formats = info?.children.filter(isNode).flatMap(({ attrs }) => attrs['citation-format'] ?? []) ?? []
  if (style.attrs['class'] === 'note') return 'notes'
  if (formats.includes('numeric')) return 'numeric'
  return formats.includes('author') ? 'author-page' : 'author-date'
}

const childOf = (node: CslNode | undefined, name: string): CslNode | undefined => node?.children.filter(isNode).find((child) => child.name === name)

const refused = (why: string): FormatError =>
  new FormatError('invalid_options', `The option citations.csl is not a CSL style: ${why}.`, 'Pass the text of an independent style, as https://github.com/citation-style-language/styles has them.')

export const unusableStyle = (why: string): FormatError => refused(`the engine says “${why.slice(0, 200)}”`)

const treeOf = (source: string): CslNode => {
  try {
    const xml = parseXml(source.replace(/^\uFEFF/u, ''), { namespaces: new Map(), strictNamespaces: new Set(), limits: resolveLimits(), partName: 'citations.csl' })
    return nodeOf(xml, xml.root)
  } catch (error) {
    throw refused(error instanceof FormatError ? error.message.replace(/\.$/u, '') : 'it is not well-formed')
  }
}

const nodeOf = (xml: XmlDocument, element: XmlElement): CslNode => {
  const text = element.children.length === 0 ? xml.text(element) : ''
  return {
    name: localName(element.name),
    attrs: Object.fromEntries([...xml.attributes(element)].map(([name, value]) => [/[}:]lang$/u.test(name) ? 'xml:lang' : localName(name), value])),
    children: element.children.length > 0 ? element.children.map((child) => nodeOf(xml, child)) : text === '' ? [] : [text],
  }
}
