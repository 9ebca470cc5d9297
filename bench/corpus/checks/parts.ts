import { createHash } from 'node:crypto'
import type { Formatted } from '../../core.js'
import type { Entry } from '../../zip.js'
import { inflated, readEntries } from '../../zip.js'
import type { Trial } from '../trial.js'
import { bufferOf } from '../trial.js'

const DEFLATE = 8
const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex')

/**
 * A part that the receipt does not name as changed keeps its content and, where it was deflated, its compressed bytes;
 * and the receipt is true: each part is in it once with the hashes that the two files really have.
 */
export function* partsChanged(trial: Trial): Iterable<string> {
  yield* compare('direct', trial.original, trial.direct)
  yield* compare('tracked', trial.original, trial.tracked)
}

function* compare(reading: string, original: Buffer, { document, report }: Formatted): Iterable<string> {
  const before = byName(readEntries(original))
  const after = byName(readEntries(bufferOf(document)))
  const receipt = new Map(report.preservation.parts.map((part) => [entryName(part.name), part]))

  if (report.summary.changes_applied === 0 && !original.equals(document)) yield `${reading}: no change applied, yet other bytes`
  for (const [name, entry] of before) {
    const kept = after.get(name)
    if (name === CONTENT_TYPES && typesMayDiffer(before, after)) continue
    const part = receipt.get(name)
    if (!part && name !== CONTENT_TYPES) yield `${reading}: ${name} is not in the receipt`
    else if (part && part.sha256_before !== sha256(inflated(entry))) yield `${reading}: receipt has a wrong hash before of ${name}`
    if (!kept) yield `${reading}: ${name} is gone`
    else if (part && part.sha256_after !== sha256(inflated(kept))) yield `${reading}: receipt has a wrong hash after of ${name}`
    else if (part?.sha256_before === part?.sha256_after && !sameStored(entry, kept)) yield `${reading}: ${name} was compressed anew`
  }
  for (const name of after.keys()) {
    if (!before.has(name) && receipt.get(name)?.sha256_before != null) yield `${reading}: ${name} is new, the receipt says it is not`
    if (!before.has(name) && !receipt.has(name)) yield `${reading}: ${name} is new and not in the receipt`
  }
}

/** The list of content types is no part (ISO 29500-2, 10.1.2); it changes when a part comes, and only then. */
const CONTENT_TYPES = '[Content_Types].xml'
const typesMayDiffer = (before: Map<string, Entry>, after: Map<string, Entry>): boolean => [...after.keys()].some((name) => !before.has(name))

const sameStored = (a: Entry, b: Entry): boolean => a.method !== DEFLATE || (b.method === DEFLATE && a.stored.equals(b.stored))
const entryName = (partName: string): string => partName.replace(/^\//, '')
const byName = (entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.filter(({ name }) => !name.endsWith('/')).map((entry) => [entry.name, entry]))
