import { tooLarge, type Blob } from '@formatter/jobs'
import { createHash } from 'node:crypto'
import { open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes what comes into a new file, hashing it on the way, and flushes it where it is to stay. Throws `document_too_large`. */
export async function spool(path: string, source: AsyncIterable<Uint8Array>, maxBytes: number, { flush }: { readonly flush: boolean }): Promise<Blob> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > maxBytes) throw tooLarge(maxBytes)
      // Hashed while the disk has it.
      const written = writeAll(file, chunk)
      hash.update(chunk)
      await written
    }
    if (flush) await file.datasync()
  } finally {
    await file.close()
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** Removes what was begun in a folder before `time` and left half written by a crash; what is newer may be under way, here or in another process. */
export async function dropLeftovers(folder: string, time: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && found.mtimeMs < time) await rm(path, { force: true })
  }
}

/** Writes all of it, at a place or where the file stands. */
export async function writeAll(file: FileHandle, bytes: Uint8Array, at: number | null = null): Promise<void> {
  let written = 0
  while (written < bytes.length) written += (await file.write(bytes, written, bytes.length - written, at === null ? null : at + written)).bytesWritten
}
