import { randomUUID } from 'node:crypto'
import { constants, mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { gathering } from '../gather.js'
import { flushFolder } from './flush-folder.js'
import { erase, headBytes, headOf, holds, scan, type Place } from './pack-file.js'

/** When a pack is followed by another one. */
const fullBytes = 8 * 2 ** 20
const fullMs = 3_600_000

/** What is written is on the disk when the write returns: under load each further call waits for a turn of its own in the event loop. */
const durably = constants.O_WRONLY | constants.O_DSYNC

interface Waiting {
  readonly sha256: string
  readonly document: Uint8Array
  resolve(): void
  reject(error: unknown): void
}

/** Small documents, many to a file. */
export interface Packs {
  /** Durable when it resolves: those that come while the disk is written to share the next writing, and its flush. */
  add(sha256: string, document: Uint8Array): Promise<void>
  /** The newest place of a document; `afresh` also looks at what other processes wrote since. */
  find(sha256: string, afresh?: boolean): Promise<Place | undefined>
  /** Every document, with the newest time at which it was stored. */
  all(): Promise<ReadonlyMap<string, number>>
  remove(sha256: string): Promise<void>
}

/** How long a pack stays open after a writing: to open and close it for each took as long as to write. */
const openMs = 1000

/** So many go into one writing without waiting for more. */
const largestGroup = 64

/**
 * Packs in a folder. Each process appends to one of its own; where documents lie is kept in memory, and read from the heads of the records
 * at start. What is removed is overwritten, and a pack in which nothing is left is deleted.
 */
export async function packsIn(folder: string): Promise<Packs> {
  await mkdir(folder, { recursive: true })
  const places = new Map<string, Place[]>()
  const scanned = new Map<string, number>()
  const waiting: Waiting[] = []
  let own: { readonly path: string; readonly bornAt: number; end: number; file?: FileHandle | undefined } | undefined
  let writing = false
  let resting: NodeJS.Timeout | undefined
  const gather = gathering(largestGroup)

  const note = (sha256: string, place: Place) => {
    const others = places.get(sha256)
    places.set(sha256, others === undefined ? [place] : [place, ...others].sort((a, b) => b.storedAt - a.storedAt))
  }

  const refresh = async (): Promise<void> => {
    for (const name of await readdir(folder)) {
      const pack = join(folder, name)
      if (pack === own?.path) continue
      const { size } = await stat(pack)
      const from = scanned.get(pack) ?? 0
      if (size > from) scanned.set(pack, scan(pack, from, size, note))
    }
  }

  const current = async (): Promise<NonNullable<typeof own>> => {
    if (own !== undefined && own.end < fullBytes && Date.now() - own.bornAt < fullMs) return own
    if (own !== undefined) scanned.set(own.path, own.end)
    await letGo()
    const bornAt = Date.now()
    return (own = { path: join(folder, `${bornAt}-${randomUUID()}`), bornAt, end: 0 })
  }

  const append = async (group: readonly Waiting[]): Promise<void> => {
    const pack = await current()
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
      note(sha256, { pack: pack.path, at: pack.end, bytes: document.length, storedAt })
      pack.end += headBytes + document.length
    }
  }

  const letGo = async (): Promise<void> => {
    const file = own?.file
    if (own !== undefined) own.file = undefined
    // Whatever closing has to say: what was written is on the disk.
    await file?.close().catch(() => undefined)
  }

  const write = async (): Promise<void> => {
    writing = true
    clearTimeout(resting)
    while (waiting.length > 0) {
      await gather(waiting)
      const group = waiting.splice(0)
      try {
        await append(group)
        for (const { resolve } of group) resolve()
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    writing = false
    resting = setTimeout(() => void letGo(), openMs).unref()
  }

  /** Packs that nobody writes to any more and in which nothing is left. */
  const dropEmpty = async (): Promise<void> => {
    const used = new Set([...places.values()].flatMap((each) => each.map(({ pack }) => pack)))
    for (const name of await readdir(folder)) {
      if (Date.now() - Number.parseInt(name) > 2 * fullMs && !used.has(join(folder, name))) await rm(join(folder, name), { force: true })
    }
  }

  await refresh()
  return {
    add(sha256, document) {
      const added = new Promise<void>((resolve, reject) => { waiting.push({ sha256, document, resolve, reject }) })
      // Who sent it may be refused for something else meanwhile, and nobody waits any more.
      added.catch(() => undefined)
      if (!writing) void write()
      return added
    },
    async find(sha256, afresh = false) {
      if (afresh) await refresh()
      const held = (places.get(sha256) ?? []).filter((place) => holds(place, sha256))
      if (held.length > 0) places.set(sha256, held)
      else places.delete(sha256)
      return held[0]
    },
    async all() {
      await refresh()
      await dropEmpty()
      return new Map([...places].map(([sha256, each]) => [sha256, Math.max(...each.map(({ storedAt }) => storedAt))]))
    },
    async remove(sha256) {
      const each = places.get(sha256) ?? []
      places.delete(sha256)
      for (const place of each) await erase(place)
    },
  }
}
