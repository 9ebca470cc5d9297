import type { Codec } from '../codec.js'
import type { Decoded } from '../xml/decode.js'
import { contentTypesName, readContentTypes, type ContentTypes } from './content-types.js'
import { EntryIndex, type PackageEntry } from './entry-index.js'
import { refuseForeignFormat } from './foreign-format.js'
import { resolveLimits, type Limits } from './limits.js'
import { findMainPart, refuseArchive, type PackageKind } from './main-part.js'
import { writePackage, type PartChange } from './package-writer.js'
import { readPackageXml } from './package-xml.js'
import { hashParts, type PartHash } from './part-hash.js'
import { relationshipsPartOf, type PartName } from './part-name.js'
import { readRelationships, type Relationship } from './relationships.js'
import { readZip } from './zip-reader.js'

export type { PartChange, PartHash }

/** A part of a package. */
export interface Part {
  readonly name: PartName
  /** The type that the package gives for it; empty where it gives none. */
  readonly contentType: string
  /** Its content, inflated and checked. Kept in memory for XML parts only. */
  bytes(): Promise<Uint8Array>
  /** The text of an XML part; throws `malformed_part` where it is none. */
  text(): Promise<Decoded>
}

/** An opened package (ISO/IEC 29500-2). Immutable: to change it is to write another one. */
export interface Package {
  readonly kind: PackageKind
  readonly parts: ReadonlyMap<PartName, Part>
  readonly mainPart: PartName
  /** A part by its name or an equivalent one. */
  part(name: PartName): Part | undefined
  /** Whether a part has the name, or the content types still speak of one that had it: a new part cannot, as of each they may speak once. */
  isTaken(name: PartName): boolean
  /** The relationships of a part, or with null those of the package. */
  relationships(of: PartName | null): Promise<readonly Relationship[]>
  /** Inflates everything once, the content types too, checks it and hashes it. What is the same in `known`, still compressed, is taken from there. */
  hashParts(known?: ReadonlyMap<PartName, PartHash>): Promise<ReadonlyMap<PartName, PartHash>>
  /**
   * Writes the package with changes. All else is copied as it is, still compressed; content types and relationships
   * are added to, never written anew. Without changes these are the bytes that were opened. A part whose content is again that of the
   * origin, where the package was made of another one, is stored as it was there.
   */
  write(changes: readonly PartChange[], origin?: ReadonlyMap<PartName, PartHash>): Promise<Uint8Array>
}

/** Opens a .docx, .docm, .dotx or .dotm file; of any other file, throws a FormatError that says what it is. */
export const openPackage = async (bytes: Uint8Array, codec: Codec, limits?: Partial<Limits>): Promise<Package> => {
  if (!ArrayBuffer.isView(bytes)) throw new TypeError('A document is a Uint8Array; of a file in a browser: new Uint8Array(await file.arrayBuffer()).')
  // It would look like a damaged archive.
  if (typeof codec.inflateRaw !== 'function') throw new TypeError('A codec is nodeCodec of @formatter/core/node, webCodec, or one of your own.')
  const resolved = resolveLimits(limits)
  refuseForeignFormat(bytes)
  const entries = readZip(bytes, resolved)
  const index = new EntryIndex(entries, codec, resolved)
  const types = index.get(contentTypesName)
  if (!types) throw refuseArchive(await index.get('mimetype')?.bytes())
  const contentTypes = readContentTypes(readPackageXml(await types.bytes(), contentTypesName, resolved))

  const inParts = [...index.all()].filter((entry) => entry !== types)
  const parts = new Map<PartName, Part>(inParts.map((entry) => [entry.name, asPart(entry, contentTypes)]))
  const part = (name: PartName) => parts.get(index.get(name)?.name ?? '')

  const relationships = async (of: PartName | null) => {
    const found = part(relationshipsPartOf(of))
    if (!found) return []
    const read = readRelationships(readPackageXml(await found.bytes(), found.name, resolved), of)
    return read.map((relationship) => spelledAsPart(relationship, part))
  }

  return {
    ...findMainPart(await relationships(null), part),
    parts,
    part,
    isTaken: (name) => part(name) !== undefined || contentTypes.overrides(name),
    relationships,
    hashParts: (known) => hashParts([...index.all()], codec, known),
    write: async (changes, origin) => changes.length === 0 ? bytes : writePackage(entries, index, changes, codec, resolved, origin),
  }
}

const asPart = (entry: PackageEntry, contentTypes: ContentTypes): Part =>
  ({ name: entry.name, contentType: contentTypes.of(entry.name) ?? '', bytes: () => entry.bytes(), text: () => entry.text() })

const spelledAsPart = (relationship: Relationship, part: Package['part']): Relationship => {
  const { target } = relationship
  return target === undefined ? relationship : { ...relationship, target: part(target)?.name ?? target }
}
