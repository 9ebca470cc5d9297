import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of which anything may be untrue. */
export interface HandmadeEntry {
  readonly name: string
  readonly content?: string
  readonly nameBytes?: Uint8Array
  readonly localName?: string
  readonly method?: number
  readonly flags?: number
  readonly crc?: number
  readonly size?: number
  /** Shares the place of an entry before it. */
  readonly sameAs?: number
  /** Says its numbers in a ZIP64 extra field. */
  readonly zip64?: boolean
  /** Says its sizes behind the data only. */
  readonly descriptor?: boolean
  /** Bytes between its own header and its data. */
  readonly localExtra?: Uint8Array
}

/** Writes an archive by hand, for what no program writes. */
export const handmadeZip = (entries: readonly HandmadeEntry[], end: { readonly zip64?: boolean; readonly comment?: string } = {}): Uint8Array => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  const offsets: number[] = []
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '')
    const data = (entry.method ?? 8) === 0 ? content : deflateRawSync(content)
    const crc = entry.crc ?? crc32(content)
    const size = entry.size ?? content.length
    const flags = (entry.flags ?? 0) | (entry.descriptor ? 8 : 0)
    const shared = (known: boolean) => [
      u16(entry.method ?? 8), u32(0x00210000), u32(known ? crc : 0), u32(known ? data.length : 0), u32(known ? size : 0),
    ]
    const offset = offsets[entry.sameAs ?? -1] ?? length(files)
    offsets.push(offset)
    const local = Buffer.from(entry.localName ?? entry.name)
    const localExtra = Buffer.from(entry.localExtra ?? [])
    if (entry.sameAs === undefined) {
      files.push(u32(0x04034b50), u16(20), u16(flags), ...shared(!entry.descriptor), u16(local.length), u16(localExtra.length), local, localExtra, data)
      if (entry.descriptor) files.push(u32(0x08074b50), u32(crc), u32(data.length), u32(size))
    }
    const name = entry.nameBytes ?? Buffer.from(entry.name)
    const extra = entry.zip64 ? Buffer.concat([u16(0x5455), u16(1), Buffer.of(0), u16(1), u16(24), u64(size), u64(data.length), u64(offset)]) : Buffer.alloc(0)
    const numbers = entry.zip64
      ? [u16(entry.method ?? 8), u32(0x00210000), u32(crc), u32(0xffffffff), u32(0xffffffff)]
      : shared(true)
    directory.push(u32(0x02014b50), u16(20), u16(20), u16(flags), ...numbers, u16(name.length), u16(extra.length), u16(0), u16(0), u16(0), u32(0))
    directory.push(u32(entry.zip64 ? 0xffffffff : offset), Buffer.from(name), extra)
  }
  const start = length(files)
  const size = length(directory)
  const comment = Buffer.from(end.comment ?? '')
  const zip64 = [
    u32(0x06064b50), u64(44), u16(45), u16(45), u32(0), u32(0), u64(entries.length), u64(entries.length), u64(size), u64(start),
    u32(0x07064b50), u32(0), u64(start + size), u32(1),
  ]
  const [count, sizeThere, startThere] = end.zip64 ? [u16(0xffff), u32(0xffffffff), u32(0xffffffff)] : [u16(entries.length), u32(size), u32(start)]
  const last = [u32(0x06054b50), u16(0), u16(0), count, count, sizeThere, startThere, u16(comment.length), comment]
  return new Uint8Array(Buffer.concat([...files, ...directory, ...(end.zip64 ? zip64 : []), ...last]))
}

const u16 = (value: number) => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const u64 = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

const length = (pieces: readonly Buffer[]) => pieces.reduce((sum, piece) => sum + piece.length, 0)
