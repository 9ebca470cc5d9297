import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { documentCompleted, documentFailed } from '@formatter/webhooks'
import { newService } from '../service.js'
import type { OpenApi, Schema } from './openapi.js'

type Described = Schema & { readonly default?: unknown; readonly example?: unknown; readonly pattern?: string }

const read = async () => {
  const service = await newService()
  const api = (await (await service.get('/openapi.json')).json()) as OpenApi & { readonly webhooks: OpenApi['paths'] }
  return { ...service, api }
}

/** Every schema of the document, with where it stands. */
function* schemasIn(value: unknown, place = ''): Generator<readonly [place: string, schema: Described]> {
  if (typeof value !== 'object' || value === null) return
  if (['type', 'pattern', 'enum'].some((name) => name in value)) yield [place, value]
  for (const [name, member] of Object.entries(value)) yield* schemasIn(member, `${place}/${name}`)
}

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const holds = ({ components }: OpenApi, schema: Schema, value: unknown) => ajv.validate({ ...schema, components } as AnySchema, value)

describe('the OpenAPI document', () => {
  it('has defaults and examples that are what they stand for', async () => {
    const { api } = await read()
    const isWrong = (schema: Described) => [schema.default, schema.example].some((value) => value !== undefined && !holds(api, schema, value))
    const wrong = [...schemasIn(api)].filter(([, schema]) => isWrong(schema))
    expect(wrong.map(([place]) => place)).toEqual([])
  })

  it('has patterns that every language reads alike', async () => {
    const { api } = await read()
    const patterns = [...schemasIn(api)].flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : []))
    // Flags behind the end, as JavaScript writes them, and classes that only it has.
    expect(patterns.filter((pattern) => /\$\/|\\[pP]\{/.test(pattern))).toEqual([])
    expect(patterns.length).toBeGreaterThan(5)
  })

  it('lets the ids pass that the service gives', async () => {
    const { api, submit } = await read()
    const { schema } = api.paths['/api/v1/documents/{job_id}']!['get']!.parameters![0]!
    expect([await submit(), 'job\u0000'].map((id) => holds(api, schema, id))).toEqual([true, false])
  })

  it('has a body for every endpoint that reads one, also where it is taken as it comes', async () => {
    const { api } = await read()
    const bodies = ['put', 'post'].flatMap((method) => Object.keys(api.paths).filter((path) => api.paths[path]![method]?.requestBody !== undefined))
    expect(bodies).toEqual(expect.arrayContaining(['/uploads/{job_id}', '/payments/{provider}/events']))
    expect(Object.keys(api.paths['/uploads/{job_id}']!['put']!.requestBody!.content)).toContain('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  })

  it('has a name for all JSON that is answered, and /docs leads from each endpoint to it', async () => {
    const { api, get } = await read()
    const page = await (await get('/docs', {}, null)).text()
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        const [, section = ''] = page.split(`<b class="${method.toUpperCase()}">${method.toUpperCase()}</b> <code>${path}</code>`)
        const [operation] = section.split('</details>')
        for (const { content = {} } of Object.values(responses)) {
          const { $ref = content['application/json']?.schema.items?.$ref } = content['application/json']?.schema ?? {}
          if ('application/json' in content) expect(operation, `${method} ${path}`).toContain(`href="#schema-${$ref?.split('/').at(-1)}"`)
        }
      }
    }
  })

  it('describes the events that webhooks get', async () => {
    const { api } = await read()
    const job = { id: 'job_1', filename: 'essay.docx', style: 'apa-7' }
    const sent = [documentCompleted('https://papers.example', job), documentFailed(job, { code: 'not_a_docx', message: 'It is none.' })]
    expect(sent.map((event) => holds(api, api.webhooks[event.event]!['post']!.requestBody!.content['application/json']!.schema, event))).toEqual([true, true])
  })
})
