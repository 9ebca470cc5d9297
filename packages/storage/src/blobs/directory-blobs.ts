import type { Blobs } from '@formatter/jobs'
import { hash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { flushFolder } from './flush-folder.js'
import { headBytes, isMissing } from './pack-file.js'
import { packsIn } from './packs.js'
import { dropLeftovers, spool } from './spool.js'

/** Documents of up to so many bytes share a file, and its flush, with others (docs/adr/0012). */
const smallBytes = 64 * 1024

/**
 * Blobs in a folder: small ones in packs, the others as files of their own, named by their hash: `ab/abcdef…`. A file is written beside
 * them, flushed, and renamed, so that nobody ever sees half of one; its folder is flushed too, or the name might not outlive a loss of
 * power. Bytes that are there already are stored again, which makes them young again for `storedBefore`.
 */
export async function directoryBlobs(folder: string): Promise<Blobs> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  const packs = await packsIn(join(folder, 'packs'))
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)

  return {
    async put(source, maxBytes) {
      const { whole, resumed } = await startOf(source, Math.min(smallBytes, maxBytes))
      if (whole !== undefined) {
        const sha256 = hash('sha256', whole)
        return { sha256, bytes: whole.length, durable: packs.add(sha256, whole) }
      }
      const temporary = join(incoming, randomUUID())
      try {
        const blob = await spool(temporary, resumed, maxBytes, { flush: true })
        await settle(temporary, pathOf(blob.sha256))
        return { ...blob, durable: Promise.resolve() }
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async *read(sha256, { start, end } = { start: 0, end: Infinity }) {
      const place = await packs.find(sha256) ?? (await exists(pathOf(sha256)) ? undefined : await packs.find(sha256, true))
      if (place === undefined) {
        yield* createReadStream(pathOf(sha256), { start, end })
        return
      }
      const [first, last] = [start, Math.min(end, place.bytes - 1)].map((index) => place.at + headBytes + index) as [number, number]
      if (first <= last) yield* createReadStream(place.pack, { start: first, end: last })
    },
    async *storedBefore(time) {
      await dropLeftovers(incoming, time)
      const packed = await packs.all()
      for (const [sha256, storedAt] of packed) if (storedAt < time) yield sha256
      for await (const shelf of await opendir(folder)) {
        if (shelf.name.length !== 2) continue
        for await (const { name } of await opendir(join(folder, shelf.name))) {
          const found = await stat(pathOf(name)).catch(() => undefined)
          if (found !== undefined && found.mtimeMs < time && !packed.has(name)) yield name
        }
      }
    },
    async remove(sha256) {
      await packs.remove(sha256)
      await rm(pathOf(sha256), { force: true })
    },
    async probe() {
      const file = join(incoming, randomUUID())
      await writeFile(file, 'A file can be written here.')
      await rm(file)
    },
  }
}

/** A source that ends within so many bytes, as one array; another one as it was. */
async function startOf(source: AsyncIterable<Uint8Array>, most: number) {
  const rest = source[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  let bytes = 0
  while (bytes <= most) {
    const { done, value } = await rest.next()
    if (done === true) return { whole: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, bytes) }
    chunks.push(value)
    bytes += value.length
  }
  return { resumed: resume(chunks, rest) }
}

async function* resume(chunks: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks
  yield* { [Symbol.asyncIterator]: () => rest }
}

/** Gives a finished file its name; the first one on its shelf makes the shelf. */
async function settle(temporary: string, path: string): Promise<void> {
  const shelf = dirname(path)
  try {
    await rename(temporary, path)
  } catch (error) {
    if (!isMissing(error)) throw error
    await mkdir(shelf, { recursive: true })
    await rename(temporary, path)
    await flushFolder(dirname(shelf))
  }
  await flushFolder(shelf)
}

const exists = (path: string): Promise<boolean> => stat(path).then(() => true, () => false)
