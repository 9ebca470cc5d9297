const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const padding = 61

/** Decodes base64 (RFC 4648, section 4). `atob` would first make a string of as many characters, and takes four times as long. */
export const decodeBase64 = (text: string): Uint8Array => {
  const values = new Uint8Array(128)
  for (let value = 0; value < 64; value++) values[alphabet.charCodeAt(value)] = value
  let length = text.length
  while (length > 0 && text.charCodeAt(length - 1) === padding) length--
  const bytes = new Uint8Array(Math.floor((length * 3) / 4))
  let at = 0
  for (let index = 0; index < length; index += 4) {
    // Past the end stand NaN and undefined, which count as no bits; bytes past the end are not stored.
    const one = values[text.charCodeAt(index)]!
    const two = values[text.charCodeAt(index + 1)]!
    const three = values[text.charCodeAt(index + 2)]!
    const four = values[text.charCodeAt(index + 3)]!
    bytes[at++] = (one << 2) | (two >> 4)
    bytes[at++] = (two << 4) | (three >> 2)
    bytes[at++] = (three << 6) | four
  }
  return bytes
}
