import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minLength?: number
  readonly maxLength?: number
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>

interface Parameter {
  readonly in: 'path' | 'query' | 'header'
  readonly name: string
  readonly schema: Schema
}

export interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** The rows of the endpoint table of docs/http.md; another test sees to it that they are all endpoints there are. */
export const rows: readonly (readonly [method: string, path: string])[] = [
  ...readFileSync(new URL('../../../../docs/http.md', import.meta.url), 'utf8').matchAll(/^\| (GET|POST|PUT|DELETE) \| `([^`]+)`/gm),
].map(([, method, path]) => [method!, path!])

export const operationOf = (api: OpenApi, method: string, path: string): Operation => api.paths[path]![method.toLowerCase()]!

/** What an answer has that is not documented: nothing, where all is well. */
export async function undocumented(api: OpenApi, { responses }: Operation, response: Response): Promise<string | undefined> {
  const text = await response.text()
  const said = `${response.status} ${text.slice(0, 300)}`
  const answer = responses[String(response.status)]
  if (answer === undefined) return `status ${said}`
  const content = answer.content ?? {}
  if (Object.keys(content).length === 0) return text === '' ? undefined : `body ${said}`
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
  if (content[type] === undefined) return `content type “${type}” ${said}`
  if (type !== 'application/json') return undefined
  const isRight = validator(api, content[type].schema)
  return isRight(JSON.parse(text)) ? undefined : `${JSON.stringify(isRight.errors)} ${said}`
}

const ajv = new Ajv2020({ strict: false, formats: { byte: true, binary: true, 'date-time': (text: string) => new Date(text).toISOString() === text } })
const compiled = new Map<string, ValidateFunction>()

function validator({ components }: OpenApi, schema: Schema): ValidateFunction {
  const key = JSON.stringify(schema)
  const known = compiled.get(key)
  if (known !== undefined) return known
  const made = ajv.compile(closed({ ...schema, components }) as AnySchema)
  compiled.set(key, made)
  return made
}

/** Callers may meet members that are not documented; we may not send any. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const members = Object.fromEntries(Object.entries(schema).map(([name, member]) => [name, closed(member)]))
  return 'properties' in members && !('additionalProperties' in members) ? { ...members, additionalProperties: false } : members
}
