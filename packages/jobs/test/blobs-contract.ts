import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { durably, oneChunk, readWhole, type Blobs } from '../src/index.js'

/** What every store of blobs promises; `newBlobs` gives an empty one. */
export function describeBlobs(newBlobs: () => Promise<Blobs>): void {
  describe('of a few bytes', () => { describePromises(newBlobs, new TextEncoder().encode('A paper about rivers.')) })
  // A store may keep large ones in another way.
  describe('of many bytes', () => { describePromises(newBlobs, new TextEncoder().encode('A paper about rivers, and about lakes. '.repeat(10_000))) })
}

function describePromises(newBlobs: () => Promise<Blobs>, text: Uint8Array): void {
  const enough = text.length + 1
  const step = Math.ceil(text.length / 5)
  const sha256 = createHash('sha256').update(text).digest('hex')
  const put = async (blobs: Blobs, source: AsyncIterable<Uint8Array>) => durably(await blobs.put(source, enough))

  it('gives back what was put, known by its hash', async () => {
    const blobs = await newBlobs()
    const blob = await put(blobs, oneChunk(text))
    expect(blob).toEqual({ sha256, bytes: text.length })
    expect(await readWhole(blobs, blob)).toEqual(text)
  })

  it('gives a range, its end included', async () => {
    const blobs = await newBlobs()
    await Promise.all([put(blobs, oneChunk(text)), put(blobs, oneChunk(Buffer.from('Another.')))])
    expect(await textOf(blobs.read(sha256, { start: 2, end: 6 }))).toBe('paper')
    expect(await textOf(blobs.read(sha256, { start: text.length - 2, end: text.length + 5 }))).toBe(new TextDecoder().decode(text.slice(-2)))
  })

  it('has nothing behind its end', async () => {
    const blobs = await newBlobs()
    await put(blobs, oneChunk(text))
    expect(await textOf(blobs.read(sha256, { start: text.length, end: text.length + 1 }))).toBe('')
  })

  it('joins the chunks of a source', async () => {
    const blobs = await newBlobs()
    expect(await put(blobs, chunksOf(text, step))).toEqual({ sha256, bytes: text.length })
    expect(await textOf(blobs.read(sha256))).toBe(new TextDecoder().decode(text))
  })

  it('refuses more bytes than are allowed, and keeps none of them', async () => {
    const blobs = await newBlobs()
    await expect(blobs.put(chunksOf(text, step), text.length - 1)).rejects.toMatchObject({ code: 'document_too_large' })
    expect(await stored(blobs)).toEqual([])
  })

  it('keeps nothing of a source that fails', async () => {
    const blobs = await newBlobs()
    await expect(put(blobs, failing(text))).rejects.toThrow('The line broke.')
    expect(await stored(blobs)).toEqual([])
  })

  it('takes the same bytes twice at once', async () => {
    const blobs = await newBlobs()
    const both = await Promise.all([put(blobs, chunksOf(text, step)), put(blobs, chunksOf(text, step + 1))])
    expect(both).toEqual([{ sha256, bytes: text.length }, { sha256, bytes: text.length }])
    expect(await stored(blobs)).toEqual([sha256])
  })

  it('says what lies there since before a time', async () => {
    const blobs = await newBlobs()
    await put(blobs, oneChunk(text))
    expect(await stored(blobs)).toEqual([sha256])
    expect(await stored(blobs, 0)).toEqual([])
  })

  it('removes a blob, and does not mind when it is gone', async () => {
    const blobs = await newBlobs()
    await put(blobs, oneChunk(text))
    await blobs.remove(sha256)
    await blobs.remove(sha256)
    await expect(textOf(blobs.read(sha256))).rejects.toThrow()
  })

  it('is there when it is asked, and leaves nothing behind of that', async () => {
    const blobs = await newBlobs()
    await blobs.probe()
    expect(await stored(blobs)).toEqual([])
  })
}

const stored = async (blobs: Blobs, before = Number.MAX_SAFE_INTEGER) => {
  const found: string[] = []
  for await (const sha256 of blobs.storedBefore(before)) found.push(sha256)
  return found
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts).toString('utf8')
}

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

async function* failing(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
  throw new Error('The line broke.')
}
