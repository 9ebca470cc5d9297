import type { XmlDocument, XmlElement } from '../../xml/element.js'
import { escapeAttribute, escapeText } from '../../xml/escape.js'
import type { Attributes, Properties, PropertyTable, Value } from './property.js'
import { sideOf } from './sides.js'
import { soundAttributes } from './sound-attributes.js'

/** What one container says by itself, before any cascade. */
export interface OwnProperties {
  /** The id in `w:pStyle` or `w:rStyle`. */
  readonly style: string | undefined
  readonly values: Properties
  /** The author has a change of format pending here (`w:rPrChange`, `w:pPrChange`). */
  readonly pending: boolean
  /**
   * No change of format can be recorded here: one is pending already, or the markup is faulty in a way that a copy of
   * it, which the record is, would repeat.
   */
  readonly locked: boolean
}

export const noProperties: OwnProperties = { style: undefined, values: {}, pending: false, locked: false }

/**
 * Reads containers of one kind in one part. Equal markup gives the same object: real documents repeat a handful of
 * run properties a hundred thousand times, and everything after compares by identity.
 */
export class PropertyReader {
  private readonly seen = new Map<string, OwnProperties>()

  constructor(
    private readonly document: XmlDocument,
    private readonly table: PropertyTable,
  ) {}

  read(container: XmlElement | undefined): OwnProperties {
    if (!container || container.openEnd === container.closeStart) return noProperties
    const markup = this.document.source.slice(container.start, container.end)
    let own = this.seen.get(markup)
    if (!own) this.seen.set(markup, (own = this.parse(container)))
    return own
  }

  private parse(container: XmlElement): OwnProperties {
    if (container.children.length === 0) return noProperties
    const values: Record<string, Value> = {}
    let style: string | undefined
    let pending = false
    let faulty = false
    for (const child of container.children) {
      if (this.table.apart.has(child.name)) {
        if (/^w:[pr]Style$/.test(child.name)) style = this.document.attribute(child, 'w:val')
        else if (child.name !== 'w:rPr' && child.name !== 'w:sectPr') pending ||= isChange(child.name)
        continue
      }
      const properties = this.table.byElement.get(child.name)
      if (!properties) {
        const markup = this.markupOf(child)
        if (markup !== undefined) values[child.name] = markup
        continue
      }
      const attributes = flatAttributes(this.document, child, this.table.nested.has(child.name))
      for (const property of properties) {
        const value = property.read(attributes)
        if (value !== undefined) values[property.name] = value
        faulty ||= property.sound?.(attributes) === false
      }
    }
    return { style, values, pending, locked: pending || faulty }
  }

  /** The markup of an element that is carried along, or '' where it is a way to say that the thing is off. */
  private markupOf(element: XmlElement): string | undefined {
    if (this.table.off.has(element.name) && saysOff(this.document, element)) return ''
    return canonicalMarkup(this.document, element)
  }
}

const isChange = (name: string): boolean => name.endsWith('Change')

/** An element's attributes; for `w:numPr` those that its children carry in `w:val`. */
export const flatAttributes = (document: XmlDocument, element: XmlElement, nested: boolean): Attributes => {
  if (!nested) return new Map(document.attributes(element))
  const attributes: Attributes = new Map()
  for (const child of element.children) {
    const value = document.attribute(child, 'w:val')
    if (value !== undefined) attributes.set(child.name, value)
  }
  return attributes
}

const saysOff = (document: XmlDocument, element: XmlElement): boolean => {
  const nothing = (each: XmlElement) => /^(nil|none)$/.test(document.attribute(each, 'w:val') ?? '')
  if (element.name === 'w:shd') {
    const fill = document.attribute(element, 'w:fill') ?? 'auto'
    return /^(clear|nil)$/.test(document.attribute(element, 'w:val') ?? 'clear') && fill === 'auto' && document.attribute(element, 'w:themeFill') === undefined
  }
  return element.children.length > 0 ? element.children.every(nothing) : element.name === 'w:pBdr' || nothing(element)
}

/**
 * The markup of an element in canonical prefixes, so that it can be compared with, and written into, another part.
 * `undefined` where it uses a vocabulary this library has no prefix for: such markup is only ever kept in its place.
 */
const canonicalMarkup = (document: XmlDocument, element: XmlElement): string | undefined => {
  if (element.name.startsWith('{')) return undefined
  let open = `<${element.name}`
  for (const [name, value] of soundAttributes(element.name, document.attributes(element))) {
    if (name.startsWith('{')) return undefined
    open += ` ${name}="${escapeAttribute(element.name === 'w:tab' ? sideOf(value) : value)}"`
  }
  let content = escapeText(document.text(element).trim())
  for (const child of element.children) {
    const markup = canonicalMarkup(document, child)
    if (markup === undefined) return undefined
    content += markup
  }
  return content ? `${open}>${content}</${element.name}>` : `${open}/>`
}
