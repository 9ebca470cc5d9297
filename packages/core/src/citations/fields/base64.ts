const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Map([...alphabet].map((letter, index) => [letter, index]))

/** Text in base64 of UTF-8. */
export const encodeBase64 = (text: string): string => {
  const bytes = new TextEncoder().encode(text)
  let coded = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const held = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const letters = [18, 12, 6, 0].map((shift) => alphabet[(held >> shift) & 63]!)
    coded += letters.map((letter, place) => (place <= bytes.length - at ? letter : '=')).join('')
  }
  return coded
}

/** The text in base64 of UTF-8; UTF-16 where every other byte is nought. What is no base64 is looked over. */
export const decodeBase64 = (coded: string): string => {
  const bytes: number[] = []
  let [bits, held] = [0, 0]
  for (const letter of coded) {
    const value = values.get(letter === '-' ? '+' : letter === '_' ? '/' : letter)
    if (value === undefined) continue
    bits = ((bits << 6) | value) & 0xffffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes.push((bits >> held) & 0xff)
  }
  const wide = bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0
  return new TextDecoder(wide ? 'utf-16le' : 'utf-8').decode(new Uint8Array(bytes)).replace(/\0+$/u, '')
}
