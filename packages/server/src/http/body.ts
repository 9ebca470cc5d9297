import { ServiceError } from '@formatter/domain'
import { tooLarge } from '@formatter/jobs'
import type { HttpBindings } from '@hono/node-server'
import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Readable } from 'node:stream'
import { collectYoung } from './collect.js'
import type { Environment } from './environment.js'
import { InvalidRequest } from './problem.js'

/** How the body of a request is read, before `schema` checks it. */
export interface Body<Content> {
  readonly contentType: string
  readonly schema: z.ZodType<Content>
  /** The schema for the reference, where the checked one says more than OpenAPI can. */
  readonly documented: z.ZodType
  read(c: Context<Environment>): Promise<unknown>
}

const KiB = 1024

/** The largest body without a document. */
const plainBytes = 64 * KiB

/** What the options of a job may have as JSON, which is room for the largest CSL style that the engine takes. */
export const optionsBytes = 2048 * KiB

/** Room for the other fields around a document. */
export const fieldBytes = optionsBytes + plainBytes

/** A JSON body. */
export const jsonBody = <Content>(schema: z.ZodType<Content>): Body<Content> => ({
  contentType: 'application/json',
  schema,
  documented: schema,
  async read(c) {
    expectType(c, 'application/json')
    return parseJson(await readChunks(c, plainBytes))
  },
})

/** What is in JSON that came in pieces. */
export function parseJson(chunks: readonly Uint8Array[]): unknown {
  const text = textOf(chunks)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new InvalidRequest([{ loc: ['body'], msg: `JSON decode error: ${error instanceof Error ? error.message.slice(0, 200) : 'not JSON'}`, type: 'json_invalid' }])
  }
}

/** An HTML form, URL-encoded. Of a field that comes twice the last one counts; one that was left empty was not sent. */
export const formBody = <Content>(schema: z.ZodType<Content>): Body<Content> => ({
  contentType: 'application/x-www-form-urlencoded',
  schema,
  documented: schema,
  async read(c) {
    expectType(c, 'application/x-www-form-urlencoded')
    return Object.fromEntries([...new URLSearchParams(await readText(c, plainBytes))].filter(([, value]) => value !== ''))
  },
})

/** Refuses what says that it is something else, is compressed, or does not say what it is; and a body that is not there. Types have no case. */
export function expectType(c: Context<Environment>, wanted: string): void {
  const coding = c.req.header('Content-Encoding')
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    throw new ServiceError('unsupported_media_type', `The body is compressed (${coding.slice(0, 100)}).`, 'Send it as it is, without Content-Encoding.')
  }
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type === wanted.toLowerCase()) return
  if (type === undefined && Number(c.req.header('Content-Length') ?? 0) === 0 && c.req.header('Transfer-Encoding') === undefined) {
    throw new InvalidRequest([{ loc: ['body'], msg: 'Field required', type: 'missing' }])
  }
  throw new ServiceError('unsupported_media_type', `The body is ${type ? `“${type.slice(0, 100)}”` : 'of no stated type'}, not ${wanted}.`, `Send Content-Type: ${wanted}.`)
}

type Refusal = (maxBytes: number) => ServiceError

const bodyTooLarge: Refusal = (maxBytes) => new ServiceError('document_too_large', `The body has more than ${sizeOf(maxBytes)}.`, 'Send less.')

/** Of a body with a document it is the document that has to become smaller, and not only as small as the body may be. */
export const documentTooLarge = (documentBytes: number): Refusal => (maxBytes) => {
  const { code, message, hint } = tooLarge(documentBytes)
  return new ServiceError(code, `${bodyTooLarge(maxBytes).message} ${message}`, hint)
}

const sizeOf = (bytes: number) => (bytes < 1024 * KiB ? `${bytes} bytes` : `${Math.floor(bytes / KiB / 1024)} MiB`)

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The body as text, of so many bytes at most. */
export const readText = async (c: Context<Environment>, maxBytes: number): Promise<string> => textOf(await readChunks(c, maxBytes))

async function readChunks(c: Context<Environment>, maxBytes: number): Promise<readonly Uint8Array[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytesOf(c, maxBytes)) chunks.push(chunk)
  return chunks
}

function textOf(chunks: readonly Uint8Array[]): string {
  const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
  try {
    return utf8.decode(bytes)
  } catch {
    throw new InvalidRequest([{ loc: ['body'], msg: 'The body is not UTF-8', type: 'string_unicode' }])
  }
}

/** After so many bytes of a large body its buffers, which are done with, are collected. */
const collectedBytes = 2048 * KiB

/** The body as it comes, of so many bytes at most; one that announces more is refused before any of it is read. */
export function bytesOf(c: Context<Environment>, maxBytes: number, refusal = bodyTooLarge): AsyncGenerator<Uint8Array> {
  if (Number(c.req.header('Content-Length') ?? 0) > maxBytes) throw refusal(maxBytes)
  return readBody(c, maxBytes, refusal)
}

/** A connection that breaks off ends it with a fault of the request, not of ours. */
async function* readBody(c: Context<Environment>, maxBytes: number, refusal: Refusal): AsyncGenerator<Uint8Array> {
  let [bytes, collected] = [0, 0]
  try {
    for await (const chunk of sourceOf(c)) {
      bytes += chunk.length
      if (bytes > maxBytes) throw refusal(maxBytes)
      yield chunk
      if (bytes - collected < collectedBytes) continue
      collected = bytes
      collectYoung()
    }
  } catch (error) {
    throw error instanceof ServiceError ? error : brokenOff()
  }
}

/**
 * Node's own stream where there is one: a web stream over it takes four times as long for a small body. It stays open where nobody reads
 * on, for the answer goes out on the same connection.
 */
function sourceOf(c: Context<Environment>): AsyncIterable<Uint8Array> {
  const { incoming } = (c.env as Partial<HttpBindings> | undefined) ?? {}
  const source = incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body ?? Readable.from([])
  return source as AsyncIterable<Uint8Array>
}

export const brokenOff = (): InvalidRequest => new InvalidRequest([{ loc: ['body'], msg: 'The body broke off before its end', type: 'body_truncated' }])
