/**
 * Compression and hashing, the only work that a platform does far faster than JavaScript can.
 * Core is handed one; `webCodec` works wherever the web standards do, `@formatter/core/node` has the native one.
 */
export interface Codec {
  /**
   * Inflates raw DEFLATE (RFC 1951).
   * Throws `RangeError` as soon as the output would pass `maxBytes`, any other error when the stream is damaged.
   */
  inflateRaw(data: Uint8Array, maxBytes: number): Uint8Array | Promise<Uint8Array>
  /** Deflates to raw DEFLATE; the same input always gives the same bytes. */
  deflateRaw(data: Uint8Array): Uint8Array | Promise<Uint8Array>
  /** SHA-256 as 64 lower-case hexadecimal digits. */
  sha256(data: Uint8Array): string | Promise<string>
  /** The text of UTF-8, its byte order mark included; throws where it is not valid. Without it, `TextDecoder` is asked. */
  decodeUtf8?(data: Uint8Array): string
  /** CRC-32 as ZIP uses it (ISO 3309), unsigned. */
  crc32(data: Uint8Array): number
}
