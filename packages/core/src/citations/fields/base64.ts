import { decodeBase64, encodeBase64 } from '../../algorithms/base64.js'

/** Text in base64 of UTF-8. */
export const encodeText = (text: string): string => encodeBase64(new TextEncoder().encode(text))

/** The text in base64 of UTF-8, also as addresses have it; UTF-16 where every other byte is nought. What is no base64 is looked over. */
export const decodeText = (coded: string): string => {
  const bytes = decodeBase64(coded.replace(/-/g, '+').replace(/_/g, '/').replace(/[^A-Za-z0-9+/]/g, ''))
  const wide = bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0
  return new TextDecoder(wide ? 'utf-16le' : 'utf-8').decode(bytes).replace(/\0+$/u, '')
}
