import { tooLarge } from './refusals.js'
import type { ZipEntry } from './zip-entry.js'

const localLength = 30
const centralLength = 46
const endLength = 22
/** APPNOTE.TXT 6.3.10, section 4.4.3: version 2.0, which has folders and Deflate. */
const version = 20
/** Section 4.4.4: the name is in UTF-8. */
const utf8Flag = 0x0800

/**
 * Writes an archive: the entries in their order, their data as it is, and nothing of the moment it is written in.
 * Sizes stand before the data, as Word wants it, and not in descriptors behind it.
 */
export const writeZip = (entries: readonly ZipEntry[]): Uint8Array => {
  const named = entries.map((entry) => ({ entry, name: new TextEncoder().encode(entry.name) }))
  const directoryStart = sum(named, ({ entry, name }) => localLength + name.length + entry.data.length)
  const directoryLength = sum(named, ({ name }) => centralLength + name.length)
  const length = directoryStart + directoryLength + endLength
  if (length > 0xffffffff || entries.length > 0xfffe) throw tooLarge('The formatted file would pass 4 GiB, or 65,534 parts')

  const output = new Output(length)
  const offsets = named.map(({ entry, name }) => {
    const offset = output.at
    output.u32(0x04034b50).u16(version)
    writeShared(output, entry, name)
    output.bytes(name).bytes(entry.data)
    return offset
  })
  named.forEach(({ entry, name }, index) => {
    output.u32(0x02014b50).u16(version).u16(version)
    writeShared(output, entry, name)
    // No comment, disk 0, no attributes.
    output.u16(0).u16(0).u16(0).u32(0).u32(offsets[index] ?? 0).bytes(name)
  })
  output.u32(0x06054b50).u16(0).u16(0).u16(entries.length).u16(entries.length)
  output.u32(directoryLength).u32(directoryStart).u16(0)
  return output.written
}

/** From the flags to the length of the extra field: what both headers of an entry have. */
const writeShared = (output: Output, { method, modified, crc, data, size }: ZipEntry, name: Uint8Array) => {
  const flags = name.every((byte) => byte < 0x80) ? 0 : utf8Flag
  output.u16(flags).u16(method).u32(modified).u32(crc).u32(data.length).u32(size).u16(name.length).u16(0)
}

/** Little-endian numbers and bytes, one after the other. */
class Output {
  at = 0
  readonly written: Uint8Array
  private readonly view: DataView

  constructor(length: number) {
    this.written = new Uint8Array(length)
    this.view = new DataView(this.written.buffer)
  }

  u16(value: number) {
    this.view.setUint16(this.at, value, true)
    this.at += 2
    return this
  }

  u32(value: number) {
    this.view.setUint32(this.at, value, true)
    this.at += 4
    return this
  }

  bytes(value: Uint8Array) {
    this.written.set(value, this.at)
    this.at += value.length
    return this
  }
}

const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0)
