import { truncated } from './refusals.js'

// APPNOTE.TXT 6.3.10: section 4.3.16 for the end record, 4.3.14 and 4.3.15 for those of ZIP64.
const endSignature = 0x06054b50
const endLength = 22
const zip64EndSignature = 0x06064b50
const zip64EndLength = 56
const zip64LocatorSignature = 0x07064b50
const zip64LocatorLength = 20
const longestComment = 0xffff

/** Where the central directory lies. */
export interface Directory {
  readonly start: number
  readonly end: number
  /** Entries that it lists. */
  readonly count: number
  /** Bytes before the archive, a self-extractor or junk: offsets do not count them. */
  readonly shift: number
}

/** Finds the central directory of an archive by the record at its end. */
export const findDirectory = (view: DataView): Directory => {
  const end = findEnd(view)
  if (end === undefined) throw truncated('its end is missing')
  return zip64Directory(view, end - zip64LocatorLength) ?? directoryAt(end, {
    count: view.getUint16(end + 10, true),
    size: view.getUint32(end + 12, true),
    offset: view.getUint32(end + 16, true),
  })
}

/** Where the end record is. A comment may follow it, and look like one: the record whose comment ends the file counts first. */
export const findEnd = (view: DataView): number | undefined => {
  const first = Math.max(0, view.byteLength - endLength - longestComment)
  let found: number | undefined
  for (let at = view.byteLength - endLength; at >= first; at--) {
    if (view.getUint32(at, true) !== endSignature) continue
    const end = at + endLength + view.getUint16(at + 20, true)
    if (end === view.byteLength) return at
    if (end < view.byteLength) found ??= at
  }
  return found
}

const zip64Directory = (view: DataView, locator: number) => {
  if (locator < zip64EndLength || view.getUint32(locator, true) !== zip64LocatorSignature) return undefined
  // It lies right before the locator. Its offset in there would be wrong by the bytes before the archive.
  const record = locator - zip64EndLength
  if (view.getUint32(record, true) !== zip64EndSignature) throw truncated('its end is damaged')
  const number = (at: number) => Number(view.getBigUint64(record + at, true))
  return directoryAt(record, { count: number(32), size: number(40), offset: number(48) })
}

/** The directory ends where the end record begins. */
const directoryAt = (end: number, stated: { count: number; size: number; offset: number }): Directory => {
  const start = end - stated.size
  const shift = start - stated.offset
  if (start < 0 || shift < 0) throw truncated('its directory is cut off')
  return { start, end, count: stated.count, shift }
}
