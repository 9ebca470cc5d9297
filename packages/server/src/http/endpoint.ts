import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Bucket } from '../limits/policy.js'
import type { Body } from './body.js'
import type { Environment } from './environment.js'
import { faultsOf } from './faults.js'
import type { Guard } from './guard.js'
import { InvalidRequest, type Fault } from './problem.js'
import { errorAnswers, type Refusal } from './schemas/error.js'

type Shape = z.ZodObject
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** A row of the endpoint tables: what it takes, what it may cost of the rate limits, what it answers. */
interface Declaration<Params extends Shape | undefined, Query extends Shape | undefined, Headers extends Shape | undefined, Content> {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** As OpenAPI writes it: `/api/v1/documents/{job_id}`. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  /** The rate limit that counts it; null where no credential is asked for. */
  readonly bucket: Bucket | null
  readonly params?: Params
  readonly query?: Query
  readonly headers?: Headers
  readonly body?: Body<Content>
  /** The body, where `handle` reads it as it comes. */
  readonly raw?: Answer['content']
  readonly answer: Answer & { readonly status?: number }
  /** Other answers that are no refusals. */
  readonly others?: Readonly<Record<number, Answer>>
  /** How it may refuse, besides what follows from its credential, its limit and its body. */
  readonly refuses?: readonly Refusal[]
  readonly handle: (
    c: Context<Environment>,
    input: { readonly params: Out<Params>; readonly query: Out<Query>; readonly headers: Out<Headers>; readonly body: Content },
  ) => Response | Promise<Response>
}

interface Answer {
  readonly description: string
  readonly content?: Readonly<Record<string, z.ZodType>>
}

export interface Endpoint {
  readonly method: string
  readonly path: string
  mount(app: OpenAPIHono<Environment>, guard: Guard): void
}

export const json = (schema: z.ZodType, description: string, status = 200) => ({ status, description, content: { 'application/json': schema } })

/** An endpoint from its declaration: documented, guarded, checked, in that order of answers: 401, 429, 413, 415, 422. */
export function endpoint<
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  Headers extends Shape | undefined = undefined,
  Content = undefined,
>(declaration: Declaration<Params, Query, Headers, Content>): Endpoint {
  const { method, path, bucket, handle } = declaration
  return {
    method,
    path,
    mount(app, guard) {
      document(app, declaration)
      app.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
        if (bucket !== null) await guard(c, bucket)
        const sent = declaration.body && await declaration.body.read(c)
        return handle(c, check(c, declaration, sent) as never)
      })
    },
  }
}

/** Of a name that comes twice the last one counts, as in a form. */
const lastOf = (queries: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(queries).map(([name, values]) => [name, values.at(-1)]))

type AnyDeclaration = Omit<Declaration<Shape | undefined, Shape | undefined, Shape | undefined, unknown>, 'handle'>

/** What is in a request whose body is `sent`, or every fault of it at once. */
function check(c: Context<Environment>, { params, query, headers, body }: AnyDeclaration, sent: unknown) {
  const faults: Fault[] = []
  // Nothing is even looked for where nothing is declared: most requests have a path and no more.
  const parse = (schema: z.ZodType | undefined, place: string, inputOf: () => unknown) => {
    if (schema === undefined) return undefined
    const input = inputOf()
    const result = schema.safeParse(input)
    if (!result.success) faults.push(...faultsOf(result.error, place, input))
    return result.data
  }
  const input = {
    params: parse(params, 'path', () => c.req.param()),
    query: parse(query, 'query', () => lastOf(c.req.queries())),
    headers: parse(headers, 'header', () => headers && Object.fromEntries(Object.keys(headers.shape).map((name) => [name, c.req.header(name)]))),
    body: parse(body?.schema, 'body', () => sent),
  }
  if (faults.length > 0) throw new InvalidRequest(faults)
  return input
}

function document(app: OpenAPIHono<Environment>, declaration: AnyDeclaration): void {
  const { method, path, tag, summary, bucket, params, query, headers, body, raw, answer, others = {}, refuses = [] } = declaration
  const taken = raw ?? (body && { [body.contentType]: body.documented })
  app.openAPIRegistry.registerPath({
    method,
    path,
    tags: [tag],
    summary,
    operationId: operationId(method, path),
    security: bucket === null ? [] : [{ bearer: [] }],
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(taken && { body: { required: true, content: contentOf(taken) } }),
    },
    responses: {
      [answer.status ?? 200]: documented(answer),
      ...Object.fromEntries(Object.entries(others).map(([status, other]) => [status, documented(other)])),
      ...errorAnswers(new Set([...refusalsOf(declaration), ...refuses]), [params, query, headers, body].some(Boolean)),
    },
  })
}

const documented = ({ description, content = {} }: Answer) => ({ description, content: contentOf(content) })

const contentOf = (schemas: NonNullable<Answer['content']>) => Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }]))

/** What follows from the rest of a declaration; jobs are not taken while the service is being stopped. */
const refusalsOf = ({ bucket, body }: AnyDeclaration): Refusal[] =>
  [...(bucket === null ? [] : [401, 429] as const), ...(body === undefined ? [] : [413, 415] as const), ...(bucket === 'jobs' ? [503] as const : [])]

const operationId = (method: string, path: string) =>
  [method, ...path.split('/').filter((step) => step !== '' && step !== 'api')].map((step) => step.replaceAll(/\W+/g, '_').replaceAll(/^_|_$/g, '')).join('_')
