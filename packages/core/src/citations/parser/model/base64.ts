const alphabet = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')
const padding = 61

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
