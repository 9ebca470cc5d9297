import { html, raw } from 'hono/html'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Environment } from '../environment.js'

interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly object[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema?: Schema }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>
}
type Schema = Readonly<Record<string, unknown>>
type Content = Readonly<Record<string, { readonly schema?: Schema }>>

/** A reference page made of the OpenAPI document: it needs no script, and nothing from elsewhere. */
export function docsPage(app: OpenAPIHono<Environment>, publicUrl: string): string {
  const { paths = {}, components } = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Formatter', version: '1.0.0' } })
  const schemas = (components?.schemas ?? {}) as Readonly<Record<string, Schema>>
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Readonly<Record<string, Operation>>).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })))
  const tags = [...new Set(operations.flatMap((operation) => operation.tags ?? []))]

  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Formatter: the HTTP interface</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
<main>
<h1>Formatter</h1>
<p>Formats academic .docx papers. Requests go to <code>${publicUrl}</code> with <code>Authorization: Bearer API_KEY</code>.
  The same as data: <a href="openapi.json">openapi.json</a>.</p>
<nav>${tags.map((tag) => html`<a href="#${tag}">${tag}</a> `)}</nav>
${tags.map((tag) => html`<h2 id="${tag}">${tag}</h2>
${operations.filter((operation) => operation.tags?.[0] === tag).map((operation) => html`<details>
<summary><b class="${operation.method}">${operation.method}</b> <code>${operation.path}</code> ${operation.summary}</summary>
<p>${operation.security?.length ? 'Needs an API key.' : 'Needs no API key.'}</p>
${operation.parameters?.length ? html`<table><caption>Parameters</caption>${operation.parameters.map((parameter) => html`
<tr><td><code>${parameter.name}</code><td>${parameter.in}<td>${parameter.required ? 'required' : withoutIt(parameter.schema)}<td>${typeName(parameter.schema ?? {})}`)}</table>` : ''}
${operation.requestBody ? contents(operation.requestBody.content) : ''}
<table><caption>Answers</caption>${Object.entries(operation.responses).map(([status, { description, content }]) => html`
<tr><td><code>${status}</code><td>${description}<td>${kindsOf(content)}`)}</table>
</details>`)}`)}
<h2>Schemas</h2>
${Object.entries(schemas).map(([name, schema]) => html`<details><summary><code>${name}</code></summary><pre id="schema-${name}" tabindex="0" aria-label="${name}">${JSON.stringify(schema, null, 2)}</pre></details>`)}
</main>
</html>`.toString()
}

const contents = (content: Content) =>
  Object.entries(content).map(([type, { schema = {} }]) => html`<p>Body: <code>${type}</code>, ${typeName(schema)}</p>`)

/** What an answer is: JSON by its schema, all else by its media type. */
const kindsOf = (content: Content = {}) =>
  Object.entries(content).map(([type, { schema = {} }]) => html`${type === 'application/json' ? typeName(schema) : html`<code>${type}</code>`} `)

const withoutIt = (schema: Schema = {}) => (schema['default'] === undefined ? '' : html`<code>${schema['default']}</code> without it`)

const typeName = (schema: Schema): ReturnType<typeof html> => {
  const { $ref: reference, items } = schema
  if (typeof items === 'object') return html`array of ${typeName(items as Schema)}`
  if (typeof reference !== 'string') return html`${JSON.stringify(schema['enum'] ?? schema['type'] ?? 'any')}`
  const name = reference.split('/').at(-1)
  return html`<a href="#schema-${name}">${name}</a>`
}

const style = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; overflow-wrap: anywhere }
nav a { margin-right: 1rem } details { border-top: 1px solid #ddd; padding: .4rem 0 } summary { cursor: pointer }
table { border-collapse: collapse; margin: .5rem 0 } caption { text-align: left; font-weight: 600 } td { padding: .1rem .8rem .1rem 0; vertical-align: top }
pre { background: #f6f6f6; padding: .8rem; overflow: auto } .GET { color: #06639c } .POST, .PUT { color: #1a6b1a } .DELETE { color: #a01515 }
@media (prefers-color-scheme: dark) { body { background: #181818; color: #ddd } pre { background: #222 } a { color: #8bf } .GET { color: #7cf } .POST, .PUT { color: #8d8 } .DELETE { color: #f99 } }`
