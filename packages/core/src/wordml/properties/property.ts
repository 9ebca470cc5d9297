import { grouped } from '../../algorithms/grouped.js'

/** A property's value. Elements that are only carried along have their markup, in canonical prefixes, as the value. */
export type Value = string | number | boolean

/** Values by property name; a name that is absent says nothing, so the level below decides. */
export type Properties = Readonly<Record<string, Value>>

/** What is to be changed: a value to set, or null to say nothing at this level any more. */
export type Patch = Readonly<Record<string, Value | null>>

/** The attributes of one element, by canonical name. */
export type Attributes = Map<string, string>

/**
 * One property: where it stands, and how it is read and written. Order, cascade and the old value of a tracked
 * change follow from this; to add a property is to add one of these to a table.
 */
export interface Property {
  readonly name: string
  /** Canonical name of the element that holds it. Several properties may share one element. */
  readonly element: string
  /** What holds when no level says anything. */
  readonly initial?: Value
  /** A toggle property is exclusive-or'ed over the style levels (ISO 29500-1, 17.7.3). */
  readonly toggle?: true
  read(attributes: ReadonlyMap<string, string>): Value | undefined
  /** Whether what is said is a value at all; absent where anything is. */
  sound?(attributes: ReadonlyMap<string, string>): boolean
  /** Changes the attributes so that they say `value`; null takes away what this property says. */
  write(attributes: Attributes, value: Value | null, strict: boolean): void
}

/** The properties that a container (`w:pPr`, `w:rPr`, …) can hold, found by name and by element. */
export interface PropertyTable {
  readonly container: string
  readonly byName: ReadonlyMap<string, Property>
  readonly byElement: ReadonlyMap<string, readonly Property[]>
  /** Children that are not properties of the content: ids of styles, records of changes, nested containers. */
  readonly apart: ReadonlySet<string>
  /** Elements whose children are seen as their attributes (`w:numPr` holds `w:ilvl w:val` and `w:numId w:val`), in schema order. */
  readonly nested: ReadonlyMap<string, readonly string[]>
  /**
   * Elements that are carried as markup and can be switched off, with the markup that does it.
   * Off is the empty value, however a file says it.
   */
  readonly off: ReadonlyMap<string, string>
}

export const propertyTable = (definition: {
  container: string
  properties: readonly Property[]
  apart: readonly string[]
  nested?: Readonly<Record<string, readonly string[]>>
  off?: Readonly<Record<string, string>>
}): PropertyTable => ({
  container: definition.container,
  byName: new Map(definition.properties.map((property) => [property.name, property])),
  byElement: grouped(definition.properties, ({ element }) => element),
  apart: new Set(definition.apart),
  nested: new Map(Object.entries(definition.nested ?? {})),
  off: new Map(Object.entries(definition.off ?? {})),
})

/** What holds where no level says anything. An element carried as markup is off. */
const initialOf = (table: PropertyTable, name: string): Value | undefined =>
  table.byName.get(name)?.initial ?? (table.off.has(name) ? '' : undefined)

/** The value that holds: what was said, or what holds where nothing is said. */
export const valueOf = (table: PropertyTable, properties: Properties, name: string): Value | undefined =>
  properties[name] ?? initialOf(table, name)

/** Whether nothing is said. Without a list of the names, since it is asked for every run. */
export const isEmpty = (values: Properties | Patch): boolean => {
  for (const _ in values) return false
  return true
}
