import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { erase, holds, scan, type Place } from './pack-file.js'
import { fullMs, packWriter, type PackWriter } from './pack-writer.js'

/** Small documents, many to a file. */
interface Packs extends Pick<PackWriter, 'add'> {
  /** The newest place of a document; `afresh` also looks at what other processes wrote since. */
  find(sha256: string, afresh?: boolean): Promise<Place | undefined>
  /** Every document, with the newest time at which it was stored. */
  all(): Promise<ReadonlyMap<string, number>>
  remove(sha256: string): Promise<void>
}

/**
 * Packs in a folder. Each process appends to one of its own; where documents lie is kept in memory, and read from the heads of the records
 * at start. What is removed is overwritten, and a pack in which nothing is left is deleted.
 */
export async function packsIn(folder: string): Promise<Packs> {
  await mkdir(folder, { recursive: true })
  const places = new Map<string, Place[]>()
  const scanned = new Map<string, number>()

  const note = (sha256: string, place: Place) => {
    const others = places.get(sha256)
    places.set(sha256, others === undefined ? [place] : [place, ...others].sort((a, b) => b.storedAt - a.storedAt))
  }
  const writer = packWriter(folder, { note, filled: (pack, end) => scanned.set(pack, end) })

  const refresh = async (): Promise<void> => {
    for (const name of await readdir(folder)) {
      const pack = join(folder, name)
      if (writer.isOpen(pack)) continue
      const { size } = await stat(pack)
      const from = scanned.get(pack) ?? 0
      if (size > from) scanned.set(pack, scan(pack, from, size, note))
    }
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
    add: (sha256, document) => writer.add(sha256, document),
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
