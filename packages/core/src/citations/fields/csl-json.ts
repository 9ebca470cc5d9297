import { isObject } from '../../algorithms/is-object.js'
import { locatorLabels, type LocatorLabel } from '../cluster.js'
import { cslTypes, type CslDate, type CslItem, type CslName, type CslType } from '../item.js'
import type { LiveItem } from './live-field.js'

export type Json = Readonly<Record<string, unknown>>

/** The object that a text of JSON is; undefined where it is none. Some managers put words before or after it. */
export const parseObject = (text: string): Json | undefined => {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')]
  if (from < 0 || to < from) return undefined
  try {
    const value: unknown = JSON.parse(text.slice(from, to + 1))
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The same text with another object in it. */
export const withObject = (text: string, value: Json): string => text.slice(0, text.indexOf('{')) + JSON.stringify(value) + text.slice(text.lastIndexOf('}') + 1)

export const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** A text, or a number as one; empty ones are none. */
export const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text
}

const types: ReadonlySet<string> = new Set(cslTypes)
const people = ['author', 'editor', 'translator', 'container-author', 'collection-editor', 'director', 'composer', 'interviewer', 'recipient', 'reviewed-author']
const dates = ['issued', 'accessed', 'original-date', 'event-date', 'submitted']
/** What tells the work, not how the manager keeps it. */
const left = new Set(['id', 'type', 'abstract', 'keyword', 'custom', 'system_id', 'source', ...people, ...dates])

/** CSL-JSON as a manager embeds it; fields that are no text, name or date are dropped. */
const cslItemOf = (value: unknown): CslItem | undefined => {
  if (!isObject(value)) return undefined
  const item: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(value)) {
    const text = left.has(key) ? undefined : textOf(field)
    // The engine looks languages up in plain objects, which have some words by themselves.
    if (text !== undefined && !(key === 'language' && text in Object.prototype)) item[key] = text
  }
  for (const key of people) {
    const names = objectsIn(value[key]).flatMap(nameOf)
    if (names.length > 0) item[key] = names
  }
  for (const key of dates) {
    const date = dateOf(value[key])
    if (date) item[key] = date
  }
  const type = textOf(value['type'])
  return { ...item, type: type !== undefined && types.has(type) ? (type as CslType) : 'document' }
}

/** An item of the fields that have a value. */
export const filled = (fields: { readonly type: CslType } & Readonly<Record<string, unknown>>): CslItem =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))) as unknown as CslItem

/** A year as a date; words in its place stay words. */
export const dateOfYear = (year: string | undefined): CslDate | undefined => {
  if (year === undefined) return undefined
  return /^\d{4}$/u.test(year) ? { 'date-parts': [[Number(year)]] } : { literal: year }
}

const nameOf = (name: Json): CslName[] => {
  const literal = textOf(name['literal'])
  if (literal !== undefined) return [{ literal }]
  const [family, given] = [textOf(name['family']), textOf(name['given'])]
  if (family === undefined) return given === undefined ? [] : [{ literal: given }]
  const beside = ['suffix', 'dropping-particle', 'non-dropping-particle'].flatMap((key) => (textOf(name[key]) === undefined ? [] : [[key, textOf(name[key])]]))
  return [{ family, ...(given !== undefined && { given }), ...Object.fromEntries(beside) }]
}

const dateOf = (value: unknown): CslDate | undefined => {
  if (!isObject(value)) return undefined
  const days = (Array.isArray(value['date-parts']) ? value['date-parts'] : []).slice(0, 2).flatMap((part: unknown) => {
    const numbers = (Array.isArray(part) ? part : []).map(Number)
    return numbers.length > 0 && numbers.every((number) => Number.isInteger(number) && number !== 0) ? [numbers.slice(0, 3)] : []
  })
  // A range from a day to a year is one of years: the engine cannot word it otherwise.
  const known = Math.min(...days.map((parts) => parts.length))
  if (days.length > 0) return { 'date-parts': days.map((parts) => parts.slice(0, known)) }
  const words = textOf(value['literal']) ?? textOf(value['raw'])
  if (words === undefined) return undefined
  const year = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(words)
  return year ? { 'date-parts': [year.slice(1).filter((part) => part !== undefined).map(Number)] } : { literal: words }
}

const labels: ReadonlySet<string> = new Set(locatorLabels)

/** A cite of CSL's own citation objects, as Zotero and both Mendeleys write them. */
export const citationItemOf = (cite: Json, key: string): LiveItem => {
  const [value, label] = [textOf(cite['locator']), textOf(cite['label'])]
  const [prefix, suffix] = [textOf(cite['prefix']), textOf(cite['suffix'])]
  return {
    key,
    item: cslItemOf(cite['itemData']),
    ...(value !== undefined && { locator: { label: label !== undefined && labels.has(label) ? (label as LocatorLabel) : 'page', value } }),
    ...(prefix !== undefined && { prefix }),
    ...(suffix !== undefined && { suffix }),
    ...(cite['suppress-author'] === true && { suppressAuthor: true }),
    ...(cite['author-only'] === true && { authorOnly: true }),
  }
}
