import { truncated } from './refusals.js'

// APPNOTE.TXT 6.3.10: section 4.3.7 for local headers, 4.3.12 for those of the central directory.
const centralSignature = 0x02014b50
const centralLength = 46
const localSignature = 0x04034b50
const localLength = 30

/** What the central directory says of an entry. */
export interface CentralHeader {
  readonly nameBytes: Uint8Array
  readonly flags: number
  readonly method: number
  readonly modified: number
  readonly crc: number
  readonly packedSize: number
  readonly size: number
  /** Where the entry's local header is, from the start of the archive. */
  readonly offset: number
  /** Where the next header begins. */
  readonly next: number
}

/** Reads the header that begins at `at` and has to end before `limit`. */
export const readCentralHeader = (bytes: Uint8Array, view: DataView, at: number, limit: number): CentralHeader => {
  if (at + centralLength > limit || view.getUint32(at, true) !== centralSignature) throw truncated('its directory is damaged')
  const extra = at + centralLength + view.getUint16(at + 28, true)
  const comment = extra + view.getUint16(at + 30, true)
  const next = comment + view.getUint16(at + 32, true)
  if (next > limit) throw truncated('its directory is cut off')
  const wide = zip64Numbers(view, extra, comment)
  return {
    nameBytes: bytes.subarray(at + centralLength, extra),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    modified: view.getUint32(at + 12, true),
    crc: view.getUint32(at + 16, true),
    // In the order in which ZIP64 has them.
    size: wide(view.getUint32(at + 24, true)),
    packedSize: wide(view.getUint32(at + 20, true)),
    offset: wide(view.getUint32(at + 42, true)),
    next,
  }
}

/** Where an entry's data begins, and its name as its local header has it. */
export const readLocalHeader = (bytes: Uint8Array, view: DataView, at: number, limit: number) => {
  if (at + localLength > limit || view.getUint32(at, true) !== localSignature) throw truncated('an entry is not where it should be')
  const nameEnd = at + localLength + view.getUint16(at + 26, true)
  const nameBytes = bytes.subarray(at + localLength, nameEnd)
  return { nameBytes, dataStart: nameEnd + view.getUint16(at + 28, true) }
}

/**
 * Widens the numbers of a header, one after the other: section 4.5.3, the extra field of ZIP64 has in a fixed order
 * those that do not fit where they belong, which are 0xFFFFFFFF there.
 */
const zip64Numbers = (view: DataView, from: number, to: number) => {
  let field = from
  while (field + 4 <= to && view.getUint16(field, true) !== 1) field += 4 + view.getUint16(field + 2, true)
  let next = field + 4
  return (narrow: number) => {
    if (narrow !== 0xffffffff) return narrow
    if (next + 8 > to) throw truncated('its directory is damaged')
    next += 8
    return Number(view.getBigUint64(next - 8, true))
  }
}
