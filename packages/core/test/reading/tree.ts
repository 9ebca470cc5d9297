import { SaxesParser, type SaxesTagNS } from 'saxes'

/** An element as tests see it: read by saxes, so that nothing here shares a fault with the library's own reader. */
export interface Node {
  /** As it is spelled in the file: `ns0:p`. */
  readonly raw: string
  /** With the usual prefix of its namespace: `w:p`. */
  readonly name: string
  readonly attributes: readonly Attribute[]
  readonly children: readonly (Node | string)[]
}

interface Attribute {
  readonly raw: string
  readonly name: string
  readonly value: string
}

const prefixes: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
}

const canonical = (uri: string, local: string): string => {
  const prefix = prefixes[uri]
  return prefix ? `${prefix}:${local}` : uri ? `{${uri}}${local}` : local
}

/** Reads a part. Comments and instructions are left out. */
export const readTree = (source: string): Node => {
  const parser = new SaxesParser({ xmlns: true })
  const top: Node & { children: (Node | string)[] } = { raw: '', name: '', attributes: [], children: [] }
  const open = [top]
  parser.on('opentag', (tag: SaxesTagNS) => {
    const attributes = Object.values(tag.attributes).map(({ name, prefix, uri, local, value }) => ({
      raw: name,
      name: prefix === 'xmlns' || name === 'xmlns' ? 'xmlns' : canonical(uri, local),
      value,
    }))
    const node = { raw: tag.name, name: canonical(tag.uri, tag.local), attributes, children: [] }
    open.at(-1)!.children.push(node)
    open.push(node)
  })
  parser.on('text', (text) => open.at(-1)!.children.push(text))
  parser.on('cdata', (text) => open.at(-1)!.children.push(text))
  parser.on('closetag', () => open.pop())
  parser.write(source).close()
  return top.children.find(isNode)!
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Writes a tree as it was spelled. */
export const writeTree = ({ raw, attributes, children }: Node): string => {
  const tag = `${raw}${attributes.map((attribute) => ` ${attribute.raw}="${escape(attribute.value)}"`).join('')}`
  return `<${tag}>${children.map((child) => (typeof child === 'string' ? escape(child) : writeTree(child))).join('')}</${raw}>`
}

export const isNode = (child: Node | string): child is Node => typeof child !== 'string'
export const elementsOf = ({ children }: Node): Node[] => children.filter(isNode)
export const childNamed = (node: Node | undefined, name: string): Node | undefined => node && elementsOf(node).find((child) => child.name === name)
export const childrenNamed = (node: Node | undefined, name: string): Node[] => (node ? elementsOf(node).filter((child) => child.name === name) : [])
export const attributeOf = (node: Node | undefined, name: string): string | undefined => node?.attributes.find((attribute) => attribute.name === name)?.value
export const textOf = (node: Node): string => node.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')

/** Every element below, in document order, itself first. */
const everyNode = (node: Node): Node[] => [node, ...elementsOf(node).flatMap(everyNode)]
export const everyNamed = (node: Node, name: string): Node[] => everyNode(node).filter((each) => each.name === name)

/** The same element with other children. */
export const having = (node: Node, children: readonly (Node | string)[]): Node => ({ ...node, children })

/** The same element under another local name. */
export const renamed = (node: Node, local: string): Node => ({
  ...node,
  raw: node.raw.replace(/[^:]+$/, local),
  name: node.name.replace(/[^:}]+$/, local),
})
