import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { Taken } from '@formatter/jobs'
import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Readable } from 'node:stream'
import { brokenOff, bytesOf, documentTooLarge, expectType, fieldBytes, optionsBytes, type Body } from './body.js'
import type { Environment } from './environment.js'
import { InvalidRequest, inOurWords, isUnexpected } from './problem.js'

/** A file of a multipart body, which the store has taken. */
export interface ReceivedFile {
  readonly filename: string
  readonly blob: Taken
}

interface FileLimits {
  readonly documentBytes: number
  store(source: AsyncIterable<Uint8Array>): Promise<Taken>
}

/** A multipart body with one file, `file`, which goes to the store as it comes: no body is ever held in memory. */
export const multipartBody = <Content>(schema: z.ZodType<Content>, documented: z.ZodType, limits: FileLimits): Body<Content> => ({
  contentType: 'multipart/form-data',
  schema,
  documented,
  async read(c) {
    expectType(c, 'multipart/form-data')
    return readParts(c, limits)
  },
})

async function readParts(c: Context<Environment>, { documentBytes, store }: FileLimits): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  let stored: Promise<ReceivedFile> | undefined
  let storing: Readable | undefined
  const source = Readable.from(bytesOf(c, documentBytes + fieldBytes, documentTooLarge(documentBytes)), { objectMode: false })
  const parser = parserOf(c)

  parser.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut) parser.destroy(tooMuch())
    if (isNameless(name)) parser.destroy(nameless())
    if (value !== '') fields[name] = value
  })
  parser.on('file', (name, stream, filename) => {
    if (isNameless(name)) parser.destroy(nameless())
    if (name !== 'file' || stored !== undefined) {
      fields[name] = null
      stream.resume()
      return
    }
    // The store may not listen yet when the body breaks off; destroyed, the stream tells it as soon as it does.
    stream.on('error', (error) => stream.destroy(error))
    stored = store(stream).then((blob) => ({ filename: filename ?? '', blob }))
    // A store that refuses stops reading; without this the parser would wait for it for ever.
    stored.catch((error: unknown) => parser.destroy(error as Error))
    storing = stream
  })

  await new Promise<void>((resolve, reject) => {
    parser.on('finish', resolve)
    parser.on('error', reject)
    source.on('error', reject)
    parser.on('partsLimit', () => parser.destroy(tooMuch()))
    source.pipe(parser)
  }).catch((error: unknown) => {
    source.destroy()
    parser.destroy()
    // A store that waits for more of a file would keep what it wrote so far open for ever.
    storing?.destroy(error as Error)
    const told = inOurWords(error)
    throw isUnexpected(told) ? brokenOff() : error
  })
  const file = await stored
  // A second one, or a text in its place, is a fault.
  return file === undefined || 'file' in fields ? fields : { ...fields, file }
}

function parserOf(c: Context<Environment>): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': c.req.header('Content-Type') ?? '' },
      limits: { fieldNameSize: 100, fieldSize: optionsBytes, fields: 20, files: 2, parts: 20, headerPairs: 50 },
    })
  } catch {
    throw malformed('The Content-Type names no boundary, or one that is too long')
  }
}

const malformed = (msg: string) => new InvalidRequest([{ loc: ['body'], msg, type: 'multipart_invalid' }])

const tooMuch = () => malformed('The form has too many or too large fields')

const nameless = () => malformed('A part of the form has no name')

/** The parser's types do not say that a name may be missing. */
const isNameless = (name: string | undefined): boolean => name === undefined

export const isReceivedFile = (value: unknown): value is ReceivedFile => typeof value === 'object' && value !== null && 'blob' in value
