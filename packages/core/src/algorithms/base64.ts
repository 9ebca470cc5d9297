const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const alphabet = new TextEncoder().encode(letters)
const padding = 61

/** Bytes in base64 (RFC 4648, section 4). */
export const encodeBase64 = (bytes: Uint8Array): string => {
  let coded = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const held = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const four = [18, 12, 6, 0].map((shift) => letters[(held >> shift) & 63]!)
    coded += four.map((letter, place) => (place <= bytes.length - at ? letter : '=')).join('')
  }
  return coded
}

/** Decodes base64 (RFC 4648, section 4). `atob` would first make a string of as many characters, and takes longer. */
export const decodeBase64 = (text: string): Uint8Array => {
  const values = new Uint8Array(256)
  for (let value = 0; value < 64; value++) values[alphabet[value]!] = value
  const signs = new TextEncoder().encode(text)
  let length = signs.length
  while (length > 0 && signs[length - 1] === padding) length--
  const bytes = new Uint8Array(Math.floor((length * 3) / 4))
  let at = 0
  for (let index = 0; index < length; index += 4) {
    // Past the end stands nothing, which counts as no bits; bytes past the end are not stored.
    const held = (values[signs[index]!]! << 18) | (values[signs[index + 1]!]! << 12) | (values[signs[index + 2]!]! << 6) | values[signs[index + 3]!]!
    bytes[at] = held >>> 16
    bytes[at + 1] = held >>> 8
    bytes[at + 2] = held
    at += 3
  }
  return bytes
}
