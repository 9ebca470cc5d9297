import type { Codec } from '../codec.js'
import { decodeXml, type Decoded } from '../xml/decode.js'
import { equivalenceKey, partNameOf, type PartName } from './part-name.js'
import { tooLarge, unsafeName } from './refusals.js'
import { readEntry, type ZipEntry } from './zip-entry.js'
import type { Limits } from './limits.js'

/** An entry of a package: of a part, or of its content types. */
export class PackageEntry {
  private kept: Promise<Uint8Array> | undefined

  constructor(
    readonly name: PartName,
    readonly zip: ZipEntry,
    private readonly codec: Codec,
  ) {}

  get isXml(): boolean {
    return /\.(?:xml|rels|vml)$/i.test(this.name)
  }

  /** The content, checked. That of XML is kept: it is read for its text, its hash, and to add to it. */
  bytes(): Promise<Uint8Array> {
    return this.isXml ? this.kept ??= readEntry(this.zip, this.codec) : readEntry(this.zip, this.codec)
  }

  /** Its content as the text of an XML part. */
  async text(): Promise<Decoded> {
    return decodeXml(await this.bytes(), this.name, this.codec)
  }
}

/** Finds entries by part name; names that are equivalent are one name (ISO/IEC 29500-2, section 6.2.2.3). */
export class EntryIndex {
  private readonly byKey = new Map<string, PackageEntry>()

  constructor(entries: readonly ZipEntry[], codec: Codec, limits: Limits) {
    for (const zip of entries) {
      const entry = new PackageEntry(partNameOf(zip.name), zip, codec)
      // Some programs write entries for folders. They are no parts.
      if (entry.name.endsWith('/')) continue
      const key = equivalenceKey(entry.name)
      if (this.byKey.has(key)) throw unsafeName(zip.name, 'stands for a part that is there already')
      checkSize(entry, limits)
      this.byKey.set(key, entry)
    }
  }

  get(name: PartName): PackageEntry | undefined {
    return this.byKey.get(equivalenceKey(name))
  }

  /** All, in the order of the archive. */
  all(): Iterable<PackageEntry> {
    return this.byKey.values()
  }
}

const checkSize = ({ name, isXml, zip: { size } }: PackageEntry, { xmlPartBytes, partBytes }: Limits) => {
  const limit = isXml ? xmlPartBytes : partBytes
  if (size > limit) throw tooLarge(`${name} holds ${size} bytes, more than ${limit}`)
}
