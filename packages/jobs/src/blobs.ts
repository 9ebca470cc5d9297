/** Bytes in the store, known by their hash. */
export interface Blob {
  readonly sha256: string
  readonly bytes: number
}

/** Bytes that the store has taken, and knows already. They can be read, and may be counted on, when they are durable. */
export interface Taken extends Blob {
  /** Resolves when they would survive the loss of power, and rejects where the disk did not take them; who need not know may leave it alone. */
  readonly durable: Promise<void>
}

/** Where documents lie, by the SHA-256 of their bytes. Its contract test is `test/blobs-contract.ts`. */
export interface Blobs {
  /**
   * Stores what comes, hashing it on the way. Throws `document_too_large` past `maxBytes`, and whatever the source throws; then nothing
   * is stored. Bytes that are there already count as stored now (see `storedBefore`).
   */
  put(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Taken>
  /** The bytes, or some of them, `end` included; throws where there are none. */
  read(sha256: string, range?: { readonly start: number; readonly end: number }): AsyncIterable<Uint8Array>
  /** All that was stored before `time` (milliseconds). */
  storedBefore(time: number): AsyncIterable<string>
  /** Removing what is not there is no error. */
  remove(sha256: string): Promise<void>
  /** Throws where nothing can be stored or read: the folder cannot be written to, the bucket does not answer. */
  probe(): Promise<void>
}

/** What the store has for certain, as it may be written down. */
export async function durably({ sha256, bytes, durable }: Taken): Promise<Blob> {
  await durable
  return { sha256, bytes }
}

/** A blob as one array. */
export async function readWhole(blobs: Blobs, { sha256, bytes }: Blob): Promise<Uint8Array> {
  const whole = new Uint8Array(bytes)
  let filled = 0
  for await (const chunk of blobs.read(sha256)) {
    whole.set(chunk, filled)
    filled += chunk.length
  }
  if (filled !== bytes) throw new Error(`The blob ${sha256} has ${filled} bytes in the store, not ${bytes}.`)
  return whole
}

/** An array as a source for `put`. */
export async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}
