import { FormatError } from '../errors.js'

/** The encodings that OPC allows for XML parts (ISO/IEC 29500-2, section 6.2.5). */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** The text of a part, its byte order mark included, so that encoding it again gives the same bytes. */
export interface Decoded {
  readonly source: string
  readonly encoding: Encoding
}

/** A codec that may have a way of its own. */
interface Utf8Decoder {
  decodeUtf8?(data: Uint8Array): string
}

/** Decodes the bytes of an XML part; what the byte order mark does not say to be UTF-16 has to be UTF-8. */
export const decodeXml = (bytes: Uint8Array, partName: string, codec: Utf8Decoder = {}): Decoded => {
  const encoding = encodingOf(bytes)
  if (encoding === 'utf-8') return { source: decodeUtf8(bytes, partName, codec), encoding }
  if (bytes.length % 2 === 1) throw notText(partName, 'its UTF-16 text ends in the middle of a character')
  return { source: decodeUtf16(bytes, encoding), encoding }
}

/** The bytes of an XML part in the encoding it was read in. */
export const encodeXml = (source: string, encoding: Encoding): Uint8Array =>
  encoding === 'utf-8' ? new TextEncoder().encode(source) : encodeUtf16(source, encoding)

const encodingOf = ([first, second]: Uint8Array): Encoding => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}

const decodeUtf8 = (bytes: Uint8Array, partName: string, codec: Utf8Decoder) => {
  try {
    return codec.decodeUtf8?.(bytes) ?? new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw notText(partName, 'it is not valid UTF-8')
  }
}

// By hand in both directions: TextEncoder knows UTF-8 only, and TextDecoder would not keep a lone surrogate,
// for the scanner to refuse with its position.
const decodeUtf16 = (bytes: Uint8Array, encoding: Encoding) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const units = new Uint16Array(bytes.length / 2)
  for (let i = 0; i < units.length; i++) units[i] = view.getUint16(i * 2, encoding === 'utf-16le')
  const pieces: string[] = []
  // As many arguments as every engine takes in one call.
  for (let i = 0; i < units.length; i += 8192) pieces.push(String.fromCharCode(...units.subarray(i, i + 8192)))
  return pieces.join('')
}

const encodeUtf16 = (source: string, encoding: Encoding) => {
  const bytes = new Uint8Array(source.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < source.length; i++) view.setUint16(i * 2, source.charCodeAt(i), encoding === 'utf-16le')
  return bytes
}

const notText = (partName: string, why: string) =>
  new FormatError(
    'malformed_part',
    `${partName} cannot be read: ${why}.`,
    'Open the document in Word, save it again as .docx and try once more.',
  )
