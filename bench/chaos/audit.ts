import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'

interface Audit {
  readonly states: Readonly<Record<string, number>>
  /** Jobs given up because every worker that had them was killed. */
  readonly lostWorkers: number
  /** Jobs of what is no document. */
  readonly notRead: number
  readonly charges: number
  /** Jobs whose charge is not as their state wants: formatted and not charged once, or failed and charged. */
  readonly wronglyCharged: readonly string[]
  readonly openHolds: number
  readonly openDeliveries: number
  readonly orphans: number
}

/** What the database of a stopped service says, read beside the service's own code. */
export function audit(dataDir: string): Audit {
  const database = new Database(join(dataDir, 'service.sqlite'), { readonly: true })
  const column = (query: string) => database.prepare(query).pluck().all() as string[]
  const count = (query: string) => database.prepare(query).pluck().get() as number
  const jobs = database.prepare('select id, state from jobs').all() as { id: string; state: string }[]
  const charged = column(`select ref from ledger_transactions where kind = 'charge'`)
  const used = new Set(['source', 'output', 'report'].flatMap((blob) => column(`select ${blob}_sha256 from jobs where ${blob}_sha256 is not null`)))
  const result = {
    states: countBy(jobs.map(({ state }) => state)),
    lostWorkers: count(`select count(*) from jobs where error_code = 'worker_lost'`),
    notRead: count(`select count(*) from jobs where error_code = 'not_a_docx'`),
    charges: charged.length,
    wronglyCharged: jobs.filter(({ id, state }) => charged.filter((ref) => ref === id).length !== (state === 'formatted' ? 1 : 0)).map(({ id }) => id),
    openHolds: count('select count(*) from ledger_holds'),
    openDeliveries: count(`select count(*) from webhook_deliveries where state <> 'delivered'`),
    orphans: storedIn(dataDir).filter((sha256) => !used.has(sha256)).length,
  }
  database.close()
  return result
}

/** Lets the documents of the store grow old, so that those which no job has are past their grace. */
export function age(dataDir: string, milliseconds: number): void {
  for (const path of blobFiles(dataDir)) {
    const time = new Date(statSync(path).mtimeMs - milliseconds)
    if (isPack(path)) {
      const bytes = readFileSync(path)
      for (const { at } of recordsOf(bytes)) bytes.writeBigUInt64BE(bytes.readBigUInt64BE(at + 8) - BigInt(milliseconds), at + 8)
      writeFileSync(path, bytes)
    }
    utimesSync(path, time, time)
  }
}

/** The hashes of all documents, those in packs (docs/adr/0012) and those that are files. */
const storedIn = (dataDir: string): string[] =>
  blobFiles(dataDir).flatMap((path) => (isPack(path) ? recordsOf(readFileSync(path)).map(({ sha256 }) => sha256) : [basename(path)]))

const isPack = (path: string): boolean => basename(dirname(path)) === 'packs'

function recordsOf(pack: Buffer): { readonly at: number; readonly sha256: string }[] {
  const records = []
  for (let at = 0; at + 48 <= pack.length; at += 48 + pack.readUInt32BE(at + 4)) records.push({ at, sha256: pack.toString('hex', at + 16, at + 48) })
  return records.filter(({ sha256 }) => !/^0+$/.test(sha256))
}

const blobFiles = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'blobs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
