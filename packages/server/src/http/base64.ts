/** What should be a document in base64 is none. */
export class NotBase64 extends Error {
  override readonly name = 'NotBase64'

  constructor(readonly fault: 'empty' | 'invalid') {
    super(fault)
  }
}

/**
 * Bytes from base64 that comes in pieces, each as a JSON string has it: broken into lines or not, with its padding or without. What is no
 * plain digits is looked at more closely only then: nearly all that comes is. Throws `NotBase64`.
 */
export class Base64Pieces {
  /** Digits that wait for others, and whatever may be the end: only there is padding. */
  #held = ''
  #begun = false

  take(text: string): Uint8Array {
    const digits = this.#held + text
    return this.#takeWhole(digits) ?? this.#takeWhole(plain(digits)) ?? refuse()
  }

  /** The last piece. */
  end(text: string): Uint8Array {
    const digits = this.#held + text
    const bytes = decode(digits) ?? decode(plain(digits)) ?? refuse()
    // No document is empty.
    if (this.#begun || bytes.length > 0) return bytes
    throw new NotBase64('empty')
  }

  #takeWhole(digits: string): Uint8Array | undefined {
    const whole = Math.max(0, digits.length - (digits.length % 4) - 4)
    const bytes = decode(digits.slice(0, whole))
    if (bytes?.length !== (whole / 4) * 3) return undefined
    this.#held = digits.slice(whole)
    this.#begun ||= bytes.length > 0
    return bytes
  }
}

/** Without escapes and without whitespace. */
function plain(text: string): string {
  try {
    return (JSON.parse(`"${text}"`) as string).replaceAll(/\s/g, '')
  } catch {
    return refuse()
  }
}

/** Undefined where anything but digits of base64 and the padding at its end is in it. */
function decode(text: string): Buffer | undefined {
  const digits = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)
  const bytes = Buffer.from(text, 'base64')
  // Node skips what is no digit, so fewer bytes come out; and it takes the two digits of base64url, which are not ours.
  return digits % 4 !== 1 && bytes.length === Math.floor((digits * 3) / 4) && !text.includes('-') && !text.includes('_') ? bytes : undefined
}

const refuse = (): never => { throw new NotBase64('invalid') }
