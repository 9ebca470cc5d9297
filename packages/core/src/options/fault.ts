import * as z from 'zod'
import { likeliest } from '../algorithms/likeliest.js'

/** Where data of a caller's is at fault, and how, in plain words. */
interface Fault {
  readonly path: readonly (string | number)[]
  readonly what: string
}

/** The first fault that a schema found. Of a name that it does not know, the fault says which ones it knows there. */
export const firstFault = (schema: z.ZodType, { issues: [issue] }: z.ZodError): Fault => {
  const path = (issue?.path ?? []).map((step) => (typeof step === 'number' ? step : String(step)))
  if (issue?.code !== 'unrecognized_keys') return { path, what: issue ? inWords(issue) : 'it is not valid' }
  const [name = ''] = issue.keys
  const whole = z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' }) as JsonSchema
  const [elsewhere, ...others] = placesOf(whole, name)
  return { path: [...path, name], what: `there is no such name; ${knownFor(name, namesAt(whole, path), others.length === 0 ? elsewhere : undefined)}` }
}

/** “perhaps wording is meant; there are: wording, output, csl”; `elsewhere` is where the very name belongs. */
export const knownFor = (name: string, known: readonly string[], elsewhere?: string): string => {
  const meant = elsewhere ?? likeliest(name, known)
  return `${meant === undefined ? '' : `perhaps ${meant} is meant; `}there are: ${known.join(', ') || 'none'}`
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema
  readonly items?: JsonSchema
}

/** All that have a name, as `metadata.title`. */
const placesOf = ({ properties = {} }: JsonSchema, name: string): string[] =>
  Object.entries(properties).flatMap(([each, inner]) => [...(each === name ? [each] : []), ...placesOf(inner, name).map((rest) => `${each}.${rest}`)])

const namesAt = (whole: JsonSchema, path: readonly PropertyKey[]): string[] => {
  const there = path.reduce<JsonSchema | undefined>((at, step) => at?.properties?.[String(step)] ?? at?.items ?? at?.additionalProperties, whole)
  return Object.keys(there?.properties ?? {})
}

const inWords = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type': return issue.message.endsWith('received undefined') ? 'it is missing' : `it must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value': return `it must be ${issue.values.map((value) => `“${String(value)}”`).join(' or ')}`
    case 'too_small': return `it must ${issue.origin === 'number' || issue.origin === 'int' ? `be ${issue.inclusive === false ? 'above' : 'at least'} ${issue.minimum}` : 'not be empty'}`
    case 'too_big': return `it must ${issue.origin === 'number' || issue.origin === 'int' ? `be at most ${issue.maximum}` : `have at most ${issue.maximum} ${issue.origin === 'string' ? 'characters' : 'values'}`}`
    default: return issue.message
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text', boolean: 'true or false', int: 'a whole number', number: 'a number', object: 'an object', record: 'an object', array: 'a list',
}
