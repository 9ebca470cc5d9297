import type { Codec } from '../codec.js'
import type { PackageEntry } from './entry-index.js'
import type { PartName } from './part-name.js'
import { pixelsOf, type Pixels } from './pixels.js'
import type { ZipEntry } from './zip-entry.js'

/** What a part held when it was hashed. */
export interface PartHash {
  readonly sha256: string
  /** Bytes, inflated. */
  readonly bytes: number
  /** Of a picture: read here, where every part is inflated once. */
  readonly pixels: Pixels | undefined
  /** Where that was read. */
  readonly entry: ZipEntry
}

/** Hashes parts one after the other, so that at most one large one is in memory. */
export const hashParts = async (
  parts: readonly PackageEntry[],
  codec: Codec,
  known: ReadonlyMap<PartName, PartHash> = new Map(),
): Promise<ReadonlyMap<PartName, PartHash>> => {
  const hashes = new Map<PartName, PartHash>()
  for (const part of parts) {
    const before = known.get(part.name)
    hashes.set(part.name, before && isSame(before.entry, part.zip) ? before : await hash(part, codec))
  }
  return hashes
}

const hash = async (part: PackageEntry, codec: Codec): Promise<PartHash> => {
  const bytes = await part.bytes()
  return { sha256: await codec.sha256(bytes), bytes: bytes.length, pixels: pixelsOf(bytes), entry: part.zip }
}

/** What is the same while compressed was checked when it was first hashed, and need not be inflated again. */
const isSame = (a: ZipEntry, b: ZipEntry) =>
  a.method === b.method && a.crc === b.crc && a.size === b.size && isEqual(a.data, b.data)

const isEqual = (a: Uint8Array, b: Uint8Array) => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
