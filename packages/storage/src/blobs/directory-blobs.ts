import { tooLarge, type Blob, type Blobs } from '@formatter/jobs'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat, utimes, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Blobs as files of a folder, named by their hash: `ab/abcdef…`. A file is written beside them, flushed, and renamed, so that
 * nobody ever sees half of one; its folder is flushed too, or the name might not outlive a loss of power.
 */
export async function directoryBlobs(folder: string): Promise<Blobs> {
  const incoming = join(folder, 'incoming')
  // What a crash left half written is nobody's.
  await rm(incoming, { recursive: true, force: true })
  await mkdir(incoming, { recursive: true })
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)

  return {
    async put(source, maxBytes) {
      const temporary = join(incoming, randomUUID())
      try {
        const blob = await write(temporary, source, maxBytes)
        await settle(temporary, pathOf(blob.sha256))
        return blob
      } finally {
        await rm(temporary, { force: true })
      }
    },
    read: (sha256, range) => createReadStream(pathOf(sha256), range ? { start: range.start, end: range.end } : {}),
    async *storedBefore(time) {
      for await (const shelf of await opendir(folder)) {
        if (shelf.name.length !== 2) continue
        for await (const { name } of await opendir(join(folder, shelf.name))) {
          const found = await stat(pathOf(name)).catch(() => undefined)
          if (found !== undefined && found.mtimeMs < time) yield name
        }
      }
    },
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  }
}

async function write(path: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Blob> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > maxBytes) throw tooLarge(maxBytes)
      hash.update(chunk)
      await writeAll(file, chunk)
    }
    await file.datasync()
  } finally {
    await file.close()
  }
  return { sha256: hash.digest('hex'), bytes }
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let written = 0
  while (written < chunk.length) written += (await file.write(chunk, written)).bytesWritten
}

/** Gives a finished file its name. Bytes that are there already are only made young again, for `storedBefore`. */
async function settle(temporary: string, path: string): Promise<void> {
  const now = new Date()
  const isThere = await utimes(path, now, now).then(() => true, () => false)
  if (isThere) return
  const shelf = dirname(path)
  const made = await mkdir(shelf, { recursive: true })
  await rename(temporary, path)
  await flushFolder(shelf)
  if (made !== undefined) await flushFolder(dirname(shelf))
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
