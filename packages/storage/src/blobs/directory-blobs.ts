import type { Blobs } from '@formatter/jobs'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { spool } from './spool.js'

/**
 * Blobs as files of a folder, named by their hash: `ab/abcdef…`. A file is written beside them, flushed, and renamed, so that
 * nobody ever sees half of one; its folder is flushed too, or the name might not outlive a loss of power. Bytes that are there
 * already are replaced by the same, which makes them young again for `storedBefore`.
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
        const blob = await spool(temporary, source, maxBytes, { flush: true })
        await settle(temporary, pathOf(blob.sha256))
        return blob
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
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
    async probe() {
      const file = join(incoming, randomUUID())
      await writeFile(file, 'A file can be written here.')
      await rm(file)
    },
  }
}

/** Gives a finished file its name; the first one on its shelf makes the shelf. */
async function settle(temporary: string, path: string): Promise<void> {
  const shelf = dirname(path)
  try {
    await rename(temporary, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    await mkdir(shelf, { recursive: true })
    await rename(temporary, path)
    await flushFolder(dirname(shelf))
  }
  await flushFolder(shelf)
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
