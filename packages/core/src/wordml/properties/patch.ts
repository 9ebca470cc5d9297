import type { XmlDocument, XmlElement } from '../../xml/element.js'
import type { XmlWriter } from '../../xml/write.js'
import { insertionIndex, inSchemaOrder, shuffled } from '../order.js'
import type { Attributes, Patch, PropertyTable, Value } from './property.js'
import { spelledSide } from './sides.js'
import { childOf } from '../tree.js'
import { flatAttributes } from './read.js'
import { soundAttributes } from './sound-attributes.js'

/** A child of a container: its canonical name and its markup in the part's own prefixes. */
export interface Child {
  readonly name: string
  readonly markup: string
}

/**
 * The children of a container as they stand, with text that strayed between them: programs of statistics write some into the properties of tables. It is
 * nobody's to read, but a record of the old properties without it would not give back what there was.
 */
export const childrenOf = ({ source }: XmlDocument, container: XmlElement | undefined): Child[] => {
  if (!container) return []
  const { openEnd, closeStart, children } = container
  const strayed = (from: number, next: XmlElement | undefined): Child[] => {
    const markup = source.slice(from, next?.start ?? closeStart)
    return markup.trim() === '' ? [] : [{ name: '#text', markup }]
  }
  return [
    ...strayed(openEnd, children[0]),
    ...children.flatMap(({ name, start, end }, index) => [{ name, markup: source.slice(start, end) }, ...strayed(end, children[index + 1])]),
  ]
}

/**
 * The markup of a property as it stands, but for attributes and an order of its parts that the schema does not allow: pandoc writes
 * `w:numId` before `w:ilvl`, flextable the lower border before the upper one, and Word reads both. A record of the old
 * properties keeps what it found, so that rejecting gives the original; with the new ones sound, there is
 * no more fault than there was.
 */
const soundMarkup = (document: XmlDocument, element: XmlElement, write: XmlWriter): string => {
  const { source } = document
  const { name, children, start, end } = element
  const attributes = document.attributes(element)
  const sound = children.length === 0 ? soundAttributes(name, attributes) : attributes
  if (sound !== attributes) return write.element(name, Object.fromEntries(sound))
  const ordered = shuffled.has(name) ? inSchemaOrder(name, children) : children
  if (ordered.every((child, index) => child === children[index])) return source.slice(start, end)
  return source.slice(start, children[0]!.start) + ordered.map((child) => source.slice(child.start, child.end)).join('') + source.slice(children.at(-1)!.end, end)
}

/**
 * The children of a container after a patch; without a container, those of a new one. What the patch does not name is copied as bytes, unknown attributes of a
 * changed element stay, an element that says nothing any more goes, a new one is put where the schema wants it.
 */
export const patchChildren = (
  table: PropertyTable,
  document: XmlDocument,
  container: XmlElement | undefined,
  patch: Patch,
  write: XmlWriter,
): Child[] => {
  const children = (container?.children ?? []).map((child) => ({ name: child.name, markup: soundMarkup(document, child, write) }))
  for (const [element, changes] of byElement(table, patch)) {
    const at = children.findIndex((child) => child.name === element)
    const before = childOf(container, element)
    const markup = changedMarkup(table, document, element, before, changes, write)
    if (at < 0) {
      if (markup) insertChild(table.container, children, { name: element, markup })
      continue
    }
    // A second element of one name is a fault of the producer, and would contradict what the first one says now.
    dropLater(children, at, element)
    children.splice(at, 1, ...(markup ? [{ name: element, markup }] : []))
  }
  return children
}

/** Puts a child where the schema wants it, in place of one of the same name. */
export const insertChild = (container: string, children: Child[], child: Child): void => {
  const same = children.findIndex(({ name }) => name === child.name)
  if (same >= 0) {
    children.splice(same, 1, child)
    dropLater(children, same, child.name)
  } else children.splice(insertionIndex(container, children.map(({ name }) => name), child.name), 0, child)
}

export const markupOf = (children: readonly Child[]): string => children.map(({ markup }) => markup).join('')

const byElement = (table: PropertyTable, patch: Patch): Map<string, Record<string, Value | null>> => {
  const groups = new Map<string, Record<string, Value | null>>()
  for (const [name, value] of Object.entries(patch)) {
    const element = table.byName.get(name)?.element ?? name
    const group = groups.get(element) ?? {}
    group[name] = value
    groups.set(element, group)
  }
  return groups
}

const changedMarkup = (
  table: PropertyTable,
  document: XmlDocument,
  element: string,
  before: XmlElement | undefined,
  changes: Record<string, Value | null>,
  write: XmlWriter,
): string => {
  const properties = table.byElement.get(element)
  if (!properties) return carriedMarkup(table, element, changes[element] ?? null, document.strict, write)
  const nested = table.nested.get(element)
  const attributes: Attributes = before ? flatAttributes(document, before, nested !== undefined) : new Map()
  for (const property of properties) {
    const value = changes[property.name]
    if (value !== undefined) property.write(attributes, value, document.strict)
  }
  if (nested) {
    const inner = nested.flatMap((name) => (attributes.has(name) ? [write.element(name, { 'w:val': attributes.get(name)! })] : []))
    // Who numbered the paragraph, and when (`w:ins`), is said behind its number, and is no property.
    const said = (before?.children ?? []).filter(({ name }) => !nested.includes(name)).map(({ start, end }) => document.source.slice(start, end))
    return inner.length > 0 ? write.element(element, {}, ...inner, ...said) : ''
  }
  // `<w:b/>` has no attributes and says something; `<w:spacing/>` says nothing.
  const empty = attributes.size === 0 && !Object.values(changes).includes(true)
  return empty ? '' : write.element(element, Object.fromEntries(soundAttributes(element, attributes)))
}

const carriedMarkup = (table: PropertyTable, element: string, value: Value | null, strict: boolean, write: XmlWriter): string => {
  if (value === null) return ''
  const markup = value === '' ? (table.off.get(element) ?? '') : String(value)
  return spelled(element === 'w:tabs' ? withSides(markup, strict) : markup, write)
}

/** Tab stops as a Strict file calls their sides. */
const withSides = (tabs: string, strict: boolean): string => tabs.replace(/(?<= w:val=")\w+/g, (side) => spelledSide(side, strict))

/** Markup in canonical prefixes, spelled with those of the part. Attribute values are passed over. */
const spelled = (markup: string, write: XmlWriter): string =>
  markup.replace(/"[^"]*"|(<\/?|\s)([\w.-]+:[\w.-]+)/g, (whole, before: string | undefined, name: string) =>
    before === undefined ? whole : before + write.name(name),
  )

const dropLater = (children: Child[], at: number, element: string): void => {
  for (let index = children.length - 1; index > at; index--) if (children[index]?.name === element) children.splice(index, 1)
}
