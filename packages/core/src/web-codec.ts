import type { Codec } from './codec.js'

/** A codec of web standards alone; it works in browsers, Deno, Bun and Node. */
export const webCodec: Codec = {
  inflateRaw: (data, maxBytes) => pass(data, new DecompressionStream('deflate-raw'), maxBytes),
  deflateRaw: (data) => pass(data, new CompressionStream('deflate-raw'), Infinity),
  sha256: async (data) => hex(new Uint8Array(await crypto.subtle.digest('SHA-256', data))),
  crc32: (data) => {
    let crc = 0xffffffff
    for (const byte of data) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
    return ~crc >>> 0
  },
}

type Transform = InstanceType<typeof CompressionStream>

const pass = async (data: Uint8Array, { readable, writable }: Transform, maxBytes: number) => {
  const writer = writable.getWriter()
  // Not awaited: it ends only while the other side is read. What fails here fails there too, and is reported there.
  Promise.all([writer.write(data), writer.close()]).catch(() => undefined)
  const reader = readable.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return join(chunks, length)
    chunks.push(value)
    length += value.length
    if (length <= maxBytes) continue
    await reader.cancel()
    throw new RangeError(`The data inflates to more than ${maxBytes} bytes`)
  }
}

const join = (chunks: readonly Uint8Array[], length: number) => {
  const joined = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    joined.set(chunk, at)
    at += chunk.length
  }
  return joined
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The remainders of all bytes by the polynomial of ISO 3309, its bits reversed. */
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})
