import { char, skipSpace } from './characters.js'
import { nameEnd } from './start-tag.js'

/** Goes from attribute to attribute of a start tag that is known to be well-formed. */
export class AttributeCursor {
  private nameStart: number
  private nameEnd: number
  private valueStart = 0
  private valueEnd: number

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
    const quote = source.charCodeAt(open)
    this.valueStart = open + 1
    this.valueEnd = this.valueStart
    while (source.charCodeAt(this.valueEnd) !== quote) this.valueEnd++
    return true
  }

  /** The name as it is spelled. */
  get name(): string {
    return this.source.slice(this.nameStart, this.nameEnd)
  }

  /** Whether the name is spelled so; the same as comparing `name`, without making a string. */
  hasName(spelled: string): boolean {
    return this.nameEnd - this.nameStart === spelled.length && this.source.startsWith(spelled, this.nameStart)
  }

  /** The value as it is written between its quotes. */
  get markup(): string {
    return this.source.slice(this.valueStart, this.valueEnd)
  }
}
