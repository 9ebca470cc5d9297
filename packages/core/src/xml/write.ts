import { FormatError } from '../errors.js'
import { escapeAttribute } from './escape.js'
import { uriFor, type NamespaceTable } from './namespace-table.js'
import type { XmlDocument } from './element.js'
import type { Splice } from './splice.js'

/** Attribute values by canonical name, in the order they are written; one that is undefined is left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>

/** Makes markup from canonical names, in the spelling of one part. */
export interface XmlWriter {
  /** The spelling of a canonical name: `ns0:val` for `w:val` where the part binds `ns0`. */
  name(canonical: string): string
  /** ` name="value"` for each attribute, with the space before it. */
  attributes(values: Attributes): string
  /** A start tag. */
  open(name: string, attributes?: Attributes): string
  /** An end tag. */
  close(name: string): string
  /** An element around content that is markup already; self-closing where there is none. */
  element(name: string, attributes?: Attributes, ...content: readonly string[]): string
}

/** Writes additions to a part. */
export interface PartWriter extends XmlWriter {
  /** Declares in the root's start tag the prefixes used so far that the part lacks; null where it lacks none. */
  declarations(): Splice | null
}

/** Writes a part that is new. */
export interface NewPartWriter extends XmlWriter {
  /** The whole part, with every prefix used so far declared in its root. */
  part(root: string, attributes?: Attributes, ...content: readonly string[]): string
}

/** A writer in the prefixes that `document` has; it adds a prefix only for a namespace that has none there. */
export const xmlWriter = (document: XmlDocument): PartWriter => {
  const added = new Map<string, string>()

  const add = (canonical: string) => {
    const uri = known(document.uriFor(canonical), canonical)
    let prefix = canonical
    for (let n = 1; added.has(prefix) || !document.canDeclare(prefix, uri); n++) prefix = `${canonical}${n}`
    added.set(prefix, uri)
    return prefix
  }
  const declarations = () => {
    if (added.size === 0) return null
    const { source, root } = document
    const at = root.openEnd - (source.charAt(root.openEnd - 2) === '/' ? 2 : 1)
    return { start: at, end: at, text: declare(added) }
  }
  return { ...writerWith((canonical) => document.prefixFor(canonical) ?? add(canonical)), declarations }
}

/** A writer for a new part of a Strict or a Transitional package, in canonical prefixes. */
export const newPartWriter = (table: NamespaceTable, strict: boolean): NewPartWriter => {
  const used = new Map<string, string>()

  const writer = writerWith((canonical) => {
    used.set(canonical, known(uriFor(table, canonical, strict), canonical))
    return canonical
  })
  const part = (root: string, attributes: Attributes = {}, ...content: readonly string[]) => {
    // Written before the declarations are: their names count as used too.
    const name = writer.name(root)
    const values = writer.attributes(attributes)
    const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    return `${declaration}<${name}${declare(used)}${values}>${content.join('')}</${name}>`
  }
  return { ...writer, part }
}

/** `choosePrefix` is asked once for each canonical prefix. */
const writerWith = (choosePrefix: (canonical: string) => string): XmlWriter => {
  const prefixes = new Map([['xml', 'xml']])
  const names = new Map<string, string>()

  const spell = (canonical: string) => {
    const colon = canonical.indexOf(':')
    if (colon === -1) return canonical
    const family = canonical.slice(0, colon)
    const prefix = prefixes.get(family) ?? choosePrefix(family)
    prefixes.set(family, prefix)
    return prefix + canonical.slice(colon)
  }
  const name = (canonical: string) => {
    let spelled = names.get(canonical)
    if (spelled === undefined) names.set(canonical, (spelled = spell(canonical)))
    return spelled
  }
  const attributes = (values: Attributes) => {
    let text = ''
    for (const [key, value] of Object.entries(values)) {
      if (value !== undefined) text += ` ${name(key)}="${escapeAttribute(String(value))}"`
    }
    return text
  }
  const open = (key: string, values: Attributes = {}) => `<${name(key)}${attributes(values)}>`
  const close = (key: string) => `</${name(key)}>`
  const element = (key: string, values: Attributes = {}, ...content: readonly string[]) => {
    const inside = content.join('')
    return inside === '' ? `<${name(key)}${attributes(values)}/>` : `${open(key, values)}${inside}${close(key)}`
  }
  return { name, attributes, open, close, element }
}

const declare = (uris: ReadonlyMap<string, string>) =>
  [...uris].map(([prefix, uri]) => ` xmlns:${prefix}="${escapeAttribute(uri)}"`).join('')

const known = (uri: string | undefined, canonical: string) => {
  if (uri !== undefined) return uri
  throw new FormatError(
    'internal',
    `No namespace is known for the prefix “${canonical}”.`,
    'This is a fault of the formatter, not of the file. Please report it.',
  )
}
