import { encrypted, tooLarge, truncated, unsafeName, unsupportedCompression } from './refusals.js'
import { findDirectory, type Directory } from './zip-directory.js'
import { deflated, stored, type ZipEntry } from './zip-entry.js'
import { readCentralHeader, readLocalHeader, type CentralHeader } from './zip-header.js'
import type { Limits } from './limits.js'

/** APPNOTE.TXT 6.3.10, section 4.4.4: encrypted, strongly encrypted, with an encrypted directory. */
const encryptionFlags = 0x0001 | 0x0040 | 0x2000

/** An entry, and all that it takes of the file: its local header and its data. */
interface Located {
  readonly entry: ZipEntry
  readonly from: number
  readonly to: number
}

/** Reads the directory of a ZIP archive, in its order. The data of the entries is neither copied nor inflated. */
export const readZip = (bytes: Uint8Array, limits: Limits): readonly ZipEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const directory = findDirectory(view)
  if (directory.count > limits.entries) throw tooLarge(`The file has ${directory.count} parts, more than ${limits.entries}`)
  const located: Located[] = []
  for (let i = 0, at = directory.start; i < directory.count; i++) {
    const header = readCentralHeader(bytes, view, at, directory.end)
    located.push(locate(bytes, view, header, directory))
    at = header.next
  }
  checkOverlap(located)
  const entries = located.map(({ entry }) => entry)
  checkTotal(entries, bytes.length, limits)
  return entries
}

const locate = (bytes: Uint8Array, view: DataView, header: CentralHeader, { start, shift }: Directory): Located => {
  const name = decodeName(header.nameBytes)
  if (header.flags & encryptionFlags) throw encrypted()
  if (header.method !== stored && header.method !== deflated) throw unsupportedCompression(name, header.method)
  const from = header.offset + shift
  const local = readLocalHeader(bytes, view, from, start)
  const to = local.dataStart + header.packedSize
  if (to > start) throw truncated(`${name} is cut off`)
  // Programs differ in which of the two they go by: what one has checked, another would not see.
  if (decodeName(local.nameBytes) !== name) throw unsafeName(name, 'is another in its own header')
  const { method, crc, size, modified } = header
  return { entry: { name, method, crc, size, modified, data: bytes.subarray(local.dataStart, to) }, from, to }
}

/** A small file can be made to hold any amount by letting entries share their data; no program that packs does so. */
const checkOverlap = (located: readonly Located[]) => {
  let end = 0
  for (const { entry, from, to } of located.toSorted((a, b) => a.from - b.from)) {
    if (from < end) throw truncated(`${entry.name} lies in the place of another part`)
    end = to
  }
}

const checkTotal = (entries: readonly ZipEntry[], length: number, { totalBytes, ratio, ratioFloor }: Limits) => {
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total > totalBytes) throw tooLarge(`The file holds ${total} bytes when unpacked, more than ${totalBytes}`)
  if (total > ratioFloor && total > ratio * length) throw tooLarge(`The file unpacks to ${Math.round(total / length)} times its size`)
}

/** As UTF-8, whether or not the entry is flagged so: OPC has ASCII only, and those that write more write UTF-8. */
const decodeName = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw unsafeName(String.fromCharCode(...bytes.subarray(0, 100)), 'is not UTF-8')
  }
}
