import { assert, asyncProperty, constantFrom, integer, record, string, uint8Array } from 'fast-check'
import { expect, it } from 'vitest'
import { Base64Pieces } from '../src/http/base64.js'
import { JsonString, memberFinder } from '../src/http/json-member.js'
import { newService, request } from './service.js'

/** The bytes of `content` in a body that comes in pieces of so many bytes, and what follows the text. */
async function read(body: string, size: number): Promise<{ bytes: Buffer; rest: string } | undefined> {
  const whole = Buffer.from(body)
  const chunks = (function* () { for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size) })()
  const more = (async function* () { yield* chunks })()
  const find = memberFinder('content')
  for await (const chunk of { [Symbol.asyncIterator]: () => ({ next: () => more.next() }) }) {
    const at = find(chunk)
    if (at < 0) continue
    const text = new JsonString(chunk.subarray(at), more)
    const base64 = new Base64Pieces()
    const bytes: Uint8Array[] = []
    for (let piece = await text.next(); piece !== undefined; piece = await text.next()) {
      bytes.push(piece.last ? base64.end(piece.text) : base64.take(piece.text))
    }
    const rest = [text.rest]
    for await (const after of more) rest.push(after)
    return { bytes: Buffer.concat(bytes), rest: Buffer.concat(rest).toString() }
  }
  return undefined
}

const spellings: Readonly<Record<string, (base64: string) => string>> = {
  plain: (text) => text,
  'without padding': (text) => text.replace(/=+$/, ''),
  'in lines': (text) => text.replaceAll(/.{20}/g, '$&\\r\\n'),
  'with escaped slashes': (text) => text.replaceAll('/', '\\/'),
  'with escaped letters': (text) => text.replaceAll(/[A-F]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
  'with blanks behind it': (text) => `${text}          `,
}

it('reads the same document from JSON, however its base64 is spelled and wherever the body is cut', async () => {
  const parts = record({
    document: uint8Array({ minLength: 1, maxLength: 200 }),
    spelling: constantFrom(...Object.keys(spellings)),
    size: integer({ min: 1, max: 80 }),
    name: string(),
    around: constantFrom('{"content":1}', '["content",{"content":"QUJD"}]', '"content"', '"\\"content\\":\\""', '"\\\\"', 'null'),
  })
  await assert(asyncProperty(parts, async ({ document, spelling, size, name, around }) => {
    const after = `,"filename":${JSON.stringify(name)}}`
    const text = spellings[spelling]!(Buffer.from(document).toString('base64'))
    const found = await read(`{ "options":${around}, "content" :\n"${text}"${after}`, size)
    expect(found).toEqual({ bytes: Buffer.from(document), rest: `"${after}` })
  }))
})

it.each([
  ['a list', '["content", "QUJD"]'],
  ['a member of another object', '{"options": {"content": "QUJD"}}'],
  ['a value', '{"filename": "content", "style": "QUJD"}'],
  ['no string', '{"content": 1, "style": "QUJD"}'],
])('finds no document where “content” stands in %s', async (_what, body) => {
  for (const size of [1, 5, 100]) expect(await read(body, size)).toBeUndefined()
})

it.each([
  ['a digit that is none', 'QUJ*QUJDQUJD', 'base64_invalid'],
  ['a digit of base64url', 'QUJD-UJDQUJD', 'base64_invalid'],
  ['padding within', 'QQ==QUJDQUJDQUJD', 'base64_invalid'],
  ['a digit alone', 'QUJDQ', 'base64_invalid'],
  ['a letter beyond ASCII', 'QUJDQUJDé', 'base64_invalid'],
  ['nothing but blanks', '   ', 'file_empty'],
  ['nothing', '', 'file_empty'],
  ['a number', 5, 'string_type'],
  ['something that looks like a document of the store', { blob: { sha256: 'a'.repeat(64), bytes: 3 } }, 'string_type'],
])('refuses a document of %s, together with the faults of other fields', async (_what, content, type) => {
  const { postJson } = await newService()
  const answer = await postJson('/api/v1/documents', { ...request, content, style: 'klingon' })
  const { detail } = (await answer.json()) as { detail: { loc: string[]; type: string }[] }
  expect([answer.status, detail.map((fault) => [fault.loc.at(-1), fault.type])]).toEqual([422, [['content', type], ['style', 'unknown_style']]])
})

it('takes the last of two documents, and one whose name is written with escapes, as every reader of JSON does', async () => {
  const { postJson, jobs } = await newService()
  const fields = '"filename":"a.docx","style":"apa-7"'
  for (const content of ['"content":"QUJD","content":"WFla"', '"cont\\u0065nt":"WFla"', '"content":"WFla"']) {
    const answer = await postJson('/api/v1/documents', `{${fields},${content}}`, { 'Idempotency-Key': 'once' })
    expect([content, answer.status]).toEqual([content, 200])
  }
  expect(await jobs.countWaiting()).toMatchObject({ queued: 1 })
})
