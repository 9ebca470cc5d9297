import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

/** One file in a zip as it is stored, so that compressed bytes can be compared and passed on untouched. */
export interface Entry {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly size: number
  readonly stored: Buffer
}

const STORE = 0
const DEFLATE = 8
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** 1 January 1980, the earliest date a zip can hold: the same input gives the same bytes. */
const DATE = 0x21

/** The entries that the central directory lists, in its order. Zip64 is not read: no document of the corpus is that large. */
export function readEntries(file: Uint8Array): Entry[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && bytes.readUInt32LE(end) !== END) end--
  if (end < 0) throw new Error('no end of central directory')
  const count = bytes.readUInt16LE(end + 10)
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    const data = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      size: bytes.readUInt32LE(at + 24),
      stored: bytes.subarray(data, data + bytes.readUInt32LE(at + 20)),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

export function inflated(entry: Entry): Buffer {
  return entry.method === STORE ? entry.stored : inflateRawSync(entry.stored)
}

export function deflated(name: string, data: Buffer, level: number): Entry {
  return { name, method: DEFLATE, crc: crc32(data), size: data.length, stored: deflateRawSync(data, { level }) }
}

export function stored(name: string, data: Buffer): Entry {
  return { name, method: STORE, crc: crc32(data), size: data.length, stored: data }
}

export function writeEntries(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8')
    const local = Buffer.alloc(30)
    local.writeUInt32LE(LOCAL, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(entry.method, 8)
    local.writeUInt16LE(DATE, 12)
    local.writeUInt32LE(entry.crc, 14)
    local.writeUInt32LE(entry.stored.length, 18)
    local.writeUInt32LE(entry.size, 22)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(CENTRAL, 0)
    central.writeUInt16LE(20, 4)
    local.copy(central, 6, 4, 30)
    central.writeUInt32LE(offset, 42)
    files.push(local, name, entry.stored)
    directory.push(central, name)
    offset += local.length + name.length + entry.stored.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, central, end])
}
