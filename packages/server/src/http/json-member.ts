const [quote, backslash, colon, letterU] = [0x22, 0x5c, 0x3a, 0x75]
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b])
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d])
const isSpace = (byte: number) => byte <= 0x20

/**
 * Looks in a JSON object, which comes in pieces, for the text of a member of this name that is a string; gives where it begins in a piece,
 * behind its quotation mark, or −1. What is no JSON may be found too: whoever reads the rest sees it.
 */
export function memberFinder(name: string): (bytes: Uint8Array) => number {
  let depth = 0
  let inString = false
  let escaped = false
  /** The string that is being read or was read last, as far as it may be the name. */
  let word = ''
  let seen: 'nothing' | 'name' | 'name and colon' = 'nothing'

  const readString = (byte: number) => {
    if (escaped) escaped = false
    else if (byte === quote) {
      inString = false
      if (depth === 1 && word === name) seen = 'name'
    } else {
      escaped = byte === backslash
      if (word.length <= name.length) word += String.fromCharCode(byte)
    }
  }
  const readSign = (byte: number) => {
    seen = seen === 'name' && byte === colon ? 'name and colon' : 'nothing'
    if (opening.has(byte)) depth++
    else if (closing.has(byte)) depth--
  }

  return (bytes) => {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]!
      if (inString) readString(byte)
      else if (byte === quote) {
        if (seen === 'name and colon') return at + 1
        inString = true
        word = ''
        seen = 'nothing'
      } else if (!isSpace(byte)) readSign(byte)
    }
    return -1
  }
}

/** The text of a JSON string in pieces that cut no escape, from its first byte on; `rest` is what follows, with its quotation mark. */
export class JsonString {
  rest: Uint8Array = new Uint8Array()
  readonly #more: AsyncIterator<Uint8Array>
  #bytes: Uint8Array | undefined

  constructor(first: Uint8Array, more: AsyncIterator<Uint8Array>) {
    this.#bytes = first
    this.#more = more
  }

  /** The next piece, and whether it is the last; undefined where there is none, or the body ends within the string. */
  async next(): Promise<{ readonly text: string; readonly last: boolean } | undefined> {
    const bytes = this.#bytes
    if (bytes === undefined) return undefined
    const end = endOfString(bytes)
    if (end >= 0) {
      this.#bytes = undefined
      this.rest = bytes.subarray(end)
      return { text: asText(bytes.subarray(0, end)), last: true }
    }
    const whole = bytes.length - cutEscape(bytes)
    const { done, value } = await this.#more.next()
    this.#bytes = done === true ? undefined : whole === bytes.length ? value : Buffer.concat([bytes.subarray(whole), value])
    return { text: asText(bytes.subarray(0, whole)), last: false }
  }
}

/** A letter for each byte: what is not ASCII is no base64, whatever it means. */
const asText = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')

function endOfString(bytes: Uint8Array): number {
  let at = bytes.indexOf(quote)
  while (at >= 0 && isEscaped(bytes, at)) at = bytes.indexOf(quote, at + 1)
  return at
}

/** Of backslashes every second one is itself escaped. */
function isEscaped(bytes: Uint8Array, at: number): boolean {
  let first = at
  while (first > 0 && bytes[first - 1] === backslash) first--
  return (at - first) % 2 === 1
}

/** How many bytes at the end begin an escape that is not there whole. */
function cutEscape(bytes: Uint8Array): number {
  const at = bytes.lastIndexOf(backslash)
  if (at < 0 || isEscaped(bytes, at)) return 0
  const length = bytes[at + 1] === letterU ? 6 : 2
  return at + length > bytes.length ? bytes.length - at : 0
}
