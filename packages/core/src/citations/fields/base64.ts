const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Map([...alphabet].map((letter, index) => [letter, index]))

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
