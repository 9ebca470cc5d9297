import fc from 'fast-check'
import { request } from '../service.js'
import type { OpenApi, Operation, Schema } from './openapi.js'
import type { Call } from './stage.js'

/** Values that mean something to the service, where a schema only says that they are strings. */
const meaningful: Readonly<Record<string, string>> = { style: 'apa-7', content: request.content, page: '1', provider: 'sandbox' }

/** Calls of an endpoint: as its schemas want them, with one thing wrong, and with anything at all. `job` is the id of one. */
export function callsOf(api: OpenApi, path: string, { parameters = [], requestBody }: Operation, job: string): fc.Arbitrary<Call> {
  const known: Readonly<Record<string, string>> = { ...meaningful, job_id: job }
  const named = (place: string, value: (name: string, schema: Schema) => fc.Arbitrary<string>) =>
    Object.fromEntries(parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, value(name, schema)]))
  const [contentType, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return fc
    .record({
      ids: fc.record(named('path', (name) => fc.oneof(fc.constant(known[name] ?? 'wh_none'), fc.string({ minLength: 1, unit: 'binary' }).filter((text) => !/^\.*$/.test(text))))),
      query: fc.record(named('query', (_name, schema) => fc.oneof(valueOf(api, schema).map(String), fc.string({ unit: 'binary' }))), { requiredKeys: [] }),
      // What a header may be at all.
      headers: fc.record(named('header', () => fc.stringMatching(/^[!-~]{1,20}$/)), { requiredKeys: [] }),
      body: content === undefined ? fc.constant(undefined) : bodyOf(api, content.schema, known),
    })
    .map(({ ids, query, headers, body }) => ({
      path: `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name]!))}?${new URLSearchParams(query as Record<string, string>).toString()}`,
      headers: { ...(headers as Record<string, string>), ...(contentType !== undefined && contentType !== 'multipart/form-data' && { 'Content-Type': contentType }) },
      ...(contentType !== undefined && { body: written(contentType, body) }),
    }))
}

/** A body that fits, one of which one member does not, one with another member, and one that is anything. */
function bodyOf(api: OpenApi, schema: Schema, known: Readonly<Record<string, string>>): fc.Arbitrary<unknown> {
  const fitting = valueOf(api, schema).map((value) =>
    Object.fromEntries(Object.entries(value as object).map(([name, member]) => [name, typeof member === 'string' ? (known[name] ?? member) : (member as unknown)])))
  const changed = fc.tuple(fitting, fc.jsonValue(), fc.nat()).map(([value, other, at]) => {
    const names = Object.keys(value)
    return { ...value, [names[at % Math.max(1, names.length)] ?? 'more']: other }
  })
  const more = fc.tuple(fitting, fc.string(), fc.jsonValue()).map(([value, name, other]) => ({ ...value, [name]: other }))
  return fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 2, arbitrary: changed }, more, fc.jsonValue())
}

function valueOf(api: OpenApi, schema: Schema): fc.Arbitrary<unknown> {
  const { $ref, type, properties = {}, required = [], items, minLength = 0, maxLength = 60 } = schema
  if ($ref !== undefined) return valueOf(api, api.components.schemas[$ref.split('/').at(-1)!]!)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  switch (type) {
    case 'string': return fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'binary' })
    case 'boolean': return fc.boolean()
    case 'integer': return fc.integer({ min: 1, max: 1_000_000 })
    case 'array': return fc.array(valueOf(api, items!), { maxLength: 3 })
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, valueOf(api, member)])), { requiredKeys: [...required] })
    default: return fc.jsonValue()
  }
}

function written(contentType: string, body: unknown): string | FormData {
  if (contentType === 'application/json') return JSON.stringify(body)
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : { body }).map(([name, value]): [string, string] => [name, text(value)])
  if (contentType !== 'multipart/form-data') return new URLSearchParams(fields).toString()
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, name === 'file' ? new File([value], 'essay.docx') : value)
  return form
}
