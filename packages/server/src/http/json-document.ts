import type { Taken } from '@formatter/jobs'
import type { z } from '@hono/zod-openapi'
import { Base64Pieces, NotBase64 } from './base64.js'
import { bytesOf, documentTooLarge, expectType, fieldBytes, parseJson, type Body } from './body.js'
import { JsonString, memberFinder } from './json-member.js'

interface Intake {
  /** The largest document. */
  readonly documentBytes: number
  store(source: AsyncIterable<Uint8Array>): Promise<Taken>
}

/** What stands in a body in the place of its document; a class of its own, for what a caller sends can look like a blob. */
export class ReceivedDocument {
  /** The document in the store, or what is wrong with its text. */
  constructor(readonly received: Taken | NotBase64) {}
}

/**
 * A JSON body whose member `content` is a document in base64, which goes to the store as it comes, like the file of a form: neither its
 * text nor its bytes are ever in memory whole.
 */
export const jsonDocumentBody = <Content>(schema: z.ZodType<Content>, documented: z.ZodType, { documentBytes, store }: Intake): Body<Content> => ({
  contentType: 'application/json',
  schema,
  documented,
  async read(c) {
    expectType(c, 'application/json')
    const chunks = bytesOf(c, Math.ceil((documentBytes * 4) / 3) + fieldBytes, documentTooLarge(documentBytes))
    const around: Uint8Array[] = []
    const find = memberFinder('content')
    let document: ReceivedDocument | undefined
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      const at = document === undefined ? find(next.value) : -1
      if (at < 0) around.push(next.value)
      else {
        around.push(next.value.subarray(0, at))
        const text = new JsonString(next.value.subarray(at), chunks)
        document = await receive(text, store)
        around.push(text.rest)
      }
    }
    const body = parseJson(around)
    if (!isObject(body) || typeof body['content'] !== 'string') return body
    // Where the text stood there are two quotation marks now. One that is still there had a name with escapes in it, or came twice: the last counts.
    if (body['content'] !== '') document = await receive(wholeString(body['content']), store)
    return document === undefined ? body : { ...body, content: document }
  },
})

/** Of what the body breaks off in nothing is kept: `parseJson` finds that it is no JSON. */
async function receive(text: JsonString, store: Intake['store']): Promise<ReceivedDocument> {
  try {
    return new ReceivedDocument(await store(decoded(text)))
  } catch (error) {
    if (!(error instanceof NotBase64)) throw error
    // The other fields may have faults too.
    while (await text.next() !== undefined);
    return new ReceivedDocument(error)
  }
}

async function* decoded(text: JsonString): AsyncGenerator<Uint8Array> {
  const base64 = new Base64Pieces()
  for (let piece = await text.next(); piece !== undefined; piece = await text.next()) yield piece.last ? base64.end(piece.text) : base64.take(piece.text)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const wholeString = (text: string) => new JsonString(Buffer.from(JSON.stringify(text).slice(1)), (async function* () { /* Nothing follows. */ })())
