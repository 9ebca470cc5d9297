import { char, skipSpace } from './characters.js'
import { unescapeAttribute } from './escape.js'
import { isAt, nameEnd } from './spelling.js'

/** Goes from attribute to attribute of a start tag that is known to be well-formed. */
export class AttributeCursor {
  private nameStart: number
  private nameEnd: number
  private valueStart = 0
  private valueEnd: number
  /** Whether the value says what is written. */
  private isPlain = true

  /** `start` is the place of the tag's `<`. */
  constructor(
    private readonly source: string,
    start: number,
  ) {
    this.nameStart = start + 1
    this.nameEnd = nameEnd(source, this.nameStart)
    this.valueEnd = this.nameEnd - 1
  }

  /** Moves to the next attribute; false after the last. */
  next(): boolean {
    const { source } = this
    this.nameStart = skipSpace(source, this.valueEnd + 1)
    const code = source.charCodeAt(this.nameStart)
    if (code === char.greaterThan || code === char.slash) return false
    this.nameEnd = nameEnd(source, this.nameStart)
    const open = skipSpace(source, skipSpace(source, this.nameEnd) + 1)
    this.valueStart = open + 1
    this.valueEnd = this.endOfValue(open + 1, source.charCodeAt(open))
    return true
  }

  /** The name as it is spelled. */
  get name(): string {
    return this.source.slice(this.nameStart, this.nameEnd)
  }

  /** Whether the name is spelled so; the same as comparing `name`, without making a string. */
  hasName(spelled: string): boolean {
    return this.nameEnd - this.nameStart === spelled.length && isAt(this.source, this.nameStart, spelled)
  }

  get value(): string {
    const markup = this.source.slice(this.valueStart, this.valueEnd)
    return this.isPlain ? markup : unescapeAttribute(markup)
  }

  private endOfValue(at: number, quote: number) {
    this.isPlain = true
    for (let code = this.source.charCodeAt(at); code !== quote; code = this.source.charCodeAt(++at)) {
      if (code < char.space || code === char.ampersand) this.isPlain = false
    }
    return at
  }
}
