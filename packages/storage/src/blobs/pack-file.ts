import { closeSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { writeAll } from './spool.js'

/** Where the bytes of a small document lie. */
export interface Place {
  readonly pack: string
  /** Of its record. */
  readonly at: number
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly storedAt: number
}

/** A record: mark (4 bytes), length (4), time (8), SHA-256 (32; zeros where the document was removed), the document. */
export const headBytes = 48
const mark = 0x46444f43
const gone = '0'.repeat(64)

export function headOf(sha256: string, bytes: number, storedAt: number): Buffer {
  const head = Buffer.allocUnsafe(headBytes)
  head.writeUInt32BE(mark, 0)
  head.writeUInt32BE(bytes, 4)
  head.writeBigUInt64BE(BigInt(storedAt), 8)
  head.write(sha256, 16, 'hex')
  return head
}

/**
 * Reads the heads of a pack from one record on, and gives where the next one will be. What a crash left half written at the end is
 * no record: nobody was told that it is stored.
 */
export function scan(pack: string, from: number, size: number, found: (sha256: string, place: Place) => void): number {
  const file = openSync(pack, 'r')
  try {
    let at = from
    for (;;) {
      const head = readHead(file, at)
      if (head === undefined || at + headBytes + head.bytes > size) return at
      if (head.sha256 !== gone) found(head.sha256, { pack, at, bytes: head.bytes, storedAt: head.storedAt })
      at += headBytes + head.bytes
    }
  } finally {
    closeSync(file)
  }
}

function readHead(file: number, at: number) {
  const head = Buffer.alloc(headBytes)
  if (readSync(file, head, 0, headBytes, at) < headBytes || head.readUInt32BE(0) !== mark) return undefined
  return { bytes: head.readUInt32BE(4), storedAt: Number(head.readBigUInt64BE(8)), sha256: head.toString('hex', 16, headBytes) }
}

/** Whether the document is still there: another process may have removed it. */
export function holds({ pack, at }: Place, sha256: string): boolean {
  try {
    const file = openSync(pack, 'r')
    try {
      return readHead(file, at)?.sha256 === sha256
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Overwrites a document with zeros, and the hash that names it. */
export async function erase({ pack, at, bytes }: Place): Promise<void> {
  const file = await open(pack, 'r+').catch((error: unknown) => { if (!isMissing(error)) throw error })
  if (file === undefined) return
  try {
    await writeAll(file, Buffer.alloc(headBytes - 16 + bytes), at + 16)
  } finally {
    await file.close()
  }
}

export const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
