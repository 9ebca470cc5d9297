import { randomUUID } from 'node:crypto'
import { constants, open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { gathering } from '../gather.js'
import { flushFolder } from './flush-folder.js'
import { headBytes, headOf, type Place } from './pack-file.js'

/** When a pack is followed by another one. */
const fullBytes = 8 * 2 ** 20
export const fullMs = 3_600_000

/** What is written is on the disk when the write returns: under load each further call waits for a turn of its own in the event loop. */
const durably = constants.O_WRONLY | constants.O_DSYNC

/** How long a pack stays open after a writing: to open and close it for each took as long as to write. */
const openMs = 1000

/** So many go into one writing without waiting for more. */
const largestGroup = 64

interface Waiting {
  readonly sha256: string
  readonly document: Uint8Array
  resolve(): void
  reject(error: unknown): void
}

/** Appends documents to packs of this process, one after the other. */
export interface PackWriter {
  /** Durable when it resolves: those that come while the disk is written to share the next writing, and its flush. */
  add(sha256: string, document: Uint8Array): Promise<void>
  /** Whether a pack is the one that is written to. */
  isOpen(pack: string): boolean
}

/** Who keeps in mind what lies where. */
interface Witness {
  /** A document was written. */
  note(sha256: string, place: Place): void
  /** A pack is full; nothing comes behind `end` any more. */
  filled(pack: string, end: number): void
}

interface Pack {
  readonly path: string
  readonly bornAt: number
  end: number
  file?: FileHandle | undefined
}

export function packWriter(folder: string, witness: Witness): PackWriter {
  const waiting: Waiting[] = []
  const gather = gathering(largestGroup)
  let pack: Pack | undefined
  let writing = false
  let resting: NodeJS.Timeout | undefined

  const current = async (): Promise<Pack> => {
    if (pack !== undefined && pack.end < fullBytes && Date.now() - pack.bornAt < fullMs) return pack
    if (pack !== undefined) witness.filled(pack.path, pack.end)
    await letGo(pack)
    const bornAt = Date.now()
    return (pack = { path: join(folder, `${bornAt}-${randomUUID()}`), bornAt, end: 0 })
  }

  const write = async (): Promise<void> => {
    writing = true
    clearTimeout(resting)
    while (waiting.length > 0) {
      await gather(waiting)
      const group = waiting.splice(0)
      try {
        await append(await current(), group, folder, witness)
        for (const { resolve } of group) resolve()
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    writing = false
    resting = setTimeout(() => void letGo(pack), openMs).unref()
  }

  return {
    add(sha256, document) {
      const added = new Promise<void>((resolve, reject) => { waiting.push({ sha256, document, resolve, reject }) })
      // Who sent it may be refused for something else meanwhile, and nobody waits any more.
      added.catch(() => undefined)
      if (!writing) void write()
      return added
    },
    isOpen: (path) => path === pack?.path,
  }
}

async function append(pack: Pack, group: readonly Waiting[], folder: string, witness: Witness): Promise<void> {
  const storedAt = Date.now()
  const records = group.flatMap(({ sha256, document }) => [headOf(sha256, document.length, storedAt), document])
  pack.file ??= await open(pack.path, durably | (pack.end === 0 ? constants.O_CREAT : 0), 0o600)
  // As they lie in memory: a copy of each, and one of all, was more for the collector of garbage than all else of a request.
  const { bytesWritten } = await pack.file.writev(records, pack.end)
  if (bytesWritten !== records.reduce((sum, { length }) => sum + length, 0)) {
    throw Object.assign(new Error('The disk took a part of the documents only.'), { code: 'ENOSPC' })
  }
  if (pack.end === 0) await flushFolder(folder)
  for (const { sha256, document } of group) {
    witness.note(sha256, { pack: pack.path, at: pack.end, bytes: document.length, storedAt })
    pack.end += headBytes + document.length
  }
}

async function letGo(pack: Pack | undefined): Promise<void> {
  const file = pack?.file
  if (pack !== undefined) pack.file = undefined
  // Whatever closing has to say: what was written is on the disk.
  await file?.close().catch(() => undefined)
}
