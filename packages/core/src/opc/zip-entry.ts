import type { Codec } from '../codec.js'
import { damagedEntry } from './refusals.js'

/** An entry of a ZIP archive, its data still compressed. */
export interface ZipEntry {
  readonly name: string
  /** How the data is compressed; other methods are not read. */
  readonly method: typeof stored | typeof deflated
  readonly crc: number
  /** Bytes when inflated. */
  readonly size: number
  /** Time and date as MS-DOS packs them, date in the upper half. */
  readonly modified: number
  readonly data: Uint8Array
}

export const stored = 0
export const deflated = 8

/** 1 January 1980, midnight: the first moment MS-DOS knows. */
const firstMoment = 0x0021_0000

/** The content of an entry. Its size is that declared or it is refused, so bounds on declared sizes hold for real ones. */
export const readEntry = async (entry: ZipEntry, codec: Codec): Promise<Uint8Array> => {
  const bytes = entry.method === stored ? entry.data : await inflate(entry, codec)
  if (bytes.length !== entry.size) throw damagedEntry(entry.name, 'it has not the size that the archive says')
  if (codec.crc32(bytes) !== entry.crc) throw damagedEntry(entry.name, 'its checksum is wrong')
  return bytes
}

/** An entry for new content; it keeps the date of the one it replaces. */
export const makeEntry = async (name: string, bytes: Uint8Array, codec: Codec, modified = firstMoment): Promise<ZipEntry> => {
  const data = await codec.deflateRaw(bytes)
  const shared = { name, crc: codec.crc32(bytes), size: bytes.length, modified }
  return data.length < bytes.length ? { ...shared, method: deflated, data } : { ...shared, method: stored, data: bytes }
}

const inflate = async (entry: ZipEntry, codec: Codec) => {
  try {
    return await codec.inflateRaw(entry.data, entry.size)
  } catch (error) {
    throw damagedEntry(entry.name, error instanceof RangeError ? 'it is larger than the archive says' : 'its compressed data is damaged')
  }
}
