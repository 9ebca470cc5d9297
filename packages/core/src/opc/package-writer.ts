import type { Codec } from '../codec.js'
import { contentTypesName, readContentTypes, relationshipsPart, typesToAdd } from './content-types.js'
import type { EntryIndex } from './entry-index.js'
import { appendToRoot, newRelationships, readPackageXml } from './package-xml.js'
import type { PartHash } from './part-hash.js'
import { partNameOf, relationshipsPartOf, type PartName } from './part-name.js'
import { misnamedPart } from './refusals.js'
import { relationshipToAdd } from './relationships.js'
import { makeEntry, type ZipEntry } from './zip-entry.js'
import { writeZip } from './zip-writer.js'
import type { Limits } from './limits.js'

/** A part with new content, or a new part with the relationship by which it is found. */
export type PartChange =
  | { readonly part: PartName; readonly bytes: Uint8Array }
  | {
    readonly added: PartName
    readonly bytes: Uint8Array
    readonly contentType: string
    readonly relationship: { readonly from: PartName; readonly id: string; readonly type: string }
  }

type Added = Extract<PartChange, { added: PartName }>

/** Writes the entries of a package with changes made. */
export const writePackage = async (
  entries: readonly ZipEntry[],
  index: EntryIndex,
  changes: readonly PartChange[],
  codec: Codec,
  limits: Limits,
  origin: ReadonlyMap<PartName, PartHash> = new Map(),
): Promise<Uint8Array> => {
  const draft = new Draft(index)
  for (const change of changes) draft.apply(change)
  const added = changes.filter((change) => 'added' in change)
  const related = await addRelationships(draft, added, limits)
  await addContentTypes(draft, [...added.map(({ added: name, contentType }) => [name, contentType] as const), ...related], limits)

  const written: ZipEntry[] = []
  for (const entry of entries) {
    const name = partNameOf(entry.name)
    const content = draft.take(name)
    const stored = content && await sameIn(origin, name, content, codec)
    written.push(content && !stored ? await makeEntry(name, content, codec, entry.modified) : { ...(stored ?? entry), name })
  }
  for (const [name, content] of draft.rest()) written.push(await makeEntry(name, content, codec))
  return writeZip(written)
}

/** The entry that holds this very content. */
const sameIn = async (origin: ReadonlyMap<PartName, PartHash>, name: PartName, content: Uint8Array, codec: Codec): Promise<ZipEntry | undefined> => {
  const hash = origin.get(name)
  return hash?.bytes === content.length && hash.sha256 === await codec.sha256(content) ? hash.entry : undefined
}

/** Relates each added part to its source; returns the relationships parts that had to be made for it. */
const addRelationships = async (draft: Draft, added: readonly Added[], limits: Limits) => {
  const made: (readonly [PartName, string])[] = []
  for (const source of new Set(added.map(({ relationship }) => relationship.from))) {
    const name = relationshipsPartOf(source)
    const additions = added
      .filter(({ relationship }) => relationship.from === source)
      .map(({ added: target, relationship: { id, type } }) => relationshipToAdd(source, target, id, type))
    const current = await draft.bytes(name)
    if (!current) made.push(relationshipsPart(name))
    draft.set(name, current ? appendToRoot(readPackageXml(current, name, limits), additions) : newRelationships(additions))
  }
  return made
}

const addContentTypes = async (draft: Draft, parts: Iterable<readonly [PartName, string]>, limits: Limits) => {
  const current = await draft.bytes(contentTypesName)
  if (!current) return
  const xml = readPackageXml(current, contentTypesName, limits)
  const additions = typesToAdd(readContentTypes(xml), parts)
  if (additions.length > 0) draft.set(contentTypesName, appendToRoot(xml, additions))
}

/** The content that differs from the package's, by the names that it has or is given there. */
class Draft {
  private readonly content = new Map<PartName, Uint8Array>()

  constructor(private readonly index: EntryIndex) {}

  apply(change: PartChange) {
    const isAdded = 'added' in change
    const name = isAdded ? change.added : change.part
    const isThere = this.content.has(this.spelled(name)) || this.index.get(name) !== undefined
    if (isAdded === isThere) throw misnamedPart(name, isAdded ? 'is there already' : 'is not there')
    this.set(name, change.bytes)
  }

  set(name: PartName, bytes: Uint8Array) {
    this.content.set(this.spelled(name), bytes)
  }

  async bytes(name: PartName): Promise<Uint8Array | undefined> {
    return this.content.get(this.spelled(name)) ?? this.index.get(name)?.bytes()
  }

  /** Gives the new content of an entry, once. */
  take(name: PartName): Uint8Array | undefined {
    const bytes = this.content.get(name)
    this.content.delete(name)
    return bytes
  }

  /** What was not taken: the parts that the package did not have. */
  rest(): Iterable<readonly [PartName, Uint8Array]> {
    return this.content
  }

  private spelled(name: PartName) {
    return this.index.get(name)?.name ?? name
  }
}
